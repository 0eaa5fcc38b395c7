import { useRef, useState } from 'react';
import { Outcome } from '../../shared/Outcome';
import { testId } from './test-id';

export function PlainBox() {
  const box = useRef<HTMLDivElement>(null);
  const [html, setHtml] = useState('');
  const [text, setText] = useState('');

  function read(element: HTMLElement) {
    setHtml(element.innerHTML);
    // biome-ignore lint/performance/useDomNodeTextContent: only the rendered text has a new line for each block.
    setText(element.innerText.replace(/(?<!\n)\n+$/, ''));
  }

  function clear() {
    if (!box.current) return;
    box.current.replaceChildren();
    read(box.current);
    box.current.focus();
  }

  return (
    <section className="card stack" {...testId('plain-example')}>
      <h2>A plain box</h2>
      <p className="muted">
        An element with <code>contenteditable</code>: it has no value, only the HTML that the browser makes of what is
        typed.
      </p>
      {/* React must not write here: what is in the box belongs to the browser. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a field holds no HTML. */}
      <div
        ref={box}
        className="rich-box"
        contentEditable
        role="textbox"
        tabIndex={0}
        aria-multiline
        aria-label="Plain box"
        onInput={(event) => read(event.currentTarget)}
        {...testId('plain-box')}
      />
      <button type="button" className="button button-secondary" onClick={clear} {...testId('plain-clear')}>
        Clear
      </button>
      <Value name="plain-html" label="HTML" value={html} />
      <Value name="plain-text" label="Text" value={text} />
    </section>
  );
}

type ValueProps = {
  /** Its test id. */
  name: Parameters<typeof testId>[0];
  label: string;
  value: string;
};

/** What a box holds, in words. */
export function Value({ name, label, value }: ValueProps) {
  return (
    <div className="rich-value">
      <span className="muted">{label}</span>
      <Outcome {...testId(name)}>{value || 'empty'}</Outcome>
    </div>
  );
}
