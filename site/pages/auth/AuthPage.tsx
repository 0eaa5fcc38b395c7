import type { FormEvent } from 'react';
import { Outcome } from '../../shared/Outcome';
import { typedTestId } from '../../shared/test-id';
import { useLatestState } from '../../shared/useLatestState';
import { useWait } from '../../shared/useWait';
import type page from './page';

const testId = typedTestId<typeof page>();

const demo = { username: 'admin', password: 'admin' };

type State = 'logged-out' | 'submitting' | 'refused' | 'logged-in';

/** The form had it, and is gone. Elsewhere, as in the search field, it stays. */
function takeLostFocus(button: HTMLButtonElement | null) {
  if (document.activeElement === document.body) button?.focus({ preventScroll: true });
}

export default function AuthPage() {
  const [state, setState, latestState] = useLatestState<State>('logged-out');
  const wait = useWait();

  async function logIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The disabled button does not stop `form.requestSubmit()`.
    if (latestState() === 'submitting') return;
    const { username, password } = Object.fromEntries(new FormData(event.currentTarget));
    setState('submitting');
    await wait('auth', 1000, 3000);
    setState(username === demo.username && password === demo.password ? 'logged-in' : 'refused');
  }

  return (
    <>
      <h1>Basic Authentication</h1>
      <p className="intro">
        Log in with the demo account, then with a wrong one. The response takes one to three seconds. After a right
        login another view replaces the form.
      </p>
      {state === 'logged-in' ? (
        <div className="card stack" role="status" {...testId('auth-success')}>
          <h2>Successfully authenticated!</h2>
          <button
            ref={takeLostFocus}
            type="button"
            className="button button-secondary"
            onClick={() => setState('logged-out')}
            {...testId('logout-button')}
          >
            Logout
          </button>
        </div>
      ) : (
        <form className="card stack" onSubmit={logIn} {...testId('auth-form')}>
          <p className="panel" {...testId('demo-account')}>
            {`Demo account: username ${demo.username}, password ${demo.password}`}
          </p>
          <div className="field">
            <label htmlFor="username">Username</label>
            <input
              id="username"
              name="username"
              type="text"
              className="input"
              autoComplete="username"
              {...testId('username-input')}
            />
          </div>
          <div className="field">
            <label htmlFor="password">Password</label>
            <input
              id="password"
              name="password"
              type="password"
              className="input"
              autoComplete="current-password"
              {...testId('password-input')}
            />
          </div>
          <button
            type="submit"
            className="button button-primary"
            disabled={state === 'submitting'}
            {...testId('login-button')}
          >
            {state === 'submitting' ? 'Loading...' : 'Login'}
          </button>
          {state === 'refused' && (
            <Outcome as="div" state="failed" role="alert" {...testId('auth-error')}>
              Invalid username or password
            </Outcome>
          )}
        </form>
      )}
    </>
  );
}
