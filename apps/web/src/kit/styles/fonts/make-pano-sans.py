"""Makes two fonts out of the installed Mona Sans, with the letters of the two languages: pano-sans.woff2 with the widths and
weights in use, a quarter of the original's size, and pano-sans-headings.woff2 with the one of large headings, a third of
that. Run it after an upgrade of the font or when the design leaves the ranges:

    pip install fonttools brotli && python3 apps/web/src/kit/styles/fonts/make-pano-sans.py
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

here = Path(__file__).parent
source = here / "../../../../../../node_modules/@fontsource-variable/mona-sans/files"
unused = "\\^`{}"
text = "".join(char for char in map(chr, range(0x20, 0x7F)) if char not in unused) + "\u00a0ÇĞİÖŞÜçğıöşüÂâÎîÛû–—‘’“”„…•·«»×±°²³½£€₺©®™−↑↓"


def part(script, features):
    font = TTFont(source / f"mona-sans-{script}-wdth-normal.woff2")
    options = Options(hinting=False, notdef_outline=True, glyph_names=True)
    options.layout_features = ["kern", "liga", "locl", "ccmp", *features]
    subsetter = Subsetter(options)
    subsetter.populate(text=text)
    subsetter.subset(font)
    return font


def simplify_kerning(font, finest, step):
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in (getattr(each, "ExtSubTable", each) for each in lookup.SubTable):
            if table.LookupType != 2:
                continue
            if table.Format == 1:
                for pairs in table.PairSet:
                    pairs.PairValueRecord = [
                        pair for pair in pairs.PairValueRecord if abs(pair.Value1.XAdvance or 0) >= finest
                    ]
                    pairs.PairValueCount = len(pairs.PairValueRecord)
                values = [pair.Value1 for pairs in table.PairSet for pair in pairs.PairValueRecord]
            else:
                values = [second.Value1 for first in table.Class1Record for second in first.Class2Record]
            for value in values:
                if value and getattr(value, "XAdvance", 0):
                    fine = abs(value.XAdvance) < finest
                    value.XAdvance = 0 if fine else round(value.XAdvance / step) * step


def add_turkish(font, more):
    """The Turkish letters live in another file of the original."""
    added = [glyph for glyph in more.getGlyphOrder() if glyph not in font.getGlyphOrder()]
    for glyph in added:
        font["glyf"].glyphs[glyph] = more["glyf"][glyph]
        font["hmtx"].metrics[glyph] = more["hmtx"].metrics[glyph]
        if "gvar" in font:
            font["gvar"].variations[glyph] = more["gvar"].variations[glyph]
    order = font.getGlyphOrder() + added
    font.setGlyphOrder(order)
    font["glyf"].glyphOrder = order
    for table in font["cmap"].tables:
        for code, glyph in more.getBestCmap().items():
            table.cmap.setdefault(code, glyph)
    missing = [char for char in text if ord(char) not in font.getBestCmap()]
    if missing:
        raise SystemExit(f"The font has no {' '.join(missing)}")


def simplify_variations(font, tolerance):
    for glyph, variations in font["gvar"].variations.items():
        points, control = font["glyf"]._getCoordinatesAndControls(glyph, font["hmtx"].metrics)
        for variation in variations:
            if None in variation.coordinates:
                variation.calcInferredDeltas(points, control.endPts)
            variation.roundDeltas()
            # The last four points are the margins of the glyph, so that lines break where they did.
            margins = variation.coordinates[-4:]
            composite = control.numberOfContours == -1
            variation.optimize(points, control.endPts, tolerance=tolerance, isComposite=composite)
            variation.coordinates[-4:] = [margin if margin and any(margin) else None for margin in margins]


def save(font, file):
    font["post"].formatType = 3.0
    # The licence reserves the name of the original; the copyright names it all the same.
    for record in font["name"].names:
        if record.nameID not in (0, 13, 14):
            record.string = str(record).replace("Mona Sans", "Pano Sans").replace("MonaSans", "PanoSans")
    font.flavor = "woff2"
    font.save(here / file)
    print(f"{file}: {(here / file).stat().st_size} bytes, {len(font.getGlyphOrder())} glyphs")


# Kerning that changes with width and weight is half of the font's size; this one suits headings and text. In thousandths of
# the size of the letters, a tenth of a pixel in the largest heading: kerning below 8 is left out and the rest rounded to 4,
# and an outline between the drawn weights and widths may be 2 from the original. A fifth of the font's size.
limits = {"wdth": (86, 112), "wght": (400, 700)}
font = instantiateVariableFont(part("latin", ["tnum"]), limits)
fixed = instantiateVariableFont(part("latin", ["tnum"]), {"wdth": 104, "wght": 560})
font["GPOS"], font["GDEF"] = fixed["GPOS"], fixed["GDEF"]
simplify_kerning(font, 8, 4)
add_turkish(font, instantiateVariableFont(part("latin-ext", ["tnum"]), limits))
simplify_variations(font, 2)
# Advance widths are read from the outlines' variations instead; they would have to be merged, too.
del font["HVAR"]
save(font, "pano-sans.woff2")

# What phones draw their first page with: two packets less on the way to the first paint.
heading = {"wdth": 111, "wght": 640}
headings = instantiateVariableFont(part("latin", []), heading)
simplify_kerning(headings, 24, 8)
add_turkish(headings, instantiateVariableFont(part("latin-ext", []), heading))
save(headings, "pano-sans-headings.woff2")

# One family with the rest of the original. No character is in two of its files: a browser for which the first one comes too
# late would fetch the next, which is three times as large.
def face(url, characters):
    return f"""@font-face {{
  font-family: "Mona Sans Variable";
  font-style: normal;
  font-display: swap;
  font-weight: 200 900;
  font-stretch: 75% 125%;
  src: url("{url}") format("woff2-variations");
  unicode-range: {name_ranges(characters)};
}}
"""


def name_ranges(characters):
    ranges = []
    for code in sorted(characters):
        if ranges and ranges[-1][1] == code - 1:
            ranges[-1][1] = code
        else:
            ranges.append([code, code])
    return ", ".join(f"U+{first:X}" if first == last else f"U+{first:X}-{last:X}" for first, last in ranges)


named = set(map(ord, text))
faces = [face("./pano-sans.woff2", named)]
for script in ("latin", "latin-ext", "vietnamese"):
    file = f"mona-sans-{script}-wdth-normal.woff2"
    rest = set(TTFont(source / file).getBestCmap()) - named
    faces.append(face(f"@fontsource-variable/mona-sans/files/{file}", rest))
    named |= rest
(here / "pano-sans.css").write_text("/* written by make-pano-sans.py */\n" + "".join(faces))
