import './wizard.css';
import { Application } from './Application';
import { OneTimeCode } from './OneTimeCode';

export default function WizardPage() {
  return (
    <>
      <h1>Wizard and One-Time Code</h1>
      <p className="intro">
        Go through the four steps, back and forth, and reload in between. Then have a code sent, and enter it in time.
      </p>
      <Application />
      <OneTimeCode />
    </>
  );
}
