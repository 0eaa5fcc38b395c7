import { useState } from 'react';
import { Outcome } from '../../shared/Outcome';
import { useWait } from '../../shared/useWait';
import { openedDocument } from './opened-documents';
import { testId } from './test-id';

/** In milliseconds. Browsers allow a popup for at most five seconds after a click. */
const longAfterClick = 6000;

export function BlockedPopup() {
  const [status, setStatus] = useState('Nothing opened');
  const [waiting, setWaiting] = useState(false);
  const wait = useWait();

  function open() {
    // `null` is the only sign of a blocked popup. Most browsers that are driven by a tool block none.
    setStatus(window.open(openedDocument, '_blank') ? 'Opened' : 'Blocked');
  }

  async function openLater() {
    setWaiting(true);
    setStatus('Waiting');
    await wait('windows-later', longAfterClick);
    setWaiting(false);
    open();
  }

  return (
    <>
      <h2>A window that may be blocked</h2>
      <p className="muted">
        Right after a click browsers open a window. Six seconds later they block it, except under test, where most open
        any.
      </p>
      <div className="row">
        <button type="button" className="button button-primary" onClick={open} {...testId('windows-now')}>
          Open now
        </button>
        <button
          type="button"
          className="button button-secondary"
          disabled={waiting}
          onClick={openLater}
          {...testId('windows-later')}
        >
          Open after a wait
        </button>
      </div>
      <Outcome state={status === 'Blocked' ? 'failed' : waiting ? 'busy' : 'idle'} role="status">
        <span {...testId('windows-blocked')}>{status}</span>
        {status === 'Blocked' && (
          <>
            {': '}
            <a href={openedDocument} target="_blank" rel="noopener" {...testId('windows-blocked-link')}>
              Open the document yourself
            </a>
          </>
        )}
      </Outcome>
    </>
  );
}
