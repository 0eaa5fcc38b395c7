import { drawOutlines, testIdsAround } from './outlines';

type Inspection = {
  /** Gets the name of the test id that the mouse or the focus rests on, or undefined. */
  onRest: (name: string | undefined) => void;
  /** Copies a name. Resolves to whether that was done. */
  onClick: (name: string) => Promise<boolean>;
};

const copiedFor = 1500;

/**
 * Outlines all test ids of the page, and names the one that is rested on and those around it. Nothing of what the
 * visitor does is kept from the page: a click acts there too. Until the returned function is called.
 */
export function inspect({ onRest, onClick }: Inspection): () => void {
  const outlines = drawOutlines();
  const stop = new AbortController();
  let rested: ReturnType<typeof testIdsAround> = [];
  let timer = 0;

  function rest(path: readonly EventTarget[]) {
    const found = testIdsAround(path);
    if (found[0]?.element === rested[0]?.element) return;
    rested = found;
    clearTimeout(timer);
    outlines.name(found);
    onRest(found[0]?.name);
  }

  async function click(event: Event) {
    // Not what a script clicks, as a test does.
    const [found] = event.isTrusted ? testIdsAround(event.composedPath()) : [];
    if (!found || !(await onClick(found.name)) || stop.signal.aborted) return;
    outlines.name(rested, found.element === rested[0]?.element);
    clearTimeout(timer);
    timer = window.setTimeout(() => outlines.name(rested), copiedFor);
  }

  const options = { capture: true, passive: true, signal: stop.signal };
  for (const type of ['pointerover', 'focusin'])
    window.addEventListener(type, (event) => rest(event.composedPath()), options);
  document.documentElement.addEventListener('pointerleave', () => rest([]), { signal: stop.signal });
  window.addEventListener('click', click, options);

  return () => {
    stop.abort();
    clearTimeout(timer);
    outlines.stop();
  };
}
