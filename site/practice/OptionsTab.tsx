import { type FormEvent, useState } from 'react';
import type { Page } from '../page';
import { commandOf, noCommand } from '../run/command';
import { basePath, hasProxy, runOptions, serverOptions } from '../run/page-options';
import { type RunOptions, runOptionDescriptions, withRunOption } from '../run/run-options';
import { CopyButton } from '../shared/CopyButton';
import { addressWith } from './address-with';

type Name = 'seed' | 'variant' | 'delayScale' | 'late' | 'now' | 'downloadFailure';
type Texts = { [Option in Name]: string };

const labels = {
  seed: 'Seed',
  variant: 'Variant',
  delayScale: 'Delay scale',
  late: 'Late, in ms',
  now: 'Now',
  downloadFailure: 'Download failure',
} as const satisfies Texts;
const names = Object.keys(labels) as Name[];
const inputModes = { seed: 'text', delayScale: 'decimal', late: 'numeric', now: 'text' } as const;
const choices = { variant: ['A', 'B'], downloadFailure: ['none', 'http', 'empty'] } as const;

export function OptionsTab({ page }: { page: Page }) {
  const [texts, setTexts] = useState(() => textsOf(runOptions));
  const [tried, setTried] = useState(false);
  const errors = tried ? errorsOf(texts) : {};
  const start = commandOf(runOptions, document.baseURI, hasProxy);
  const command = start && `${start} --open${page.id === 'home' ? '' : ` ${page.id}`}`;

  function open(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (Object.keys(errorsOf(texts)).length === 0) openDocument(addressOf(texts));
  }

  const field = (name: Name) => ({
    id: `practice-${name}`,
    className: 'input',
    value: texts[name],
    'aria-invalid': errors[name] !== undefined,
    'aria-describedby': errors[name] === undefined ? undefined : `practice-${name}-error`,
    // Not onChange: React does not call it if a tool has set the value before it dispatches the event.
    onInput: ({ currentTarget }: FormEvent<HTMLInputElement | HTMLSelectElement>) =>
      setTexts({ ...texts, [name]: currentTarget.value }),
  });

  return (
    <>
      <section>
        <h3>In force</h3>
        <dl className="panel practice-options">
          {names.map((name) => (
            <div key={name}>
              <dt>{labels[name]}</dt>
              <dd>{shown(name, runOptions)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h3>The same from the command line</h3>
        <div className="panel practice-command">
          <code>{command ?? noCommand}</code>
        </div>
        {command && <CopyButton text={command} label="the command line" />}
      </section>
      <section>
        <h3>Open this page with others</h3>
        <form className="stack" noValidate onSubmit={open}>
          {names.map((name) => (
            <div className="field" key={name}>
              <label htmlFor={`practice-${name}`}>{labels[name]}</label>
              {name === 'variant' || name === 'downloadFailure' ? (
                <select {...field(name)}>
                  {serverOptions[name] === null && <option value="">{shown(name, serverOptions)}</option>}
                  {choices[name].map((choice) => (
                    <option key={choice}>{choice}</option>
                  ))}
                </select>
              ) : (
                <input
                  {...field(name)}
                  type="text"
                  inputMode={inputModes[name]}
                  placeholder={`${shown(name, serverOptions)}, as the server has it`}
                  autoComplete="off"
                />
              )}
              {errors[name] && (
                <p className="field-error" id={`practice-${name}-error`} role="alert">
                  {labels[name]} {errors[name]}
                </p>
              )}
            </div>
          ))}
          <button type="submit" className="button button-primary">
            Open the page anew
          </button>
        </form>
      </section>
    </>
  );
}

function shown(name: Name, options: RunOptions): string {
  return String(options[name] ?? (name === 'variant' ? 'by chance' : 'none'));
}

function textsOf(options: RunOptions): Texts {
  const entries = names.map((name) => [name, String(options[name] ?? '')]);
  return Object.fromEntries(entries) as Texts;
}

/** What is wrong with each text. An empty one leaves the option as the server has it. */
function errorsOf(texts: Texts): { [Option in Name]?: string } {
  const errors: { [Option in Name]?: string } = {};
  for (const name of names) {
    if (texts[name] === '') continue;
    try {
      withRunOption(runOptions, name, texts[name]);
    } catch (error) {
      errors[name] = (error as Error).message;
    }
  }
  return errors;
}

function addressOf(texts: Texts): URL {
  const server = textsOf(serverOptions);
  const parameters = names.map((name) => [
    runOptionDescriptions[name].parameter ?? name,
    texts[name] === server[name] ? '' : texts[name],
  ]);
  return addressWith(new URL(location.href), basePath, Object.fromEntries(parameters));
}

function openDocument(next: URL) {
  const [before] = location.href.split('#');
  location.assign(next);
  // The options are read once in a document, and another fragment alone loads none.
  if (next.hash !== '' && next.href.split('#')[0] === before) location.reload();
}
