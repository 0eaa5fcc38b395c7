import './storage.css';
import { useLayoutEffect, useRef, useState } from 'react';
import { Outcome } from '../../shared/Outcome';
import { Clipboard } from './Clipboard';
import { Connection } from './Connection';
import { ConsentBanner } from './ConsentBanner';
import { type Consent, describeConsent, parseConsent } from './consent';
import { DatabaseNote } from './DatabaseNote';
import { LocalNote } from './LocalNote';
import { Passkey } from './Passkey';
import { Question } from './Question';
import { askForCamera, askForLocation, askForNotifications } from './questions';
import { SessionNote } from './SessionNote';
import { read, write } from './stores';
import { testId } from './test-id';

export default function StoragePage() {
  const [consent, setConsent] = useState(() => parseConsent(read('localStorage', 'consent')));
  const banner = useRef<HTMLDivElement>(null);
  const forget = useRef<HTMLButtonElement>(null);

  // What was pressed is gone or inert. Not on arrival, where the focus belongs to the page as a whole.
  const shown = useRef(consent);
  useLayoutEffect(() => {
    if (shown.current === consent) return;
    shown.current = consent;
    (consent ? forget : banner).current?.focus({ preventScroll: true });
  }, [consent]);

  function answer(given: Consent | undefined) {
    setConsent(given);
    write('localStorage', 'consent', given ? JSON.stringify(given) : null);
  }

  return (
    <>
      <h1>Storage and Permissions</h1>
      <p className="intro">
        Answer the banner, then check what is still there after a reload and in another tab, and what the page says to
        each answer of the browser.
      </p>
      {!consent && <ConsentBanner ref={banner} onAnswer={answer} />}
      <div inert={!consent} {...testId('storage-exercises')}>
        <p className="muted storage-context" {...testId('storage-context')}>
          {window.isSecureContext
            ? 'This address is a secure context, so the browser offers all of its functions here.'
            : 'This address is no secure context, so the browser offers neither clipboard nor location, notifications, ' +
              'camera and passkeys. Open the page by https or at localhost.'}
        </p>
        <div className="cards">
          <section className="card stack" {...testId('consent-example')}>
            <h2>Consent</h2>
            <p className="muted">
              The answer to the banner is kept in this browser’s localStorage, and nothing else happens with it.
            </p>
            <Outcome role="status" {...testId('consent-status')}>
              {describeConsent(consent)}
            </Outcome>
            <button
              ref={forget}
              type="button"
              className="button button-secondary"
              onClick={() => answer(undefined)}
              {...testId('consent-forget')}
            >
              Forget answer
            </button>
          </section>
          <LocalNote />
          <SessionNote />
          <DatabaseNote />
          <Clipboard />
          <Question name="location" title="Location" permission="geolocation" ask={askForLocation}>
            The page shows where the browser says it is, and keeps nothing of it.
          </Question>
          <Question name="notifications" title="Notifications" permission="notifications" ask={askForNotifications}>
            The page only asks whether it may show some, and shows none.
          </Question>
          <Question name="camera" title="Camera" permission="camera" ask={askForCamera}>
            The page switches the camera off again as soon as it is on, and looks at no picture.
          </Question>
          <Connection />
          <Passkey />
        </div>
      </div>
    </>
  );
}
