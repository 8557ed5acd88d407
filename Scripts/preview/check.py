#!/usr/bin/env python3
"""Looks at the page of `ilink preview --html` in a headless Chromium, then at broken copies of it.

Usage: check.py PAGE ILINK

PAGE is the page in all languages, ILINK the program. Each rule looks at the page and says what is wrong; each broken copy
has to be noticed by the rule that it breaks. Exit status: 0 all well, 1 not.
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile
import time

sys.dont_write_bytecode = True
from browser import Browser, BrowserError

STYLES = ("optional", "skippable", "forced")
PLATFORMS = ("iphone", "mac", "tv")

# A language's card for a platform and style, in words of the page.
CARDS = "Array.from(document.querySelectorAll('.card')).filter((card) => card.checkVisibility())"


def visible(browser):
    """Every visible card: language, direction, platform, style."""
    return browser.run(f"{CARDS}.map((c) => [c.lang, c.dir, c.dataset.platform, c.dataset.style])")


def languages(path):
    """What the page was given."""
    document = re.search(r'<script type="application/json" id="data">(.*?)</script>', path.read_text("utf-8"), re.S)
    return json.loads(document.group(1))["languages"]


# The rules. Each yields a line for everything that is wrong.


def asks_for_nothing(browser, path):
    """The page asks for itself alone, and says so in its policy."""
    address = browser.open(path)
    for request in browser.requests:
        if request.split("#")[0] not in (address, "about:blank"):
            yield f"asks for {request}"
    if "default-src 'none'" not in (browser.run("document.querySelector('meta[http-equiv]')?.content") or ""):
        yield "has no policy against requests"


def complains_about_nothing(browser, path):
    """Nothing on the console, whatever is chosen."""
    for view in ("", "platform=all&style=all", "platform=tv&size=11&appearance=dark&warned=yes", "filter=zz&platform=x"):
        browser.open(path, view)
        yield from (f"#{view}: {complaint}" for complaint in browser.complaints)


def has_every_card(browser, path):
    """A card for each language, platform and style, with its language and direction; a notice has no style."""
    browser.open(path, "platform=all&style=all")
    cards = visible(browser)
    if len(set(map(tuple, cards))) != len(cards):
        yield "has a card twice"
    wanted = set()
    for language in languages(path):
        start = (language["tag"], language["dir"])
        wanted |= {start + (platform, style) for platform in PLATFORMS for style in STYLES}
        wanted.add(start + ("notice", ""))
    yield from (f"has no card {' '.join(card)}" for card in sorted(wanted - set(map(tuple, cards))))
    yield from (f"has a card too many: {' '.join(card)}" for card in sorted(set(map(tuple, cards)) - wanted))


def says_what_it_was_given(browser, path):
    """Each card has its title, message and buttons, letter by letter."""
    browser.open(path, "platform=all&style=all")
    shown = browser.run(
        f"{CARDS}.map((c) => [c.lang, c.dataset.platform, c.dataset.style, c.querySelector('.title').textContent, "
        "c.querySelector('.message').textContent, Array.from(c.querySelectorAll('.button')).map((b) => b.textContent)])")
    given = {language["tag"]: language for language in languages(path)}
    for tag, platform, style, title, message, buttons in shown:
        prompt = given[tag]["prompts"].get(style)
        if platform == "notice":
            right = message == given[tag]["notice"]
        else:
            right = (title, message, buttons) == (prompt["title"], prompt["message"], [b[1] for b in prompt["buttons"]])
        if not right:
            yield f"{tag} {platform} {style}: says {title!r} {message!r} {buttons!r}"


def is_mirrored(browser, path):
    """Where two buttons stand side by side, Update is at the end of the line: right, or left where texts run so."""
    browser.open(path, "platform=all&style=optional")
    rows = browser.run(
        f"{CARDS}.filter((c) => c.querySelector('.buttons.row')).map((c) => [c.lang, c.dir, c.dataset.platform, "
        "...Array.from(c.querySelectorAll('.button')).map((b) => b.getBoundingClientRect().left)])")
    if not {"ltr", "rtl"} <= {row[1] for row in rows}:
        yield "shows no two buttons side by side in both directions"
    for tag, direction, platform, update, decline in rows:
        if (update > decline) != (direction == "ltr"):
            yield f"{tag} {platform}: Update is on the wrong side"
    notices = browser.run(
        f"{CARDS}.filter((c) => c.dataset.platform === 'notice').map((c) => [c.lang, c.dir, "
        "c.querySelector('.icon').getBoundingClientRect().left - c.querySelector('.words').getBoundingClientRect().left])")
    for tag, direction, distance in notices:
        if (distance < 0) != (direction == "ltr"):
            yield f"{tag} notice: the icon is on the wrong side"


def cuts_nothing(browser, path):
    """At the normal size no button cuts its text, no word leaves its alert, and no badge is shown."""
    browser.open(path, "platform=all&style=all")
    yield from browser.run(
        f"{CARDS}.flatMap((c) => Array.from(c.querySelectorAll('.button > span, .title, .message'))"
        ".filter((t) => t.scrollWidth > t.clientWidth + 1).map((t) => `${c.lang} ${c.dataset.platform} "
        "${c.dataset.style}: cut: ${t.textContent}`))")
    yield from browser.run(
        f"{CARDS}.flatMap((c) => Array.from(c.querySelectorAll('.badge:not([hidden])'))"
        ".map((b) => `${c.lang} ${c.dataset.platform} ${c.dataset.style}: warns: ${b.textContent}`))")


def warns_of_large_type(browser, path):
    """At the largest size there are badges, just where a button cuts its text; the count says how many."""
    browser.open(path, "size=9")
    cards = browser.run(
        f"{CARDS}.map((c) => [c.lang, c.dataset.style, c.querySelector('.caption .badge:not([hidden])') !== null, "
        "Array.from(c.querySelectorAll('.button > span')).some((s) => s.scrollWidth > s.clientWidth + 1)])")
    if not any(cut for _, _, _, cut in cards):
        yield "nothing is cut at the size 'accessibility 3'"
    yield from (f"{tag} {style}: badge {badge}, cut {cut}" for tag, style, badge, cut in cards if badge != cut)
    shown = browser.run("document.getElementById('count').textContent")
    number = len({tag for tag, _, badge, _ in cards if badge})
    if f"{number} with warning" not in shown and f"{number} with a warning" not in shown:
        yield f"{number} languages have a badge; the page says: {shown}"
    browser.open(path, "size=9&warned=yes")
    if {card[0] for card in visible(browser)} != {tag for tag, _, badge, _ in cards if badge}:
        yield "'Only with warnings' shows others"


def shows_text_problems(browser, path):
    """A language with a fault in its texts has a badge and the fault's words."""
    browser.open(path)
    for language in languages(path):
        section = f"document.querySelector('.language[data-tag=\"{language['tag']}\"]')"
        has_badge = browser.run(f"{section}.querySelector('.names .badge') !== null")
        words = browser.run(f"Array.from({section}.querySelectorAll('.faults li')).map((i) => i.textContent)")
        if has_badge != bool(language["problems"]) or words != language["problems"]:
            yield f"{language['tag']}: badge {has_badge}, {words}"


