import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { typedTestId } from '../../shared/test-id';
import { useLatestState } from '../../shared/useLatestState';
import { useWait } from '../../shared/useWait';
import type page from './page';
import { type SignIn, type SignInErrors, validate } from './validation';

const testId = typedTestId<typeof page>();

const fields = [
  { name: 'username', label: 'Username', type: 'text', autoComplete: 'username' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { name: 'password', label: 'Password', type: 'password', autoComplete: 'current-password' },
] as const;

export default function FormsPage() {
  const [errors, setErrors] = useState<SignInErrors>({});
  const [submitting, setSubmitting, isSubmitting] = useLatestState(false);
  const wait = useWait();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The disabled button does not stop `form.requestSubmit()`.
    if (isSubmitting()) return;
    const form = event.currentTarget;
    // Read from the fields and not from events, because a test may set a value without any.
    const values = Object.fromEntries(new FormData(form)) as SignIn;
    const found = validate(values);
    // Synchronously, so that the field has its message when it gets the focus, and screen readers read both.
    flushSync(() => setErrors(found));
    form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    if (Object.keys(found).length > 0) return;
    setSubmitting(true);
    await wait('sign-in', 1000, 3000);
    console.log('Form submitted:', values);
    setSubmitting(false);
  }

  return (
    <>
      <h1>Forms and Validation</h1>
      <p className="intro">
        Send the form empty, half filled and filled, and read the message under each field. A valid form keeps its
        button busy for one to three seconds: wait for the button, not for the clock.
      </p>
      {/* noValidate, because the browser's own validation would show only the first message. */}
      <form className="card stack" noValidate onSubmit={submit} {...testId('login-form')}>
        {fields.map(({ name, label, ...input }) => (
          <div className="field" key={name}>
            <label htmlFor={name}>{label}</label>
            <input
              {...input}
              id={name}
              name={name}
              className="input"
              aria-required
              aria-invalid={errors[name] !== undefined}
              aria-describedby={errors[name] && `${name}-error`}
              {...testId(`${name}-input`)}
            />
            {errors[name] && (
              <p className="field-error" id={`${name}-error`} {...testId(`${name}-error`)}>
                {errors[name]}
              </p>
            )}
          </div>
        ))}
        <button type="submit" className="button button-primary" disabled={submitting} {...testId('submit-button')}>
          {submitting ? 'Loading...' : 'Sign In'}
        </button>
      </form>
    </>
  );
}
