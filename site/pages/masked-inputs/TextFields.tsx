import { type CompositionEvent, type FormEvent, useState } from 'react';
import { type FieldProps, FieldRow, inputProps } from './FieldRow';
import { testId } from './test-id';
import { charactersOf, cut, longestBio, strengthOf } from './text';

/** Changes the text of a field where it is typed, and leaves the caret at the same character. */
function rewrite(input: HTMLInputElement | HTMLTextAreaElement, change: (text: string) => string) {
  const { value, selectionStart, selectionEnd } = input;
  const text = change(value);
  if (value === text) return;
  // What is before the caret may have another length now: a capital ß is two letters.
  const [start, end] = [selectionStart, selectionEnd].map((place) => change(value.slice(0, place ?? 0)).length);
  input.value = text;
  input.setSelectionRange(start ?? null, end ?? null);
}

/** Rewrites a field at each change, but what an input method composes only when it is finished: it would end at once. */
function rewriting(change: (text: string) => string, onValue: (value: string) => void) {
  function take(input: HTMLInputElement | HTMLTextAreaElement, isComposing = false) {
    if (!isComposing) rewrite(input, change);
    onValue(input.value);
  }
  return {
    onInput: ({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      take(currentTarget, (nativeEvent as InputEvent).isComposing),
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      take(currentTarget),
  };
}

export function BioField({ value, error, onValue, onLeave }: FieldProps) {
  return (
    <FieldRow
      field="bio"
      raw={value}
      error={error}
      note={<p className="muted" {...testId('mask-count')}>{`${charactersOf(value).length} of ${longestBio}`}</p>}
    >
      <textarea rows={3} value={value} {...rewriting(cut, onValue)} onBlur={onLeave} {...inputProps('bio', error)} />
    </FieldRow>
  );
}

export function CodeField({ value, error, onValue, onLeave }: FieldProps) {
  return (
    <FieldRow field="code" raw={value} error={error}>
      <input
        value={value}
        {...rewriting((text) => text.toUpperCase(), onValue)}
        onBlur={onLeave}
        {...inputProps('code', error)}
      />
    </FieldRow>
  );
}

export function TrimmedField({ value, error, onValue, onLeave }: FieldProps) {
  return (
    <FieldRow field="trimmed" raw={value} error={error}>
      <input
        value={value}
        onInput={(event) => onValue(event.currentTarget.value)}
        onBlur={({ currentTarget }) => {
          onValue(currentTarget.value.trim());
          onLeave();
        }}
        {...inputProps('trimmed', error)}
      />
    </FieldRow>
  );
}

export function SecretField({ value, error, onValue, onLeave }: FieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <FieldRow
      field="secret"
      raw={value}
      error={error}
      note={
        <p className="muted">
          Strength: <span {...testId('mask-strength')}>{strengthOf(value)}</span>
        </p>
      }
    >
      <div className="mask-secret">
        <input
          type={shown ? 'text' : 'password'}
          value={value}
          onInput={(event) => onValue(event.currentTarget.value)}
          onBlur={onLeave}
          {...inputProps('secret', error)}
          // Otherwise Chromium offers to keep it.
          autoComplete="new-password"
        />
        <button
          type="button"
          className="button button-secondary"
          onClick={() => setShown(!shown)}
          {...testId('mask-reveal')}
        >
          {shown ? 'Hide secret' : 'Show secret'}
        </button>
      </div>
    </FieldRow>
  );
}

export function ControlledField({ value, error, onValue, onLeave }: FieldProps) {
  const [counts, setCounts] = useState({ keys: 0, paste: 0 });

  function input({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) {
    onValue(currentTarget.value);
    // An event that a script made has no type, and is neither a key nor a paste.
    const { inputType = '' } = nativeEvent as InputEvent;
    if (/^(?:insertText|insertCompositionText|delete)/.test(inputType))
      setCounts(({ keys, paste }) => ({ keys: keys + 1, paste }));
    if (inputType === 'insertFromPaste') setCounts(({ keys, paste }) => ({ keys, paste: paste + 1 }));
  }

  return (
    <FieldRow
      field="controlled"
      raw={value}
      error={error}
      note={<p className="muted" {...testId('mask-events')}>{`by keys ${counts.keys}, by paste ${counts.paste}`}</p>}
    >
      <input value={value} onInput={input} onBlur={onLeave} {...inputProps('controlled', error)} />
    </FieldRow>
  );
}