def filters(browser, path):
    """The filter finds a language by its English name, its own and its tag; so does a person at the keyboard."""
    everybody = {language["tag"] for language in languages(path)}
    for text, tags in (("german", {"de"}), ("deutsch", {"de"}), ("DE", {"de"}), ("עברית", {"he"}), ("日本", {"ja"}),
                       ("zh", {"zh-HK", "zh-Hans", "zh-Hant"}), ("espanol", {"es", "es-419"}), ("de, fr", {"de", "fr", "fr-CA"}),
                       ("klingon", set())):
        browser.open(path)
        browser.run("document.getElementById('filter').focus()")
        browser.send("Input.insertText", text=text)
        browser.wait("document.documentElement.dataset.ready === 'yes'")
        found = {card[0] for card in visible(browser)}
        if not tags <= found or (text != "de, fr" and found != tags) or (tags and found == everybody):
            yield f"{text!r} finds {sorted(found)[:6]}"
        if browser.run("document.getElementById('empty').hidden") != bool(tags):
            yield f"{text!r}: says wrongly whether anything was found"


def is_dark_and_light(browser, path):
    """It follows the system, and the switch wins over it; words keep their contrast."""
    for system, choice, dark in ((False, "auto", False), (True, "auto", True), (True, "light", False), (False, "dark", True)):
        browser.prefer(system)
        browser.open(path, "filter=de&platform=all" + ("" if choice == "auto" else "&appearance=" + choice))
        for part in ("body", ".iphone .alert", ".mac .window", ".tv .alert", ".notice .alert", ".bar"):
            ground, ink = browser.run(f"(() => {{ {LUMINANCE} return seen(document.querySelector('{part}')); }})()")
            if (ground < ink) != dark:
                yield f"{part}: system {system}, choice {choice}: ground {ground:.2f}, ink {ink:.2f}"
            contrast = (max(ground, ink) + 0.05) / (min(ground, ink) + 0.05)
            if contrast < 4.5:
                yield f"{part}: system {system}, choice {choice}: a contrast of {contrast:.1f} to 1 is too little"
    browser.prefer(False)


