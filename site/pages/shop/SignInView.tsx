import { useRef, useState } from 'react';
import { Field } from './Field';
import { registerFields } from './ids';
import { register, signedIn, signIn } from './shop-state';
import { askShop, changeShop, readShop, useShop } from './store';
import { testId } from './test-id';
import { type RegisterField, type Registration, registerErrors } from './users';
import { useView } from './useView';
import { cameFrom } from './views';

export function SignInView() {
  const { search, go } = useView();
  const user = signedIn(useShop());

  // In the place of this view in the history, so that back does not lead to a form that is done with.
  function goBack() {
    const { to, parameters } = cameFrom(search);
    go(to, { parameters, replace: true });
  }

  return (
    <>
      <h1 tabIndex={-1}>Sign in</h1>
      <p className="intro">Sign in to order. Whoever registers stays known in this browser.</p>
      {user && <p>You are signed in as {user.name}. Here you can sign in as somebody else.</p>}
      <div className="cards">
        <SignIn onSignedIn={goBack} />
        <Register onSignedIn={goBack} />
      </div>
    </>
  );
}

type Props = { onSignedIn: () => void };

function SignIn({ onSignedIn }: Props) {
  const [user, setUser] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const form = useRef<HTMLFormElement>(null);
  // One error for both fields, which does not say which of them is wrong.
  const isWrong = error ? { 'aria-invalid': true, 'aria-describedby': 'sign-in-error' } : {};

  function submit() {
    const problem = askShop((shop) => signIn(shop, user, password));
    if (!problem) return onSignedIn();
    setError(problem);
    form.current?.querySelector('input')?.focus();
  }

  return (
    <form
      ref={form}
      className="card stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h2>I have an account</h2>
      <p className="panel">
        Customers: ada or grace, password practice. Administrator: admin, password admin. A locked account: locked,
        password practice.
      </p>
      <Field
        id="sign-in-user"
        label="User name"
        autoComplete="username"
        autoCapitalize="none"
        {...isWrong}
        value={user}
        onValue={setUser}
        {...testId('sign-in-user')}
      />
      <Field
        id="sign-in-password"
        label="Password"
        type="password"
        autoComplete="current-password"
        {...isWrong}
        value={password}
        onValue={setPassword}
        {...testId('sign-in-password')}
      />
      {error && (
        <p id="sign-in-error" className="field-error" role="alert" {...testId('sign-in-error')}>
          {error}
        </p>
      )}
      <button type="submit" className="button button-primary" {...testId('sign-in-submit')}>
        Sign in
      </button>
    </form>
  );
}

const labels: Readonly<Record<RegisterField, string>> = { name: 'Name', email: 'Email', password: 'Password' };
const kinds: Readonly<Record<RegisterField, { type: string; autoComplete: string }>> = {
  name: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  password: { type: 'password', autoComplete: 'new-password' },
};

function Register({ onSignedIn }: Props) {
  const [filled, setFilled] = useState<Registration>({ name: '', email: '', password: '' });
  const [errors, setErrors] = useState<Partial<Record<RegisterField, string>>>({});
  const form = useRef<HTMLFormElement>(null);

  function submit() {
    const found = registerErrors(filled, readShop().registered);
    const first = registerFields.find((field) => found[field]);
    setErrors(found);
    if (first) return form.current?.querySelector<HTMLElement>(`[data-field="${first}"]`)?.focus();
    changeShop((shop) => register(shop, filled));
    onSignedIn();
  }

  return (
    <form
      ref={form}
      className="card stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h2>I am new here</h2>
      {registerFields.map((field) => (
        <Field
          key={field}
          id={`register-${field}`}
          label={labels[field]}
          {...kinds[field]}
          data-field={field}
          value={filled[field]}
          error={errors[field]}
          errorProps={testId(`register-error-${field}`)}
          onValue={(value) => setFilled({ ...filled, [field]: value })}
          {...testId(`register-${field}`)}
        />
      ))}
      <p className="muted">The password has 8 or more characters.</p>
      <button type="submit" className="button button-primary" {...testId('register-submit')}>
        Register
      </button>
    </form>
  );
}
