import { useState } from 'react';
import { Outcome } from '../../shared/Outcome';
import { answerTo, asking, stateOf } from './answers';
import { testId } from './test-id';

export function Clipboard() {
  const [text, setText] = useState('Ticket 4711');
  const [copied, setCopied] = useState('');
  const [pasted, setPasted] = useState('');

  async function copy() {
    setCopied(asking);
    try {
      await navigator.clipboard.writeText(text);
      setCopied(`Copied: ${text}`);
    } catch (error) {
      setCopied(answerTo(error));
    }
  }

  async function paste() {
    setPasted(asking);
    try {
      setPasted(`Pasted: ${await navigator.clipboard.readText()}`);
    } catch (error) {
      setPasted(answerTo(error));
    }
  }

  return (
    <section className="card stack" {...testId('clipboard-example')}>
      <h2>Clipboard</h2>
      <p className="muted">Copying needs a click, and for pasting some browsers ask their user each time.</p>
      <div className="field">
        <label htmlFor="clipboard-text">Text to copy</label>
        <input
          id="clipboard-text"
          type="text"
          className="input"
          autoComplete="off"
          value={text}
          // Not onChange: React does not call it if a tool has set the value before it dispatches the event.
          onInput={(event) => setText(event.currentTarget.value)}
          {...testId('clipboard-text')}
        />
      </div>
      <button type="button" className="button button-primary" onClick={copy} {...testId('clipboard-copy')}>
        Copy
      </button>
      <Outcome state={stateOf(copied)} role="status" {...testId('clipboard-copied')}>
        {copied}
      </Outcome>
      <button type="button" className="button button-secondary" onClick={paste} {...testId('clipboard-paste')}>
        Paste
      </button>
      <Outcome state={stateOf(pasted)} role="status" {...testId('clipboard-pasted')}>
        {pasted}
      </Outcome>
    </section>
  );
}
