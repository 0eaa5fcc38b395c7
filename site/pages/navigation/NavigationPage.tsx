import './navigation.css';
import { hasProxy } from '../../run/page-options';
import { Forms, Others, Redirects, Rules, Stays } from './Documents';
import { testId } from './test-id';
import { useUncoveredFocus } from './useUncoveredFocus';
import { Views } from './Views';

export default function NavigationPage() {
  useUncoveredFocus();
  return (
    <>
      <h1>Navigation</h1>
      <p className="intro">
        Go from view to view in this document, and from this document to others. Find out what tells that you have
        arrived: address, title, text or the load event.
      </p>
      {!hasProxy && (
        <p className="intro">
          This is an export and has no server, which the forms, “Three redirects”, “Late load” and “Download the orders”
          need. To use those, start the site by <code>npx practice-site serve</code>.
        </p>
      )}
      <div className="cards navigation" {...testId('navigation')}>
        <Views />
        <Redirects />
        <Forms />
        <Others />
        <Stays />
        <Rules />
      </div>
    </>
  );
}