# How light the ground behind an element is, and its ink, from 0 to 1; what is transparent lets the next one through.
LUMINANCE = """
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const light = (colours) => {
    canvas.fillStyle = document.documentElement.classList.contains("dark") ? "#101012" : "#f5f5f7";
    canvas.fillRect(0, 0, 1, 1);
    for (const colour of colours) { canvas.fillStyle = colour; canvas.fillRect(0, 0, 1, 1); }
    const [r, g, b] = Array.from(canvas.getImageData(0, 0, 1, 1).data).map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const seen = (element) => {
    const grounds = [];
    for (let part = element; part; part = part.parentElement) grounds.unshift(getComputedStyle(part).backgroundColor);
    return [light(grounds), light([...grounds, getComputedStyle(element).color])];
  };
"""


def works_from_the_keyboard(browser, path):
    """Tab reaches every control in order, arrows choose, and each has a name."""
    browser.open(path)
    reached = []
    for _ in range(6):
        browser.press("Tab")
        reached.append(browser.run("document.activeElement.name"))
    if reached != ["filter", "platform", "style", "appearance", "size", "warned"]:
        yield f"Tab goes to {reached}"
    browser.run("document.querySelector('#platform input:checked').focus()")
    browser.press("ArrowRight")
    browser.wait("document.documentElement.dataset.ready === 'yes'")
    if {card[2] for card in visible(browser)} != {"mac"}:
        yield "an arrow does not choose the next platform"
    if browser.run("location.hash") != "#platform=mac":
        yield "what is chosen does not stand in the address"
    tree = browser.send("Accessibility.getFullAXTree")["nodes"]
    for node in tree:
        role, name = node.get("role", {}).get("value"), node.get("name", {}).get("value")
        if node.get("ignored"):
            continue
        if role in {"searchbox", "slider", "radio", "checkbox", "region", "heading"} and not name:
            yield f"a {role} has no name"
    roles = [node.get("role", {}).get("value") for node in tree]
    if roles.count("region") < len(languages(path)) or "status" not in roles:
        yield "languages are no regions, or the count is no status"


def is_quick(browser, path):
    """All cards of all languages are drawn and measured in a few seconds, even here; what is on screen much sooner."""
    browser.open(path)
    seconds = browser.run(
        "(async () => { const start = performance.now(); location.hash = 'platform=all&style=all'; "
        "await new Promise((done) => setTimeout(done, 0)); "
        "while (document.documentElement.dataset.ready !== 'yes') await new Promise((done) => setTimeout(done, 5)); "
        "return (performance.now() - start) / 1000; })()")
    print(f"   all cards of {len(languages(path))} languages drawn and measured in {seconds:.1f} s")
    if seconds > 15:
        yield f"takes {seconds:.1f} s"
    size = path.stat().st_size
    if size > 200_000:
        yield f"has {size} bytes"


RULES = (
    asks_for_nothing, complains_about_nothing, has_every_card, says_what_it_was_given, is_mirrored, cuts_nothing,
    warns_of_large_type, shows_text_problems, filters, is_dark_and_light, works_from_the_keyboard, is_quick,
)

