import { useRef, useState } from 'react';
import { Outcome } from '../../shared/Outcome';
import { openedDocument } from './opened-documents';
import { featuresOf, sizes } from './sizes';
import { testId } from './test-id';

export function SizedWindow() {
  const [size, setSize] = useState<string>(sizes[0]);
  const [action, setAction] = useState('none');
  const opened = useRef<Window>(null);

  function open() {
    const wasOpen = isOpen();
    // The name makes the browser take the window that has it already, which keeps its size then.
    opened.current = window.open(openedDocument, 'preview', featuresOf(size));
    opened.current?.focus();
    if (opened.current === null) setAction('blocked');
    else setAction(wasOpen ? 'loaded again' : `opened ${size}`);
  }

  function close() {
    const wasOpen = isOpen();
    opened.current?.close();
    setAction(wasOpen ? 'closed' : 'nothing to close');
  }

  /** A visitor may have closed it. */
  function isOpen() {
    return opened.current !== null && !opened.current.closed;
  }

  return (
    <>
      <h2>A window of a given size</h2>
      <p className="muted">The document in it shows the size and the name of its window.</p>
      <div className="field">
        <label htmlFor="window-size">Size</label>
        <select
          id="window-size"
          className="input"
          value={size}
          onChange={({ target }) => setSize(target.value)}
          {...testId('windows-size')}
        >
          {sizes.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </div>
      <div className="row">
        <button type="button" className="button button-primary" onClick={open} {...testId('windows-open')}>
          Open window
        </button>
        <button type="button" className="button button-secondary" onClick={close} {...testId('windows-close')}>
          Close window
        </button>
      </div>
      <Outcome state={action === 'blocked' ? 'failed' : 'idle'} role="status" {...testId('windows-result')}>
        {`Last action: ${action}`}
      </Outcome>
    </>
  );
}
