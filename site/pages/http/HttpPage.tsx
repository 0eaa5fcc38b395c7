import './http.css';
import { hasProxy } from '../../run/page-options';
import { Authentication } from './Authentication';
import { CachedAnswer } from './CachedAnswer';
import { CookieJar } from './CookieJar';
import { FileAnswer } from './FileAnswer';
import { RedirectChain } from './RedirectChain';
import { SlowAnswer } from './SlowAnswer';
import { StatusCodes } from './StatusCodes';
import { testId } from './test-id';

export default function HttpPage() {
  return (
    <>
      <h1>HTTP</h1>
      <p className="intro">
        Each of these addresses does one thing that HTTP can do. Follow the links as a visitor does, or let the page
        send a request and show the response.
      </p>
      {!hasProxy && (
        <p className="intro">
          This is an export and has no server, so no request can be sent here. You can read the exercises; to do them,
          start the site by <code>npx practice-site serve</code>.
        </p>
      )}
      <div className="cards http" {...testId('http')}>
        <section className="card stack">
          <Authentication />
        </section>
        <section className="card stack">
          <FileAnswer />
        </section>
        <section className="card stack">
          <StatusCodes />
        </section>
        <section className="card stack">
          <RedirectChain />
        </section>
        <section className="card stack">
          <SlowAnswer />
        </section>
        <section className="card stack">
          <CachedAnswer />
        </section>
        <section className="card stack cards-wide">
          <CookieJar />
        </section>
      </div>
    </>
  );
}