# Broken copies: which rule has to notice, what is put in the place of what.
POLICY = re.compile(r'<meta http-equiv="Content-Security-Policy"[^>]*>')
BROKEN = (
    (asks_for_nothing, "<h1", '<img src="https://example.com/x.png" alt=""><h1', True),
    (asks_for_nothing, "default-src 'none'; ", "", False),
    (complains_about_nothing, "<h1", '<img src="https://example.com/x.png" alt=""><h1', False),
    (complains_about_nothing, "drawControls();\n", "drawControls();\nconsole.error('broken');\n", False),
    (complains_about_nothing, "function drawLooks() {", "function drawLooks() {\nnull.x;", False),
    (has_every_card, 'forced: "Forced" }', "}", False),
    (has_every_card, "card.dir = language.dir;", 'card.dir = "ltr";', False),
    (says_what_it_was_given, 'make("p", "title", title)', 'make("p", "title", "Update")', False),
    (is_mirrored, "card.dir = language.dir;", 'card.dir = "ltr";', False),
    (is_mirrored, "flex-direction: row-reverse; border-top", "flex-direction: row; border-top", False),
    (cuts_nothing, ".iphone .alert {\n  width: 270px;", ".iphone .alert {\n  width: 120px;", False),
    (cuts_nothing, "Aktualisieren\"]", "Jetzt sofort herunterladen und einrichten\"]", False),
    (warns_of_large_type, "badge.hidden = buttons.length === 0;", "badge.hidden = true;", False),
    (warns_of_large_type, '"--scale", String(points / 17)', '"--scale", "1"', False),
    (shows_text_problems, 'make("li", "", problem)', 'make("li", "", "?")', False),
    (filters, "start.startsWith(word)", "true", False),
    (filters, 'language.name + " " + language.own', "language.name", False),
    (is_dark_and_light, 'classList.toggle("dark", isDark)', 'classList.toggle("dark", false)', False),
    (is_dark_and_light, "&& system.matches", "&& false", False),
    (is_dark_and_light, "--ink: #1d1d1f;", "--ink: #9a9a9a;", False),
    (works_from_the_keyboard, '<input id="size"', '<input tabindex="-1" id="size"', False),
    (works_from_the_keyboard, 'section.setAttribute("aria-label", language.name);', "", False),
)


def complaints_of(rule, browser, path):
    """What a rule says; a page that never gets ready is a complaint, too."""
    try:
        return list(rule(browser, path))
    except BrowserError as error:
        return [f"does not work: {error}"]


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    page, ilink = map(pathlib.Path, sys.argv[1:])
    failures = 0
    with tempfile.TemporaryDirectory(prefix="ilink-preview.") as folder, Browser(limit=40) as browser:
        # A page with faults, for what ours never shows: an app's words, broken on purpose.
        faulty = pathlib.Path(folder, "faulty.html")
        for tag, text in (("en", "Update"), ("de", "Auf der Stelle herunterladen und einrichten"), ("ar", "Update")):
            words = pathlib.Path(folder, "App", tag + ".lproj", "Localizable.strings")
            words.parent.mkdir(parents=True)
            words.write_text(f'"iLinkUpdateButton" = "{text}";\n', "utf-8")
        subprocess.run(
            [ilink, "preview", "--html", faulty, "--quiet", "--strings", pathlib.Path(folder, "App"), "--lang", "en,de,ar"],
            check=True)

        # A page of few languages, which breaks as well as the whole one, and faster.
        small = pathlib.Path(folder, "small.html")
        few = "ar,de,en,es,es-419,fr,fr-CA,he,ja,zh-HK,zh-Hans,zh-Hant"
        subprocess.run([ilink, "preview", "--html", small, "--quiet", "--lang", few], check=True)

        def whole(rule):
            return faulty if rule is shows_text_problems else page

        def part(rule):
            return faulty if rule is shows_text_problems else small

        for rule in RULES:
            found = complaints_of(rule, browser, whole(rule)) + complaints_of(rule, browser, part(rule))
            print(f"{rule.__name__}: {'kept' if not found else 'BROKEN'}", flush=True)
            for line in found[:10]:
                print("   " + line)
            failures += bool(found)
        # A button too wide at the normal size is marked in the page, and the fault that --check finds is told.
        if not complaints_of(cuts_nothing, browser, faulty):
            print("a button that is too wide was not noticed")
            failures += 1

        broken = pathlib.Path(folder, "broken.html")
        browser.limit = 6  # some of these never get ready
        for rule, old, new, is_open in BROKEN:
            text = part(rule).read_text("utf-8")
            copy = text.replace(old, new)
            if copy == text:
                print(f"nothing to break for {rule.__name__}: {old!r} is not in the page")
                failures += 1
                continue
            broken.write_text(POLICY.sub("", copy) if is_open else copy, "utf-8")
            if not complaints_of(rule, browser, broken):
                print(f"{rule.__name__} does not notice {new!r} in the place of {old!r}")
                failures += 1
    print(f"{len(RULES)} rules, {len(BROKEN) + 1} broken copies, {failures} failures")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
