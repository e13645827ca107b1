"""The scripts of the world: the code by which letters are shaped, and which font files are known to have them."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from unicodedata import category, name


@dataclass(frozen=True)
class Script:
    """A script: its ISO 15924 code (empty where nothing need be shaped), and beginnings of font file names, best
    first, in small letters without spaces, hyphens and underscores."""

    code: str
    fonts: tuple[str, ...]


def _indic(code: str, own: str) -> Script:
    """A script of India: one font for all on Windows, one font each elsewhere."""
    return Script(code, (f"notosans{own}", "nirmala", f"kohinoor{own}", own, f"lohit{own}", f"notoserif{own}", "mukti"))


CHINESE = ("notosanscjk", "notosanssc", "sourcehansans", "msyh", "pingfang", "hiraginosansgb", "stheiti", "simsun",
           "msjh", "wqy", "droidsansfallback", "notoserifcjk", "uming", "ukai")  # fmt: skip
JAPANESE = ("notosanscjk", "notosansjp", "yugoth", "meiryo", "msgothic", "hiragino", "\u30d2\u30e9\u30ad\u3099\u30ce",
            "\u30d2\u30e9\u30ae\u30ce", "ipag", "takao", "vlgothic", *CHINESE)  # fmt: skip
KOREAN = ("notosanscjk", "notosanskr", "malgun", "applesdgothicneo", "applegothic", "nanum", "gulim", "un", *CHINESE)
LIKE_LATO = ("carlito", "calibri", "notosansregular", "segoeui", "helveticaneue", "dejavusans", "liberationsans",
             "arial")  # fmt: skip
ALPHABETS = frozenset({"Latn", "Grek", "Cyrl"})  # letters that stand side by side
SCRIPTS: Mapping[str, Script] = MappingProxyType({
    "LATIN": Script("Latn", LIKE_LATO),
    "GREEK": Script("Grek", LIKE_LATO),
    "CYRILLIC": Script("Cyrl", LIKE_LATO),
    "ARABIC": Script("Arab", ("notosansarabic", "notonaskharabic", "segoeui", "sfarabic", "geezapro", "tahoma",
                              "dejavusans", "arial", "kacst", "amiri")),
    "HEBREW": Script("Hebr", ("notosanshebrew", "segoeui", "sfhebrew", "arialhb", "dejavusans", "arial", "freesans")),
    "DEVANAGARI": _indic("Deva", "devanagari"),
    "BENGALI": Script("Beng", ("notosansbengali", "nirmala", "kohinoorbangla", "bangla", "lohitbengali", "mukti")),
    "GURMUKHI": _indic("Guru", "gurmukhi"),
    "GUJARATI": _indic("Gujr", "gujarati"),
    "ORIYA": _indic("Orya", "oriya"),
    "TAMIL": _indic("Taml", "tamil"),
    "TELUGU": _indic("Telu", "telugu"),
    "KANNADA": _indic("Knda", "kannada"),
    "MALAYALAM": _indic("Mlym", "malayalam"),
    "SINHALA": _indic("Sinh", "sinhala"),
    "THAI": Script("Thai", ("notosansthai", "notolooped", "leelaw", "thonburi", "sukhumvit", "tahoma", "loma",
                            "waree", "garuda")),
    "LAO": Script("Laoo", ("notosanslao", "leelaw", "laomn", "laosangam", "phetsarath")),
    "KHMER": Script("Khmr", ("notosanskhmer", "leelaw", "khmer")),
    "MYANMAR": Script("Mymr", ("notosansmyanmar", "mmrtext", "myanmar", "padauk")),
    "TIBETAN": Script("Tibt", ("notoseriftibetan", "himalaya", "kailasa", "kokonor", "tibetan")),
    "MONGOLIAN": Script("Mong", ("notosansmongolian", "monbaiti")),
    "ETHIOPIC": Script("Ethi", ("notosansethiopic", "ebrima", "nyala", "kefa")),
    "SYRIAC": Script("Syrc", ("notosanssyriac", "seguihis", "estrangelo")),
    "THAANA": Script("Thaa", ("notosansthaana", "mvboli")),
    "NKO": Script("Nkoo", ("notosansnko", "ebrima")),
    "ADLAM": Script("Adlm", ("notosansadlam", "ebrima")),
    "CJK": Script("", CHINESE),
    "BOPOMOFO": Script("", CHINESE),
    "HIRAGANA": Script("", JAPANESE),
    "KATAKANA": Script("", JAPANESE),
    "HANGUL": Script("Hang", KOREAN),
    "EMOJI": Script("", ("notocoloremoji", "seguiemj", "applecoloremoji", "twemoji", "notoemoji", "seguisym",
                         "applesymbols", "symbola", "dejavusans")),
})
# Fonts with letters of many scripts.
MANY = ("arialuni", "dejavusans", "segoeui", "seguisym", "lucidagrande", "helvetica", "applesymbols", "freesans",
        "freeserif", "notosans", "notosanssymbols", "gadugi", "ebrima", "sylfaen", "symbola", "unifont", "code2000",
        *SCRIPTS["EMOJI"].fonts)  # fmt: skip


def script_of(c: str) -> Script:
    """The script of a letter; one that is not in the table may have a font that is called after it."""
    word = name(c, "").split(" ")[0].split("-")[0]
    if word not in SCRIPTS and (category(c) == "So" or ord(c) >= 0x1F000):
        word = "EMOJI" if ord(c) < 0x20000 else "CJK"
    return SCRIPTS.get(word) or Script("", (f"notosans{word.lower()}", f"notoserif{word.lower()}") if word else ())
