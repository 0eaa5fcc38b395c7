import { useRef, useState } from 'react';
import { define } from './elements';
import { GuestCard } from './guest-card';
import { people } from './guests';
import { testId } from './test-id';

export function SlottedGuests() {
  define('guest-card', GuestCard);
  const [count, setCount] = useState(2);
  const [noted, setNoted] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const removeButton = useRef<HTMLButtonElement>(null);

  // The button of the last guest that there can be is disabled and loses the focus.
  function add() {
    setCount(count + 1);
    if (count + 1 === people.length) removeButton.current?.focus();
  }

  function remove() {
    setCount(count - 1);
    if (count === 1) addButton.current?.focus();
  }

  return (
    <section className="card stack" {...testId('wc-slots-example')}>
      <h2>Slots</h2>
      <p className="muted">The names are in the page and shown by the card, which counts them behind its root.</p>
      <guest-card className="web-component-box" {...testId('wc-card')}>
        {people.slice(0, count).map((name, index) => (
          <p key={name} {...testId(`wc-guest-${index}`)}>
            {name}
          </p>
        ))}
        {noted && (
          <p slot="note" {...testId('wc-note')}>
            Bring a cake
          </p>
        )}
        {/* The card has no slot of this name. This is the exercise. */}
        <p slot="badge" {...testId('wc-unslotted')}>
          Members only
        </p>
      </guest-card>
      <div className="row">
        <button
          ref={addButton}
          type="button"
          className="button button-secondary"
          disabled={count === people.length}
          onClick={add}
          {...testId('wc-add-guest')}
        >
          Add guest
        </button>
        <button
          ref={removeButton}
          type="button"
          className="button button-secondary"
          disabled={count === 0}
          onClick={remove}
          {...testId('wc-remove-guest')}
        >
          Remove guest
        </button>
        <button
          type="button"
          className="button button-secondary"
          onClick={() => setNoted(!noted)}
          {...testId('wc-toggle-note')}
        >
          {noted ? 'Remove note' : 'Add note'}
        </button>
      </div>
    </section>
  );
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'guest-card': HTMLAttributes<GuestCard>;
    }
  }
}
