import './masked-inputs.css';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { today } from '../../run/clock';
import { useLatestState } from '../../shared/useLatestState';
import { kindOf } from './cards';
import { errorOf } from './errors';
import { labels } from './FieldRow';
import { type Field, fields, requiredFields } from './fields';
import { MaskedField } from './MaskedField';
import { type MaskedField as Masked, masks } from './masks';
import { QuantityField } from './QuantityField';
import { stepped } from './quantity';
import { rawOf } from './raw';
import { BioField, CodeField, ControlledField, SecretField, TrimmedField } from './TextFields';
import { testId } from './test-id';

type Texts = Record<Field, string>;

const empty = Object.fromEntries(fields.map((field) => [field, ''])) as Texts;
const maskedFields = Object.keys(masks) as Masked[];

export default function MaskedInputsPage() {
  const [texts, setTexts, latestTexts] = useLatestState<Texts>({ ...empty, quantity: '1' });
  const [errors, setErrors] = useState<Partial<Texts>>({});
  const [sent, setSent] = useState<Texts>();

  function change(field: Field, text: string) {
    if (latestTexts()[field] === text) return;
    setTexts({ ...latestTexts(), [field]: text });
    // It is checked again when the field is left.
    setErrors((errors) => ({ ...errors, [field]: undefined }));
  }

  function leave(field: Field) {
    const error = errorOf(field, latestTexts()[field], today());
    setErrors((errors) => ({ ...errors, [field]: error }));
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const texts = latestTexts();
    const found = fields.flatMap((field) => {
      const error = errorOf(field, texts[field], today());
      return error ? [[field, error]] : [];
    });
    const raw = Object.fromEntries(fields.map((field) => [field, rawOf(field, texts[field])])) as Texts;
    // Synchronously, so that the field has its message when it gets the focus, and screen readers read both.
    flushSync(() => {
      setErrors(Object.fromEntries(found));
      setSent(found.length > 0 ? undefined : raw);
    });
    form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }

  const propsOf = (field: Field) => ({
    value: texts[field],
    error: errors[field],
    onValue: (text: string) => change(field, text),
    onLeave: () => leave(field),
  });

  return (
    <>
      <h1>Masked Inputs</h1>
      <p className="intro">
        Type, paste and delete in each field, and compare what it shows with the raw value beside it. A server would get
        the raw value and nothing else.
      </p>
      {/* noValidate, because the browser's own validation would show only the first message. */}
      <form noValidate onSubmit={submit} {...testId('mask-form')}>
        <section className="card stack mask-fields">
          <h2>With a mask</h2>
          <p className="muted">A library puts in the signs as you type. The first seven are required.</p>
          {maskedFields.map((field) => (
            <MaskedField
              key={field}
              field={field}
              required={requiredFields.includes(field)}
              note={
                field === 'card' && (
                  <p className="muted" {...testId('mask-kind')}>
                    {kindOf(texts.card)}
                  </p>
                )
              }
              {...propsOf(field)}
            />
          ))}
        </section>
        <section className="card stack mask-fields">
          <h2>Without a library</h2>
          <p className="muted">Fields with habits of their own, made by hand.</p>
          <QuantityField
            {...propsOf('quantity')}
            onStep={(direction) => change('quantity', stepped(latestTexts().quantity, direction))}
          />
          <BioField {...propsOf('bio')} />
          <CodeField {...propsOf('code')} />
          <TrimmedField {...propsOf('trimmed')} />
          <SecretField {...propsOf('secret')} />
          <ControlledField {...propsOf('controlled')} />
          <button type="submit" className="button button-primary mask-submit" {...testId('mask-submit')}>
            Send
          </button>
          <div role="status">
            {sent && (
              <dl className="panel mask-result" {...testId('mask-result')}>
                {fields.map((field) => (
                  <div key={field}>
                    <dt>{labels[field]}</dt>
                    <dd>{sent[field]}</dd>
                  </div>
                ))}
              </dl>
            )}
          </div>
        </section>
      </form>
    </>
  );
}
