type Size = { width: number; height: number };
type Box = { left: number; top: number; bottom: number };

/** The distance from the button, in pixels. The style sheet has the same for anchor positioning. */
const gap = 4;
/** The least distance from the window's sides, in pixels. */
const margin = 8;

/** Where a popover's top left corner goes: under its button, or over it where there is room only there. */
export function placeUnder(button: Box, popover: Size, window: Size): { x: number; y: number } {
  const under = button.bottom + gap;
  const over = button.top - gap - popover.height;
  const isTooLow = under + popover.height > window.height;
  return {
    x: Math.max(margin, Math.min(button.left, window.width - margin - popover.width)),
    y: isTooLow && over >= 0 ? over : under,
  };
}
