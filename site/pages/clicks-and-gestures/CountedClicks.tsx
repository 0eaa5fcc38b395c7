import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { testId } from './test-id';

export function CountedClicks() {
  const [withAlt, setWithAlt] = useState(0);
  const [ofMiddle, setOfMiddle] = useState(0);

  // By hand, because browsers do not agree on what Alt with Enter does.
  function altEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !hasAltAlone(event)) return;
    event.preventDefault();
    setWithAlt((before) => before + 1);
  }

  // On some systems a press of the middle button begins to scroll, and then there is no click.
  function keepFromScrolling(event: MouseEvent) {
    if (event.button === 1) event.preventDefault();
  }

  return (
    <>
      <h2>With Alt, and by the middle button</h2>
      <p className="muted">The first button counts clicks with Alt alone, the second those of the middle button.</p>
      <div className="row">
        <button
          type="button"
          className="button button-secondary"
          onClick={(event) => hasAltAlone(event) && setWithAlt((before) => before + 1)}
          onKeyDown={altEnter}
          {...testId('clicks-alt')}
        >
          {`Alt clicks: ${withAlt}`}
        </button>
        <button
          type="button"
          className="button button-secondary"
          onMouseDown={keepFromScrolling}
          onAuxClick={({ button }) => button === 1 && setOfMiddle((before) => before + 1)}
          {...testId('clicks-middle')}
        >
          {`Middle clicks: ${ofMiddle}`}
        </button>
      </div>
    </>
  );
}

function hasAltAlone({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent | MouseEvent): boolean {
  return altKey && !(ctrlKey || metaKey || shiftKey);
}
