/// What the page does: it draws the cards from the data, measures them, and follows its controls.
enum PageScript {
  static let drawing = #"""
    // Drawing: a section for each language, a card for each prompt. Texts go in as text, never as markup.
    const data = JSON.parse(document.getElementById("data").textContent);
    const platforms = { iphone: "iPhone", mac: "Mac", tv: "Apple TV", notice: "Notification" };
    const widths = { iphone: 310, mac: 372, tv: 512, notice: 384 };
    const styles = { optional: "Optional", skippable: "With reminder", forced: "Forced" };

    function make(name, className, text) {
      const element = document.createElement(name);
      if (className) element.className = className;
      if (text !== undefined) element.textContent = text;
      return element;
    }

    function iconOf() {
      const icon = make("div", "icon", Array.from(data.app.name)[0] || "");
      icon.setAttribute("aria-hidden", "true");
      return icon;
    }

    function wordsOf(title, message) {
      const words = make("div", "words");
      words.append(make("p", "title", title), make("p", "message", message));
      return words;
    }

    function buttonsOf(buttons) {
      const list = make("div", "buttons");
      buttons.forEach(([role, text], index) => {
        const button = make("div", index === 0 ? "button first" : "button");
        button.dataset.role = role;
        button.append(make("span", "", text));
        list.append(button);
      });
      return list;
    }

    // The card has the language and direction of its reader, as a device would set them.
    function cardOf(language, platform, style) {
      const card = make("figure", "card " + platform);
      card.lang = language.tag;
      card.dir = language.dir;
      card.dataset.platform = platform;
      card.dataset.style = style || "";
      const screen = make("div", "screen");
      const alert = make("div", "alert");
      if (platform === "notice") {
        alert.append(iconOf(), wordsOf(data.app.name, language.notice));
        screen.append(alert);
      } else {
        const prompt = language.prompts[style];
        if (platform === "mac") {
          const window = make("div", "window");
          const bar = make("div", "titlebar");
          bar.append(make("i"), make("i"), make("i"));
          alert.append(iconOf());
          window.append(bar, alert);
          screen.append(window);
        } else {
          screen.append(alert);
        }
        alert.append(wordsOf(prompt.title, prompt.message), buttonsOf(prompt.buttons));
      }
      const caption = make("figcaption", "caption");
      caption.lang = "en";
      caption.dir = "ltr";
      const badge = make("span", "badge");
      badge.hidden = true;
      caption.append(make("span", "", platforms[platform] + (style ? ", " + styles[style].toLowerCase() : "")), badge);
      card.append(screen, caption);
      return card;
    }

    function sectionOf(language) {
      const section = make("section", "language");
      section.dataset.tag = language.tag;
      const names = make("div", "names");
      const heading = make("h2", "", language.name);
      section.setAttribute("aria-label", language.name);
      names.append(heading);
      if (language.own !== language.name) {
        const own = make("span", "own", language.own);
        own.lang = language.tag;
        own.dir = language.dir;
        names.append(own);
      }
      names.append(make("span", "chip", language.tag));
      if (language.dir === "rtl") names.append(make("span", "chip", "right to left"));
      section.append(names);
      if (language.problems.length > 0) {
        const count = language.problems.length;
        names.append(make("span", "badge", count === 1 ? "1 text problem" : count + " text problems"));
        const list = make("ul", "faults");
        for (const problem of language.problems) list.append(make("li", "", problem));
        section.append(list);
      }
      section.append(make("div", "cards"));
      return section;
    }

    // The cards that a choice of platform and style asks for; a notice has no style.
    function choices(platform, style) {
      const chosen = [];
      for (const name of platform === "all" ? Object.keys(platforms) : [platform]) {
        if (name === "notice") {
          chosen.push([name, null]);
        } else {
          for (const key of style === "all" ? Object.keys(styles) : [style]) chosen.push([name, key]);
        }
      }
      return chosen;
    }
    """#

  static let measuring = #"""
    // Measuring: where buttons stand, and whether one of them is too small for its text.
    function overflows(button) {
      const text = button.firstElementChild;
      return text.scrollWidth > text.clientWidth + 1;
    }

    // Two buttons stand side by side while both fit; else, and when there are three, one below the other.
    function arrange(cards) {
      const rows = [];
      for (const card of cards) {
        const list = card.querySelector(".buttons");
        if (!list) continue;
        list.classList.toggle("row", card.dataset.platform !== "tv" && list.children.length === 2);
        rows.push(list);
      }
      // All is read before anything is changed again: one layout instead of hundreds.
      const tooWide = rows.filter((list) => list.classList.contains("row") && Array.from(list.children).some(overflows));
      for (const list of tooWide) list.classList.remove("row");
      const cut = new Map(rows.map((list) => [list, Array.from(list.children).filter(overflows)]));
      for (const [list, buttons] of cut) {
        for (const button of list.children) button.classList.toggle("cut", buttons.includes(button));
        const badge = list.closest(".card").querySelector(".caption .badge");
        badge.hidden = buttons.length === 0;
        badge.textContent = buttons.length === 0 ? "" : "Cut: " + buttons.map((button) => button.textContent).join(", ");
      }
      for (const card of cards) card.dataset.measured = "yes";
    }

    // What is on screen is measured at once, the rest in portions while nothing else happens.
    let measuring = 0;
    function measure(sections, done) {
      const turn = ++measuring;
      const ahead = window.innerHeight * 1.5;
      const near = [];
      const rest = [];
      for (const section of sections) {
        const box = section.getBoundingClientRect();
        (box.bottom > -ahead && box.top < ahead ? near : rest).push(section);
      }
      arrange(near.flatMap((section) => Array.from(section.querySelectorAll(".card"))));
      done(rest.length === 0);
      const next = () => {
        if (turn !== measuring) return;
        const portion = rest.splice(0, 8);
        if (portion.length === 0) return;
        arrange(portion.flatMap((section) => Array.from(section.querySelectorAll(".card"))));
        done(rest.length === 0);
        setTimeout(next, 0);
      };
      setTimeout(next, 0);
    }
    """#
}
