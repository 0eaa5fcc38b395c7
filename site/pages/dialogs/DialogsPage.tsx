import './dialogs.css';
import { CoveredButton } from './CoveredButton';
import { InertPart } from './InertPart';
import { ModalDialog } from './ModalDialog';
import { NotesDialog } from './NotesDialog';
import { Popovers } from './Popovers';
import { StickyBar } from './StickyBar';
import { Tooltip } from './Tooltip';

export default function DialogsPage() {
  return (
    <>
      <h1>Dialogs and Popovers</h1>
      <p className="intro">
        Most of what opens here is in the document all the time, and only sometimes on the screen. Open it, find out
        what closes it, and check what a click reaches while something else lies over the page.
      </p>
      <div className="cards">
        <ModalDialog />
        <NotesDialog />
        <Popovers />
        <Tooltip />
        <InertPart />
        <CoveredButton />
        <StickyBar />
      </div>
    </>
  );
}
