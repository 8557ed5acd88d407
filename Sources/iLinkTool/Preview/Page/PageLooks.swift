/// How the page looks: its own parts here, the devices in `PageLooks+Devices.swift`. The colours of the page are picked for
/// a contrast of at least 4.5 to 1, light and dark.
enum PageLooks {
  static let page = #"""
    :root {
      color-scheme: light dark;
      --ink: #1d1d1f; --soft: #6e6e73; --paper: #f5f5f7; --card: #ffffff; --knob: #ffffff; --line: #d2d2d7; --accent: #0066cc;
      --warn: #8a4b00; --warn-back: #ffefd5; --shade: 0 1px 2px rgba(0, 0, 0, .05), 0 6px 20px rgba(0, 0, 0, .06);
    }
    :root[data-appearance="light"] { color-scheme: light; }
    :root[data-appearance="dark"] { color-scheme: dark; }
    :root.dark {
      --ink: #f5f5f7; --soft: #a1a1a6; --paper: #101012; --card: #1c1c1e; --knob: #5b5b60; --line: #3a3a3c; --accent: #4da3ff;
      --warn: #ffd79a; --warn-back: #4a3310; --shade: 0 1px 2px rgba(0, 0, 0, .4), 0 6px 20px rgba(0, 0, 0, .35);
    }
    * { box-sizing: border-box; }
    html { -webkit-text-size-adjust: 100%; }
    body {
      margin: 0; background: var(--paper); color: var(--ink);
      font: 15px/1.4 -apple-system, BlinkMacSystemFont, "SF Pro Text", Inter, "Helvetica Neue", "Noto Sans", sans-serif;
    }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    .bar {
      position: sticky; top: 0; z-index: 2; padding: 14px 24px; border-bottom: 1px solid var(--line);
      background: color-mix(in srgb, var(--paper) 86%, transparent);
      -webkit-backdrop-filter: saturate(1.8) blur(18px); backdrop-filter: saturate(1.8) blur(18px);
    }
    .heading { display: flex; flex-wrap: wrap; align-items: baseline; gap: 2px 14px; margin-bottom: 10px; }
    h1 { margin: 0; font-size: 21px; font-weight: 650; letter-spacing: -.01em; }
    #count { margin: 0; color: var(--soft); font-variant-numeric: tabular-nums; }
    .controls { display: flex; flex-wrap: wrap; align-items: end; gap: 12px 20px; }
    fieldset { margin: 0; padding: 0; border: 0; min-width: 0; }
    legend, .field > span { display: block; padding: 0; margin-bottom: 4px; color: var(--soft); font-size: 12px; }
    .segments { display: flex; padding: 2px; border-radius: 9px; background: color-mix(in srgb, var(--ink) 9%, transparent); }
    .segments input { position: absolute; opacity: 0; pointer-events: none; }
    .segments label { position: relative; }
    .segments span { display: block; padding: 4px 11px; border-radius: 7px; font-size: 13px; cursor: pointer; white-space: nowrap; }
    .segments input:checked + span { background: var(--knob); box-shadow: 0 1px 3px rgba(0, 0, 0, .18); font-weight: 550; }
    .segments input:focus-visible + span { outline: 3px solid var(--accent); outline-offset: 1px; }
    .search input {
      width: 190px; padding: 5px 10px; border: 1px solid var(--line); border-radius: 9px; background: var(--card);
      color: inherit; font: inherit; font-size: 13px;
    }
    input[type="range"] { display: block; width: 170px; height: 29px; margin: 0; accent-color: var(--accent); }
    .check { display: flex; align-items: center; gap: 7px; height: 29px; font-size: 13px; }
    .check > span { margin: 0; color: inherit; font-size: 13px; }
    .check input { accent-color: var(--accent); }
    main { padding: 8px 24px 24px; }
    /* One card for each language: as many beside each other as there is room for. */
    main.grid { display: grid; grid-template-columns: repeat(auto-fill, min(var(--column), 100%)); gap: 0 22px; }
    .grid .language { display: flex; flex-direction: column; }
    .grid .names { min-height: 27px; }
    .grid .cards { flex: 1; }
    /* The room at the sides is for shadows, which would be cut off there. */
    .language { margin: 0 -11px; padding: 18px 11px 6px; content-visibility: auto; contain-intrinsic-size: auto 360px; }
    .language[hidden] { display: none; }
    .names { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 10px; margin-bottom: 10px; }
    h2 { margin: 0; font-size: 17px; font-weight: 620; }
    .own { color: var(--soft); }
    .chip {
      padding: 1px 7px; border-radius: 6px; background: color-mix(in srgb, var(--ink) 8%, transparent);
      color: var(--soft); font: 12px/1.6 ui-monospace, "SF Mono", Menlo, "DejaVu Sans Mono", monospace;
    }
    .badge {
      display: inline-flex; align-items: center; gap: 6px; padding: 2px 9px 2px 4px; border-radius: 11px;
      background: var(--warn-back); color: var(--warn); font-size: 12px; line-height: 1.5;
    }
    .badge[hidden] { display: none; }
    .badge::before {
      content: "!"; flex: none; width: 15px; height: 15px; border-radius: 50%; background: currentColor; color: var(--warn);
      font-size: 11px; font-weight: 800; line-height: 15px; text-align: center; -webkit-text-fill-color: var(--warn-back);
    }
    .faults { margin: -4px 0 10px; padding-left: 22px; color: var(--warn); font-size: 13px; }
    .cards { display: flex; flex-wrap: wrap; gap: 18px; }
    .card { display: flex; flex-direction: column; margin: 0; min-width: 0; }
    .caption {
      display: flex; flex-direction: column; align-items: flex-start; gap: 4px; width: 0; min-width: 100%; min-height: 24px;
      margin: 6px 0 0; padding: 0 2px; color: var(--soft); font-size: 12px;
    }
    .empty { padding: 40px 24px; color: var(--soft); text-align: center; }
    footer { max-width: 100ch; padding: 0 24px 32px; color: var(--soft); font-size: 12px; }
    footer code { font-size: inherit; }
    @media (max-width: 560px) {
      .bar { position: static; padding: 14px 16px; }
      main { padding: 4px 16px 20px; }
      .segments { flex-wrap: wrap; }
    }
    @media print {
      .controls, footer { display: none; }
      .bar { position: static; }
      .language { break-inside: avoid; content-visibility: visible; }
    }
    @media (prefers-contrast: more) {
      :root { --soft: #3a3a3c; --line: #6e6e73; }
      :root.dark { --soft: #d1d1d6; --line: #a1a1a6; }
    }
    """#
}
