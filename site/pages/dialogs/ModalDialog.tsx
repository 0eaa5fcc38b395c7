import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { Outcome } from '../../shared/Outcome';
import { testId } from './test-id';

const seats = ['Window', 'Middle', 'Aisle'];

export function ModalDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const hold = useRef<HTMLButtonElement>(null);
  const [seat, setSeat] = useState('');
  const [held, setHeld] = useState(false);
  const [result, setResult] = useState('');

  function open({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    if (!dialog.current) return;
    setSeat('');
    // A dialog that is closed without a value keeps the previous one.
    dialog.current.returnValue = '';
    // The focus goes back to what had it before, and Safari gives none to a button that is clicked.
    currentTarget.focus();
    dialog.current.showModal();
  }

  function dismiss() {
    setHeld(false);
    // The button that had the focus is gone.
    hold.current?.focus();
  }

  function close() {
    setHeld(false);
    setResult(`Returned: ${dialog.current?.returnValue || 'nothing'}`);
  }

  return (
    <section className="card stack" {...testId('dialog-modal-example')}>
      <h2>Modal dialog</h2>
      <p className="muted">
        A form closes it with a value. All else is inert while it is open, except for what is inside of it.
      </p>
      <button type="button" className="button button-primary" onClick={open} {...testId('dialog-modal-open')}>
        Book a seat
      </button>
      <Outcome role="status" {...testId('dialog-result')}>
        {result}
      </Outcome>
      <dialog
        ref={dialog}
        className="dialogs-dialog dialogs-modal"
        aria-labelledby="seat-title"
        onClose={close}
        {...testId('dialog-modal')}
      >
        <form method="dialog" className="stack">
          <h2 id="seat-title">Your seat</h2>
          <div className="field">
            <label htmlFor="seat">Seat</label>
            <select
              id="seat"
              className="input"
              required
              value={seat}
              onChange={(event) => setSeat(event.target.value)}
              {...testId('dialog-seat')}
            >
              <option value="">Choose one</option>
              {seats.map((name) => (
                <option key={name} value={name.toLowerCase()}>
                  {name}
                </option>
              ))}
            </select>
          </div>
          <div className="row">
            <button type="submit" className="button button-primary" value={seat} {...testId('dialog-confirm')}>
              Confirm
            </button>
            <button
              type="button"
              className="button button-secondary"
              onClick={() => dialog.current?.close()}
              {...testId('dialog-cancel')}
            >
              Cancel
            </button>
            <button
              ref={hold}
              type="button"
              className="button button-secondary"
              onClick={() => setHeld(true)}
              {...testId('dialog-hold')}
            >
              Hold seat
            </button>
          </div>
        </form>
        <Toast shown={held} onDismiss={dismiss} />
      </dialog>
    </section>
  );
}

/** In the dialog, because all that is outside of it is inert; a popover, because only the top layer is above it. */
function Toast({ shown, onDismiss }: { shown: boolean; onDismiss: () => void }) {
  const toast = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    toast.current?.togglePopover(shown);
  }, [shown]);

  return (
    <div ref={toast} popover="manual" className="dialogs-toast" role="status" {...testId('dialog-toast')}>
      <p>Seat held for ten minutes</p>
      <button type="button" className="button button-secondary" onClick={onDismiss} {...testId('dialog-toast-dismiss')}>
        Dismiss
      </button>
    </div>
  );
}
