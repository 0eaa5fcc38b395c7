import './web-components.css';
import { ClosedVault } from './ClosedVault';
import { EnclosedPoll } from './EnclosedPoll';
import { FramedPoll } from './FramedPoll';
import { LateTickets } from './LateTickets';
import { NestedRoots } from './NestedRoots';
import { ReviewForm } from './ReviewForm';
import { SlottedGuests } from './SlottedGuests';

export default function WebComponentsPage() {
  return (
    <>
      <h1>Web Components</h1>
      <p className="intro">
        Elements that this page has made itself. Go into their roots, one in another, as far as they are open, and find
        out what is shown, what is sent, and what only the keyboard reaches.
      </p>
      <div className="cards web-components">
        <NestedRoots />
        <SlottedGuests />
        <ClosedVault />
        <ReviewForm />
        <LateTickets />
        <FramedPoll />
        <EnclosedPoll />
      </div>
    </>
  );
}
