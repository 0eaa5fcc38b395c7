import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react';
import { keepPlacedWhileShown } from '../../shared/keep-placed';

type PlacedPopoverProps = ComponentProps<'div'> & {
  id: string;
  popover: 'auto' | 'manual';
  under: RefObject<HTMLElement | null>;
  /** Leave it out where a button opens and closes the popover by itself. */
  shown?: boolean;
};

/** A popover right under its button. */
export function PlacedPopover({ under, shown, className, ...props }: PlacedPopoverProps) {
  const popover = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    return keepPlacedWhileShown(popover.current, () => under.current?.getBoundingClientRect(), 'under');
  }, [under]);

  useLayoutEffect(() => {
    if (shown !== undefined) popover.current?.togglePopover(shown);
  }, [shown]);

  return <div ref={popover} className={`dialogs-popover ${className}`} {...props} />;
}
