import { viewOfPage } from './view';

const margin = 24;

/** Scrolls to an element, so that neither the header nor the panel covers it. */
export function reveal(element: Element) {
  if (!element.checkVisibility()) return;
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const { top, bottom } = viewOfPage();
  const box = element.getBoundingClientRect();
  const toTop = box.top - top - margin;
  const toBottom = box.bottom - bottom + margin;
  // An element that is higher than the room for it is shown from its top.
  if (toTop < 0) scrollBy({ top: toTop, behavior: 'instant' });
  else if (toBottom > 0) scrollBy({ top: Math.min(toBottom, toTop), behavior: 'instant' });
}
