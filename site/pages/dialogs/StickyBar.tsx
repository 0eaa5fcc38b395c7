import { useRef, useState } from 'react';
import { Outcome } from '../../shared/Outcome';
import { testId } from './test-id';

const before = Array.from({ length: 6 }, (_, index) => `Invoice ${index + 1}: paid`);
const after = Array.from({ length: 9 }, (_, index) => `Invoice ${index + 7}: due`);

export function StickyBar() {
  const box = useRef<HTMLElement>(null);
  const renew = useRef<HTMLButtonElement>(null);
  const [clicked, setClicked] = useState('');

  // Intended: to the very top of the box, where the bar is.
  function jump() {
    if (!box.current || !renew.current) return;
    const inset = 4;
    box.current.scrollTop +=
      renew.current.getBoundingClientRect().top - box.current.getBoundingClientRect().top - inset;
  }

  function goToTop() {
    setClicked('Back to top');
    if (box.current) box.current.scrollTop = 0;
  }

  return (
    <section className="card stack cards-wide" {...testId('sticky-example')}>
      <h2>Sticky bar</h2>
      <p className="muted">
        What is scrolled to the top of the box is in view for a tool, and under the bar for everybody else.
      </p>
      <button type="button" className="button button-secondary" onClick={jump} {...testId('sticky-jump')}>
        Jump to Renew
      </button>
      <section ref={box} className="dialogs-box" aria-label="Invoices" {...testId('sticky-box')}>
        <button type="button" className="button dialogs-bar" onClick={goToTop} {...testId('sticky-bar')}>
          Back to top
        </button>
        <Lines texts={before} />
        <button
          ref={renew}
          type="button"
          className="button button-primary"
          onClick={() => setClicked('Renew')}
          {...testId('sticky-renew')}
        >
          Renew
        </button>
        <Lines texts={after} />
      </section>
      <Outcome role="status" {...testId('sticky-result')}>
        {clicked && `Clicked: ${clicked}`}
      </Outcome>
    </section>
  );
}

function Lines({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="dialogs-lines">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
