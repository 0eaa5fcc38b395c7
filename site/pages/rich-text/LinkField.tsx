import { useState } from 'react';
import { parseAddress } from './link-address';
import { testId } from './test-id';

type Props = {
  /** The address of the link that the cursor is in. */
  address: string;
  canLink: () => boolean;
  onSet: (address: string) => void;
  onRemove: () => void;
  onCancel: () => void;
};

const noAddress = 'An address begins with https://, http:// or mailto:';

export function LinkField({ address, canLink, onSet, onRemove, onCancel }: Props) {
  const [typed, setTyped] = useState(address);
  const [refused, setRefused] = useState('');

  function set() {
    const parsed = parseAddress(typed);
    if (!parsed) setRefused(noAddress);
    else if (!canLink()) setRefused('Select a text first');
    else onSet(parsed);
  }

  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        set();
      }}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
    >
      <div className="field">
        <label htmlFor="editor-address">Address</label>
        <input
          id="editor-address"
          type="text"
          className="input"
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: the field is there because “Link” was pressed.
          autoFocus
          aria-invalid={refused === noAddress}
          aria-describedby="editor-link-error"
          value={typed}
          // Not onChange: React does not call it if a tool has set the value before it dispatches the event.
          onInput={(event) => setTyped(event.currentTarget.value)}
          {...testId('editor-address')}
        />
        <p id="editor-link-error" className="field-error" role="alert" {...testId('editor-link-error')}>
          {refused}
        </p>
      </div>
      <div className="row">
        <button type="submit" className="button button-primary" {...testId('editor-link-set')}>
          Set link
        </button>
        <button type="button" className="button button-secondary" onClick={onRemove} {...testId('editor-link-remove')}>
          Remove link
        </button>
      </div>
    </form>
  );
}
