/// The page without its cards: the bar of controls, and what is said around them.
enum PageFrame {
  static let body = #"""
    <header class="bar">
      <div class="heading">
        <h1 id="heading">Update prompts</h1>
        <p id="count" role="status" aria-live="polite"></p>
      </div>
      <form class="controls" id="controls" aria-label="What is shown">
        <label class="field search"><span>Filter</span>
          <input id="filter" type="search" name="filter" placeholder="Language or tag" autocomplete="off" spellcheck="false"></label>
        <fieldset><legend>Platform</legend><div class="segments" id="platform"></div></fieldset>
        <fieldset><legend>Style</legend><div class="segments" id="style"></div></fieldset>
        <fieldset><legend>Appearance</legend><div class="segments" id="appearance"></div></fieldset>
        <label class="field"><span>Text size: <output id="size-name" for="size"></output></span>
          <input id="size" type="range" name="size" aria-label="Text size" min="0" max="11" step="1" value="3"></label>
        <label class="field check"><input id="warned" type="checkbox" name="warned"><span>Only with warnings</span></label>
      </form>
    </header>
    <main id="languages"></main>
    <p class="empty" id="empty" hidden>No language fits the filter.</p>
    <footer><p>Drawn by <code>ilink preview</code> in the manner of iOS, macOS and tvOS, with the fonts of this machine: how much
    room a text takes on a device can differ a little. The text sizes are those of iPhone; on the other devices they show what
    longer texts would do.</p></footer>
    <noscript><p class="empty">The prompts are drawn by this page’s own script, which is turned off here.</p></noscript>
    """#
}
