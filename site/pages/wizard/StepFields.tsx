import type { Draft, Errors, TextField } from './steps';
import { testId } from './test-id';

type Props = { step: number; draft: Draft; errors: Errors; onChange: (values: Partial<Draft>) => void };

const fields: readonly (readonly { field: TextField; label: string; autoComplete: string }[])[] = [
  [
    { field: 'name', label: 'Name', autoComplete: 'name' },
    { field: 'email', label: 'Email', autoComplete: 'email' },
  ],
  [
    { field: 'street', label: 'Street', autoComplete: 'street-address' },
    { field: 'postcode', label: 'Postcode', autoComplete: 'postal-code' },
    { field: 'city', label: 'City', autoComplete: 'address-level2' },
  ],
];

const ways = [
  { way: 'email', label: 'Email' },
  { way: 'phone', label: 'Phone' },
  { way: 'post', label: 'Post' },
] as const;

export function StepFields({ step, draft, errors, onChange }: Props) {
  if (step === 2) return <Preferences draft={draft} errors={errors} onChange={onChange} />;
  return fields[step]?.map(({ field, label, autoComplete }) => (
    <div key={field} className="field">
      <label htmlFor={`wizard-${field}`}>{label}</label>
      <input
        id={`wizard-${field}`}
        className="input"
        autoComplete={autoComplete}
        value={draft[field]}
        data-field={field}
        aria-invalid={errors[field] ? true : undefined}
        aria-describedby={errors[field] && `wizard-error-${field}`}
        // Not onChange: React does not call it if a tool has set the value before it dispatches the event.
        onInput={(event) => onChange({ [field]: event.currentTarget.value })}
        {...testId(`wizard-${field}`)}
      />
      {errors[field] && (
        <p id={`wizard-error-${field}`} className="field-error" {...testId(`wizard-error-${field}`)}>
          {errors[field]}
        </p>
      )}
    </div>
  ));
}

function Preferences({ draft, errors, onChange }: Omit<Props, 'step'>) {
  return (
    <>
      <fieldset className="wizard-choices">
        <legend>Contact by</legend>
        {ways.map(({ way, label }, index) => (
          <label key={way} className="row">
            <input
              type="radio"
              name="wizard-contact"
              checked={draft.contact === label}
              data-field={index === 0 ? 'contact' : undefined}
              aria-describedby={errors.contact && 'wizard-error-contact'}
              onChange={() => onChange({ contact: label })}
              {...testId(`wizard-contact-${way}`)}
            />
            {label}
          </label>
        ))}
        {errors.contact && (
          <p id="wizard-error-contact" className="field-error" {...testId('wizard-error-contact')}>
            {errors.contact}
          </p>
        )}
      </fieldset>
      <label className="row">
        <input
          type="checkbox"
          checked={draft.newsletter}
          onChange={(event) => onChange({ newsletter: event.target.checked })}
          {...testId('wizard-newsletter')}
        />
        Newsletter
      </label>
    </>
  );
}
