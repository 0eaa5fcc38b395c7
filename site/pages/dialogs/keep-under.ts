import { placeUnder } from './place-under';

/**
 * Keeps a popover under its button until the returned function is called: by anchor positioning, or where the browser
 * has none by measuring when it opens.
 */
export function keepUnder(popover: HTMLElement, button: HTMLElement): () => void {
  if (CSS.supports('position-anchor: --button')) {
    const name = `--${popover.id}`;
    button.style.setProperty('anchor-name', name);
    popover.style.setProperty('position-anchor', name);
    return () => {};
  }

  const listeners = new AbortController();
  const options = { signal: listeners.signal };
  const { style } = popover;
  // Absolute, so that it scrolls along with the page.
  style.position = 'absolute';
  const place = () => {
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const { x, y } = placeUnder(button.getBoundingClientRect(), popover.getBoundingClientRect(), { width, height });
    style.left = `${x + window.scrollX}px`;
    style.top = `${y + window.scrollY}px`;
    style.visibility = '';
  };
  const isOpening = (event: Event) => (event as ToggleEvent).newState === 'open';
  // Before it opens it has no size. The event that says that it is open comes late, so it is invisible until then.
  const hide = (event: Event) => {
    if (isOpening(event)) style.visibility = 'hidden';
  };
  popover.addEventListener('beforetoggle', hide, options);
  popover.addEventListener('toggle', (event) => isOpening(event) && place(), options);
  window.addEventListener('resize', () => popover.matches(':popover-open') && place(), options);
  return () => listeners.abort();
}
