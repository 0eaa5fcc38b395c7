import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { type Place, startCodeEditor } from './code-editor';
import { lineAt, lineCount, parseLine } from './code-lines';
import { Value } from './PlainBox';
import { testId } from './test-id';

const start: Place = { line: 1, column: 1, text: lineAt(1), lines: lineCount };

export function CodeEditor() {
  const parent = useRef<HTMLDivElement>(null);
  const editor = useRef<ReturnType<typeof startCodeEditor>>(undefined);
  const [place, setPlace] = useState(start);
  const [wanted, setWanted] = useState('');
  const [refused, setRefused] = useState('');
  const [value, setValue] = useState('');

  useLayoutEffect(() => {
    if (!parent.current) return;
    const started = startCodeEditor(parent.current, setPlace);
    editor.current = started;
    return () => started.stop();
  }, []);

  function goTo(event: FormEvent) {
    event.preventDefault();
    const line = parseLine(wanted, place.lines);
    const refusal = wanted.trim() ? `No line ${wanted}` : 'Enter a line number';
    setRefused(line ? '' : refusal);
    if (line) editor.current?.goTo(line);
  }

  return (
    <section className="card stack cards-wide" {...testId('code-example')}>
      <h2>A code editor</h2>
      <p className="muted">
        CodeMirror, with 500 lines. Only those in view are in the document, so that the box’s text is not its value.
      </p>
      <form className="rich-jump" noValidate onSubmit={goTo}>
        <div className="field">
          <label htmlFor="code-line">Line</label>
          <input
            id="code-line"
            type="text"
            inputMode="numeric"
            className="input"
            autoComplete="off"
            aria-invalid={refused !== ''}
            aria-describedby="code-error"
            value={wanted}
            // Not onChange: React does not call it if a tool has set the value before it dispatches the event.
            onInput={(event) => setWanted(event.currentTarget.value)}
            {...testId('code-line')}
          />
        </div>
        <button type="submit" className="button button-secondary" {...testId('code-go')}>
          Go to line
        </button>
        <p id="code-error" className="field-error" role="alert" {...testId('code-error')}>
          {refused}
        </p>
      </form>
      <div ref={parent} className="rich-code" />
      <Value name="code-position" label="Cursor" value={`Line ${place.line}, column ${place.column}`} />
      <Value name="code-current" label="Its line" value={place.text} />
      <Value name="code-lines" label="Length" value={`Lines: ${place.lines}`} />
      <button
        type="button"
        className="button button-primary"
        onClick={() => setValue(editor.current?.value() ?? '')}
        {...testId('code-show')}
      >
        Show value
      </button>
      <div className="field rich-value">
        <label htmlFor="code-value">Value</label>
        <textarea
          id="code-value"
          className="input rich-all"
          rows={5}
          readOnly
          value={value}
          {...testId('code-value')}
        />
      </div>
    </section>
  );
}
