import { ListChecks } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import type { PracticePanel } from '../../practice/PracticePanel';
import { load } from '../../shared/load';
import { testId } from './test-id';

type Practice = {
  /** Undefined while the panel is closed. */
  Panel: typeof PracticePanel | undefined;
  /** Whether the panel could not be opened the last time. */
  failed: boolean;
  button: RefObject<HTMLButtonElement | null>;
  toggle: () => void;
  close: () => void;
};

/** The practice panel, whose script is fetched when it is first opened. */
export function usePractice(): Practice {
  const [Panel, setPanel] = useState<typeof PracticePanel>();
  const [failed, setFailed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  async function open() {
    setFailed(false);
    try {
      const { PracticePanel, loadStyles } = await load(() => import('../../practice/PracticePanel'));
      await loadStyles();
      // A function, because React calls a function that it gets to find the next state.
      setPanel(() => PracticePanel);
    } catch {
      setFailed(true);
    }
  }

  function close() {
    setPanel(undefined);
    button.current?.focus({ preventScroll: true });
  }

  return { Panel, failed, button, close, toggle: () => (Panel ? close() : open()) };
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
      {...testId('practice-toggle')}
    >
      <ListChecks aria-hidden size={18} />
      Practice
    </button>
  );
}

/** Shown in the place of the panel if that could not be loaded. */
export function PracticeFailure() {
  return (
    <p className="panel practice-failure" role="alert" {...testId('practice-failure')}>
      The practice panel could not be loaded. Is the server running? Press Practice to try again.
    </p>
  );
}
