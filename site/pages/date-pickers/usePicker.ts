import { type KeyboardEvent, useRef, useState } from 'react';

/**
 * Whether the calendar of a picker is open. antd takes a month or a year that is chosen in it for a part of the value,
 * and gives it out when the calendar closes. So a picker that closes then makes way for a new one with the earlier
 * value: its key changes.
 */
export function usePicker() {
  const [open, setOpen] = useState(false);
  const [key, setKey] = useState(0);
  const [closings, setClosings] = useState(0);
  const hasPart = useRef(false);
  // What antd has then is a whole value, which stays when the calendar closes.
  const keep = () => {
    hasPart.current = false;
  };

  function onOpenChange(isOpen: boolean) {
    setOpen(isOpen);
    if (!isOpen) setClosings((before) => before + 1);
    if (!isOpen && hasPart.current) setKey((before) => before + 1);
    hasPart.current = false;
  }

  return {
    /** Closes it by a button that is not antd's. */
    close: () => onOpenChange(false),
    keep,
    key,
    /** How often it was closed. */
    closings,
    /** Makes way for a new one. */
    renew: () => setKey((before) => before + 1),
    picker: {
      open,
      onOpenChange,
      onPanelChange: () => {
        hasPart.current = true;
      },
    },
    around: {
      // What is typed takes the place of the part.
      onInput: keep,
      // In the field antd forgets the part itself, and the field keeps the focus.
      onKeyDownCapture: ({ key, target }: KeyboardEvent) => {
        if (key === 'Escape' && target instanceof HTMLInputElement) keep();
      },
    },
  };
}
