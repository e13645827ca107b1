"""Measurements, printed as JSON; nothing here is a test."""
