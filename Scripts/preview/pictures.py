#!/usr/bin/env python3
"""Takes the pictures of the documentation from the page of `ilink preview --html`, in a headless Chromium.

Usage: pictures.py ILINK FOLDER

ILINK is the program, FOLDER where the pictures go. `Scripts/pictures` calls this and then makes the files small.
"""

import pathlib
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
from browser import Browser

# name | languages in order | what is chosen | dark | width | height of what is shown, from the top, or what to cut out
PICTURES = (
    ("preview", "de,ja,ar,hi,ko,fr", "style=skippable", False, 1022, 972),
    ("preview-dark", "de,ja,ar,hi,ko,fr", "style=skippable", True, 1022, 972),
    ("right-to-left", "he", "platform=all&style=optional", False, 1720, ".language"),
    ("mac", "fr", "platform=mac", False, 1200, ".language"),
    ("apple-tv", "es-419,ko", "platform=tv&style=skippable", True, 1100, "main"),
    ("notification", "en,uk,th,fa", "platform=notice", False, 850, "main"),
    ("large-type", "de", "size=9", False, 1038, ".language"),
)


def take(browser, ilink, folder, picture):
    """Takes one picture."""
    name, languages, view, dark, width, part = picture
    with tempfile.TemporaryDirectory(prefix="ilink-pictures.") as scratch:
        page = pathlib.Path(scratch, "page.html")
        subprocess.run([ilink, "preview", "--html", page, "--quiet", "--lang", languages], check=True)
        browser.prefer(dark)
        browser.resize(width, part if isinstance(part, int) else 900, 1.5)
        browser.open(page, view)
        box = (0, 0, width, part)
        if not isinstance(part, int):
            # From the left edge of the page to the end of the cards, with a margin as wide as the page's own.
            box = browser.run(
                f"(() => {{ const part = document.querySelector('{part}').getBoundingClientRect();"
                "const ends = Array.from(document.querySelectorAll('.card'), (c) => c.getBoundingClientRect().right);"
                "return [0, part.top + scrollY + 4, Math.max(...ends) + 24, part.height]; })()")
        browser.picture(pathlib.Path(folder, name + ".png"), box)


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    ilink, folder = map(pathlib.Path, sys.argv[1:])
    with Browser() as browser:
        for picture in PICTURES:
            take(browser, ilink, folder, picture)
            print(picture[0])


if __name__ == "__main__":
    main()
