import { type FormEvent, useState } from 'react';
import { commandOf } from '../run/command';
import { basePath, hasProxy, runOptions, serverOptions } from '../run/page-options';
import {
  type NamedRunOption,
  type RunOptionName,
  type RunOptions,
  runOptionList,
  shownOptions,
  shownValue,
} from '../run/run-options';
import { addressWith } from './address-with';
import { Command } from './Command';
import type { TabProps } from './tab';

/** The options that an address can set. */
const options = runOptionList.filter(({ parameter }) => parameter !== undefined);

/** What is current: those, and of the others what the server was started with. */
const current = [
  ...options,
  ...shownOptions(runOptions).filter(({ name }) => !options.some((other) => other.name === name)),
];

/** What is typed or chosen for each option. */
type Texts = { [name: string]: string };

export function OptionsTab({ page }: TabProps) {
  const [texts, setTexts] = useState(() => textsOf(runOptions));
  const [tried, setTried] = useState(false);
  const errors = tried ? errorsOf(texts) : {};
  const start = commandOf(runOptions, document.baseURI, { served: hasProxy });
  const command = start && `${start} --open${page.id === 'home' ? '' : ` ${page.id}`}`;

  function open(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (Object.keys(errorsOf(texts)).length === 0) openDocument(addressOf(texts));
  }

  const field = (name: RunOptionName) => ({
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
        <h3>Current options</h3>
        <dl className="panel practice-options">
          {current.map((option) => (
            <div key={option.name}>
              <dt>{option.label}</dt>
              <dd>{shownValue(option, runOptions)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h3>Command line</h3>
        <Command text={command} label="the command line" />
      </section>
      <section>
        <h3>Other options</h3>
        <form className="stack" noValidate onSubmit={open}>
          {options.map((option) => (
            <div className="field" key={option.name}>
              <label htmlFor={`practice-${option.name}`}>{labelOf(option)}</label>
              {typeof option.input === 'string' ? (
                <input
                  {...field(option.name)}
                  type="text"
                  inputMode={option.input}
                  placeholder={`${shownValue(option, serverOptions)} (server)`}
                  autoComplete="off"
                />
              ) : (
                <select {...field(option.name)}>
                  {serverOptions[option.name] === null && <option value="">{shownValue(option, serverOptions)}</option>}
                  {option.input.map((choice) => (
                    <option key={choice}>{choice}</option>
                  ))}
                </select>
              )}
              {errors[option.name] && (
                <p className="field-error" id={`practice-${option.name}-error`} role="alert">
                  {labelOf(option)} {errors[option.name]}
                </p>
              )}
            </div>
          ))}
          <button type="submit" className="button button-primary">
            Reload with these options
          </button>
        </form>
      </section>
    </>
  );
}

function labelOf({ label, unit }: NamedRunOption): string {
  return unit ? `${label}, in ${unit}` : label;
}

function textsOf(values: RunOptions): Texts {
  return Object.fromEntries(options.map(({ name }) => [name, String(values[name] ?? '')]));
}

/** What is wrong with each text. An empty one leaves the option as the server has it. */
function errorsOf(texts: Texts): Texts {
  const errors: Texts = {};
  for (const { name, fromText } of options) {
    const text = texts[name];
    if (!text) continue;
    try {
      fromText(text);
    } catch (error) {
      errors[name] = (error as Error).message;
    }
  }
  return errors;
}

function addressOf(texts: Texts): URL {
  const server = textsOf(serverOptions);
  const parameters = options.map(({ name, parameter = name }) => {
    const text = texts[name] ?? '';
    return [parameter, text === server[name] ? '' : text];
  });
  return addressWith(new URL(location.href), basePath, Object.fromEntries(parameters));
}

function openDocument(next: URL) {
  const [before] = location.href.split('#');
  location.assign(next);
  // The options are read once in a document, and another fragment alone loads none.
  if (next.hash !== '' && next.href.split('#')[0] === before) location.reload();
}
