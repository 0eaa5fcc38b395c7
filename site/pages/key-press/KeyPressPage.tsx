import './key-press.css';
import { useState } from 'react';
import { hook } from '../../shared/test-hook';
import { useEventListeners } from '../../shared/useEventListeners';
import { withKey } from './key-history';

export default function KeyPressPage() {
  const [history, setHistory] = useState<readonly string[]>([]);
  const [lastKey] = history;

  useEventListeners(window, {
    keydown: ({ key }) => setHistory((before) => withKey(before, key)),
  });

  return (
    <>
      <h1>Key Presses</h1>
      <p className="intro">
        Send keys to the page as a whole, no field needed: letters, arrows, Enter, Tab, Escape. Modifiers count as keys
        of their own, and so does every repeat of a key that is held down.
      </p>
      <section className="card">
        <h2>Last key</h2>
        <div className={`panel key-last ${markOf(lastKey)}`} aria-live="polite" {...hook('last-key-pressed')}>
          {lastKey ?? 'No key pressed'}
        </div>
      </section>
      <section className="card">
        <h2>The five most recent, newest first</h2>
        <div className="key-history" {...hook('key-history')}>
          {history.map((key, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place in the history is what tells two equal keys apart
            <div className={`panel key-cap ${markOf(key)}`} key={index} {...hook(`key-${index}`)}>
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
