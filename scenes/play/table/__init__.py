"""What can change at the table: the match, who looks, what is shown, review, advice."""
