import { addressOf } from './answers';
import { testId } from './test-id';

export function FileAnswer() {
  return (
    <>
      <h2>A download by header</h2>
      <p className="muted">
        The link is like any other. It is the response that says about itself that it is a file, and what it is called.
      </p>
      <div className="row">
        <a className="button button-secondary" href={addressOf('download')} {...testId('http-download')}>
          Download orders
        </a>
      </div>
    </>
  );
}
