import './key-press.css';
import { type InputEvent, useRef, useState } from 'react';
import { typedTestId } from '../../shared/test-id';
import { useEventListeners } from '../../shared/useEventListeners';
import { withKey } from './key-history';
import type page from './page';

const testId = typedTestId<typeof page>();

/** What phones call most keys of their keyboards. Which letter it was follows in an `input` event. */
const unnamed = 'Unidentified';

const typing = { autoComplete: 'off', autoCapitalize: 'off', autoCorrect: 'off', spellCheck: false };

export default function KeyPressPage() {
  const [history, setHistory] = useState<readonly string[]>([]);
  const [lastKey] = history;
  const keydownWasUnnamed = useRef(false);

  const add = (key: string) => setHistory((before) => withKey(before, key));

  useEventListeners(
    window,
    {
      keydown: ({ key, target }) => {
        // An event that a script made of another kind has none.
        if (key && !(key === unnamed && target instanceof HTMLInputElement)) add(key);
        keydownWasUnnamed.current = key === unnamed;
      },
    },
    // Before the search and the panel, which keep their keys from the page.
    { capture: true },
  );

  function type({ currentTarget, nativeEvent }: InputEvent<HTMLInputElement>) {
    // Of the browser's own event, because React's has no data. A word in the making comes as a whole with each letter.
    const letter = nativeEvent.data?.at(-1);
    if (keydownWasUnnamed.current && letter !== undefined) add(letter);
    currentTarget.value = '';
  }

  return (
    <>
      <h1>Key Presses</h1>
      <p className="intro">
        Send keys to the page as a whole, no field needed: letters, arrows, Enter, Tab, Escape. Modifiers count as keys
        of their own, and so does every repeat of a key that is held down. On a phone a field brings up its keyboard.
      </p>
      <section className="card stack">
        <h2>Last key</h2>
        <div className={`panel key-last ${markOf(lastKey)}`} aria-live="polite" {...testId('last-key-pressed')}>
          {lastKey ?? 'No key pressed'}
        </div>
        <div className="field key-keyboard">
          <label htmlFor="key-field">Tap here to bring up a keyboard</label>
          <input id="key-field" type="text" className="input" {...typing} onInput={type} {...testId('key-field')} />
        </div>
      </section>
      <section className="card stack">
        <h2>The five most recent, newest first</h2>
        <div className="key-history" {...testId('key-history')}>
          {history.map((key, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place in the history is what tells two equal keys apart
            <div className={`key-cap ${markOf(key)}`} key={index} {...testId(`key-${index}`)}>
              {key}
            </div>
          ))}
        </div>
      </section>
    </>
  );
}

/** The style sheet makes a space visible, so that the element's text is still the value of `event.key`. */
function markOf(key?: string) {
  return key === ' ' ? 'key-space' : '';
}
