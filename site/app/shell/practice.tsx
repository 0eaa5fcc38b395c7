import { ListChecks } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import type { PracticePanel } from '../../practice/PracticePanel';
import { hook } from '../../shared/test-hook';

type Practice = {
  /** Undefined while the panel is closed. */
  Panel: typeof PracticePanel | undefined;
  button: RefObject<HTMLButtonElement | null>;
  toggle: () => void;
  close: () => void;
};

/** The practice panel, whose script is fetched when it is first opened. */
export function usePractice(): Practice {
  const [Panel, setPanel] = useState<typeof PracticePanel>();
  const button = useRef<HTMLButtonElement>(null);

  async function open() {
    const { PracticePanel } = await import('../../practice/PracticePanel');
    // A function, because React calls a function that it gets to find the next state.
    setPanel(() => PracticePanel);
  }

  function close() {
    setPanel(undefined);
    button.current?.focus({ preventScroll: true });
  }

  return { Panel, button, close, toggle: () => (Panel ? close() : open()) };
}

export function PracticeToggle({ practice: { Panel, button, toggle, close } }: { practice: Practice }) {
  return (
    <button
      type="button"
      ref={button}
      className="button button-secondary practice-toggle"
      aria-expanded={Panel !== undefined}
      aria-controls="practice"
      onClick={toggle}
      onKeyDown={({ key }) => key === 'Escape' && Panel && close()}
      {...hook('practice-toggle')}
    >
      <ListChecks aria-hidden size={18} />
      Practice
    </button>
  );
}
