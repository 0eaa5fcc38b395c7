import type { Box } from './boxes';

/** The part of the window in which the page can be seen: below the header, beside the menu and the panel. */
export function viewOfPage(): Box {
  const view = { top: Math.max(0, edgeOf('.header')?.bottom ?? 0), right: innerWidth, bottom: innerHeight, left: 0 };
  view.left = edgeOf('#sidebar')?.right ?? 0;
  const panel = edgeOf('.practice');
  // On a phone the panel is a sheet at the bottom.
  if (panel && panel.left > view.left) view.right = panel.left;
  else if (panel) view.bottom = panel.top;
  return view;
}

function edgeOf(selector: string): DOMRect | undefined {
  const element = document.querySelector(selector);
  return element?.checkVisibility() ? element.getBoundingClientRect() : undefined;
}
