import { addressOf } from './answers';
import { testId } from './test-id';

export function Authentication() {
  return (
    <>
      <h2>Authentication</h2>
      <p className="muted">
        The browser itself prompts for a name and a password, unless they came along. Both are admin. With the second
        kind the password is not sent.
      </p>
      <div className="row">
        <a className="button button-secondary" href={addressOf('basic-auth')} {...testId('http-basic')}>
          Basic authentication
        </a>
        <a className="button button-secondary" href={addressOf('digest-auth')} {...testId('http-digest')}>
          Digest authentication
        </a>
      </div>
    </>
  );
}
