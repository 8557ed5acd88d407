#!/usr/bin/env python3
"""A headless Chromium, driven over a pipe by its DevTools protocol. The standard library is enough for it."""

import base64
import json
import os
import pathlib
import select
import shutil
import subprocess
import tempfile
import time

PROGRAMS = ("chromium", "chromium-browser", "google-chrome", "chrome")


class BrowserError(Exception):
    """The browser did not do what it was asked to."""


class Browser:
    """One page in one browser, with a profile that goes away with it. Use it in a `with` statement.

    `requests` has the address of everything that the page asked for, `complaints` what stood on its console, what it
    threw, and what its policy refused.
    """

    def __init__(self, width=1200, height=900, scale=1, dark=False, limit=60):
        self.requests = []
        self.complaints = []
        self.limit = limit
        self._next = 0
        self._events = []
        self._buffer = b""
        self._profile = tempfile.mkdtemp(prefix="ilink-browser.")
        program = next((found for found in map(shutil.which, PROGRAMS) if found), None)
        if program is None:
            raise BrowserError("There is no Chromium in PATH. On Debian: apt-get install chromium.")
        to_browser, self._out = os.pipe()
        self._in, from_browser = os.pipe()
        words = [
            program, "--headless=new", "--remote-debugging-pipe", "--user-data-dir=" + self._profile,
            "--no-first-run", "--no-default-browser-check", "--disable-background-networking", "--disable-sync",
            "--disable-extensions", "--disable-component-update", "--disable-gpu", "--hide-scrollbars",
            "--force-color-profile=srgb", "--font-render-hinting=none", "about:blank",
        ]
        if os.geteuid() == 0:  # Chromium refuses to be root inside its sandbox
            words.insert(1, "--no-sandbox")
        self._process = subprocess.Popen(
            words, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            close_fds=False, preexec_fn=lambda: self._give(to_browser, from_browser))
        os.close(to_browser)
        os.close(from_browser)
        try:
            self._attach(width, height, scale, dark)
        except BaseException:
            self.close()
            raise

    @staticmethod
    def _give(to_browser, from_browser):
        """Chromium reads from descriptor 3 and writes to 4. By way of high numbers, since these may be in use."""
        high_in, high_out = os.dup2(to_browser, 103), os.dup2(from_browser, 104)
        os.dup2(high_in, 3)
        os.dup2(high_out, 4)
        os.closerange(5, 256)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        """Ends the browser and takes its profile away."""
        for end in (self._out, self._in):
            try:
                os.close(end)
            except OSError:
                pass
        try:
            self._process.wait(5)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        shutil.rmtree(self._profile, ignore_errors=True)

    # The protocol: JSON documents with a zero byte behind each.

    def _attach(self, width, height, scale, dark):
        self._session = None
        pages = [target for target in self.send("Target.getTargets")["targetInfos"] if target["type"] == "page"]
        if not pages:
            raise BrowserError("Chromium opened no page.")
        attached = self.send("Target.attachToTarget", targetId=pages[0]["targetId"], flatten=True)
        self._session = attached["sessionId"]
        for domain in ("Page", "Runtime", "Network", "Log"):
            self.send(domain + ".enable")
        self.resize(width, height, scale)
        self.prefer(dark)

    def send(self, method, **parameters):
        """Calls a method of the protocol and gives its result back."""
        self._next += 1
        number = self._next
        message = {"id": number, "method": method, "params": parameters}
        if self._session:
            message["sessionId"] = self._session
        os.write(self._out, json.dumps(message).encode() + b"\0")
        deadline = time.monotonic() + self.limit
        while True:
            answer = self._read(deadline)
            if answer.get("id") == number:
                if "error" in answer:
                    raise BrowserError(f"{method}: {answer['error'].get('message')}")
                return answer["result"]
            self._note(answer)

    def _read(self, deadline):
        while b"\0" not in self._buffer:
            left = deadline - time.monotonic()
            if left <= 0 or not select.select([self._in], [], [], left)[0]:
                raise BrowserError(f"Chromium did not answer within {self.limit} s.")
            piece = os.read(self._in, 1 << 16)
            if not piece:
                raise BrowserError("Chromium ended early.")
            self._buffer += piece
        document, self._buffer = self._buffer.split(b"\0", 1)
        return json.loads(document)

    def _note(self, event):
        self._events.append(event.get("method"))
        details = event.get("params", {})
        if event.get("method") == "Network.requestWillBeSent":
            self.requests.append(details["request"]["url"])
        elif event.get("method") == "Runtime.exceptionThrown":
            thrown = details["exceptionDetails"]
            self.complaints.append(thrown.get("exception", {}).get("description") or thrown["text"])
        elif event.get("method") == "Runtime.consoleAPICalled" and details["type"] in ("error", "warning", "assert"):
            self.complaints.append(" ".join(str(word.get("value", word)) for word in details["args"]))
        elif event.get("method") == "Log.entryAdded" and details["entry"]["level"] in ("error", "warning"):
            self.complaints.append(details["entry"]["text"])

    # What tests and pictures do.

    def resize(self, width, height, scale=1):
        """Sets the size of the window in points, and how many pixels a point has."""
        self.send(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=False)

    def prefer(self, dark):
        """Sets what the system prefers."""
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        self.send("Emulation.setEmulatedMedia", features=[scheme])

    def open(self, path, view=""):
        """Opens a file, with `view` behind the #, and waits until the page says that it is ready."""
        self.requests.clear()
        self.complaints.clear()
        self._events.clear()
        self.send("Page.navigate", url="about:blank")
        address = pathlib.Path(path).resolve().as_uri()
        self.send("Page.navigate", url=address + ("#" + view if view else ""))
        self.wait("document.readyState === 'complete' && document.documentElement.dataset.ready === 'yes'")
        return address

    def run(self, script):
        """What a JavaScript expression comes to; a promise is waited for."""
        answer = self.send("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise BrowserError(answer["exceptionDetails"].get("exception", {}).get("description", script))
        return answer["result"].get("value")

    def wait(self, condition):
        """Waits until a JavaScript condition holds."""
        deadline = time.monotonic() + self.limit
        while not self.run(condition):
            if time.monotonic() > deadline:
                raise BrowserError(f"This did not come true within {self.limit} s: {condition}")
            time.sleep(0.02)

    def press(self, *keys):
        """Presses keys one after the other: "Tab", "ArrowRight", or a letter."""
        codes = {"Tab": 9, "ArrowLeft": 37, "ArrowRight": 39}
        for key in keys:
            text = {} if key in codes else {"text": key}
            code = codes.get(key, ord(key[0].upper()))
            for kind in ("keyDown", "keyUp"):
                self.send("Input.dispatchKeyEvent", type=kind, key=key, windowsVirtualKeyCode=code, **text)

    def picture(self, path, box=None):
        """Writes what is shown as a PNG; `box` is x, y, width and height in points, else the window."""
        clip = {}
        if box:
            x, y, width, height = box
            clip = {"clip": {"x": x, "y": y, "width": width, "height": height, "scale": 1}}
        shot = self.send("Page.captureScreenshot", format="png", captureBeyondViewport=bool(box), **clip)
        pathlib.Path(path).write_bytes(base64.b64decode(shot["data"]))
