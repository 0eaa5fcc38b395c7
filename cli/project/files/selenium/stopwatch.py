"""Measures in the page how long something is shown, because a slow machine delays a driver that looks from outside."""

START = """
  const [shows, element, starts, longest] = arguments;
  const isShown = new Function('element', `return (${shows})`);
  const watch = (window.stopwatch = { seconds: null, late: false });
  let since = starts.length > 0 ? null : 0;
  let wasShown = false;
  let timer;

  // This timer is in the same queue as the page's own, so both are late together on a slow machine. Two more short
  // timers give the page time to show the result of its timer.
  function start() {
    clearTimeout(timer);
    watch.late = false;
    const then = (next, delay) => { timer = setTimeout(next, delay); };
    then(() => then(() => then(() => { watch.late ||= watch.seconds === null; }, 50), 50), longest * 1000);
  }

  for (const type of starts) {
    // On the document, because Chromium sends the window no event when a pointer enters or leaves an element.
    document.addEventListener(type, () => { since = performance.now(); start(); }, true);
  }
  function look() {
    if (isShown(element)) wasShown = true;
    else if (wasShown && since !== null && watch.seconds === null)
      watch.seconds = (performance.now() - since) / 1000;
  }
  new MutationObserver(look).observe(document, {
    attributes: true, characterData: true, childList: true, subtree: true,
  });
  start();
  look();
"""


class Stopwatch:
    """Times the first period in which `shows`, an expression of JavaScript that may name the `element`, is true.

    It counts from the last event of the types `starts`, or from the page's beginning if there is none. A period that
    goes on when a timer of `longest` seconds has run out in the page counts as too long.
    """

    def __init__(self, driver, shows, *starts, longest, element=None):
        self.driver = driver
        driver.execute_script(START, shows, element, starts, longest)

    def seconds(self, wait):
        """The seconds that have passed, at least what the page itself waited for, once the period is over."""
        watch = wait.until(lambda driver: (now := driver.execute_script("return stopwatch"))["seconds"] and now)
        assert not watch["late"], "took too long"
        return watch["seconds"]
