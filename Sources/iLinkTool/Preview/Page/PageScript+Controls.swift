extension PageScript {
  static let controls = #"""
    // Controls: what is chosen stands in the address behind the #, so that a view can be sent to somebody.
    const sizes = [
      ["extra small", 14], ["small", 15], ["medium", 16], ["large (default)", 17], ["extra large", 19],
      ["extra extra large", 21], ["extra extra extra large", 23], ["accessibility 1", 28], ["accessibility 2", 33],
      ["accessibility 3", 40], ["accessibility 4", 47], ["accessibility 5", 53],
    ];
    const groups = {
      platform: { ...platforms, all: "All" },
      style: { all: "All", ...styles },
      appearance: { auto: "Auto", light: "Light", dark: "Dark" },
    };
    const initial = { filter: "", platform: "iphone", style: data.style, appearance: "auto", size: "3", warned: "" };
    const state = { ...initial };
    const main = document.getElementById("languages");
    const inputs = { filter: document.getElementById("filter"), size: document.getElementById("size"), warned: document.getElementById("warned") };
    const sections = new Map(data.languages.map((language) => [language, sectionOf(language)]));
    const system = window.matchMedia("(prefers-color-scheme: dark)");

    function readAddress() {
      const given = new URLSearchParams(location.hash.slice(1));
      for (const key of Object.keys(state)) state[key] = given.has(key) ? given.get(key) : initial[key];
      for (const key of Object.keys(groups)) if (!(state[key] in groups[key])) state[key] = initial[key];
      if (!(Number(state.size) in sizes)) state.size = initial.size;
    }

    function writeAddress() {
      const changed = Object.entries(state).filter(([key, value]) => value !== initial[key]);
      const hash = new URLSearchParams(changed).toString();
      if (hash !== location.hash.slice(1)) history.replaceState(null, "", hash ? "#" + hash : "#");
    }

    function plain(text) {
      return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    }

    function fits(language) {
      const words = plain(state.filter).split(/[\s,]+/).filter(Boolean);
      if (words.length === 0) return true;
      const tag = language.tag.toLowerCase();
      const names = plain(language.name + " " + language.own);
      const starts = names.split(/[^\p{L}]+/u);
      return words.some((word) => tag === word || tag.startsWith(word + "-")
        || starts.some((start) => start.startsWith(word)) || (word.length > 2 && names.includes(word)));
    }

    function isWarned(section) {
      return section.querySelector(".badge:not([hidden])") !== null;
    }

    function drawCards() {
      const wanted = choices(state.platform, state.style);
      main.classList.toggle("grid", wanted.length === 1);
      main.style.setProperty("--column", widths[wanted[0][0]] + "px");
      for (const [language, section] of sections) {
        const cards = wanted.map(([platform, style]) => cardOf(language, platform, style));
        section.querySelector(".cards").replaceChildren(...cards);
      }
    }

    function drawLooks() {
      const isDark = state.appearance === "dark" || (state.appearance === "auto" && system.matches);
      document.documentElement.dataset.appearance = state.appearance;
      document.documentElement.classList.toggle("dark", isDark);
      const [name, points] = sizes[Number(state.size)];
      document.documentElement.style.setProperty("--scale", String(points / 17));
      document.documentElement.style.setProperty("--pad", String(Math.max(1, Math.sqrt(points / 17))));
      document.getElementById("size-name").textContent = name;
      inputs.size.setAttribute("aria-valuetext", name);
    }

    // Which languages are shown, and how many have a warning; the latter is known when all have been measured.
    function count(isDone) {
      let shown = 0;
      let warned = 0;
      for (const [language, section] of sections) {
        const hasWarning = isWarned(section);
        const isShown = fits(language) && (!state.warned || hasWarning || !isDone);
        section.hidden = !isShown;
        if (isShown) shown += 1;
        if (isShown && hasWarning) warned += 1;
      }
      const empty = document.getElementById("empty");
      empty.hidden = shown > 0;
      empty.textContent = state.warned && isDone ? "Nothing to warn of." : "No language fits the filter.";
      const total = data.languages.length;
      const languages = shown === total ? total + (total === 1 ? " language" : " languages") : shown + " of " + total + " languages";
      const warnings = warned === 0 ? "no warnings" : warned + (warned === 1 ? " with a warning" : " with warnings");
      document.getElementById("count").textContent = languages + (isDone ? ", " + warnings : " …");
      document.documentElement.dataset.ready = isDone ? "yes" : "no";
    }

    function refresh() {
      drawLooks();
      document.documentElement.dataset.ready = "no";
      for (const [language, section] of sections) section.hidden = !fits(language);
      measure(Array.from(sections.values()).filter((section) => !section.hidden), count);
    }

    function change(key, value) {
      if (state[key] === value) return;
      state[key] = value;
      writeAddress();
      if (key === "platform" || key === "style") drawCards();
      refresh();
    }

    function drawControls() {
      for (const [key, names] of Object.entries(groups)) {
        const group = document.getElementById(key);
        if (group.children.length === 0) {
          for (const [value, name] of Object.entries(names)) {
            const label = make("label");
            const input = make("input");
            input.type = "radio";
            input.name = key;
            input.value = value;
            label.append(input, make("span", "", name));
            group.append(label);
          }
          group.addEventListener("change", (event) => change(key, event.target.value));
        }
        for (const input of group.querySelectorAll("input")) input.checked = input.value === state[key];
      }
      inputs.filter.value = state.filter;
      inputs.size.value = state.size;
      inputs.warned.checked = state.warned !== "";
    }

    document.getElementById("heading").textContent = data.app.name + " " + data.app.version;
    document.getElementById("controls").addEventListener("submit", (event) => event.preventDefault());
    inputs.filter.addEventListener("input", () => change("filter", inputs.filter.value.trim()));
    inputs.size.addEventListener("input", () => change("size", inputs.size.value));
    inputs.warned.addEventListener("change", () => change("warned", inputs.warned.checked ? "yes" : ""));
    system.addEventListener("change", refresh);
    window.addEventListener("hashchange", () => {
      readAddress();
      drawControls();
      drawCards();
      refresh();
    });
    readAddress();
    drawControls();
    main.append(...sections.values());
    drawCards();
    refresh();
    """#
}
