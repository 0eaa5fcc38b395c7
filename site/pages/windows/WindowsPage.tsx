import './windows.css';
import { AnsweringPopup } from './AnsweringPopup';
import { BlockedPopup } from './BlockedPopup';
import { NewTabs } from './NewTabs';
import { SharedCounter } from './SharedCounter';
import { SizedWindow } from './SizedWindow';
import { testId } from './test-id';
import { UnsavedNote } from './UnsavedNote';

export default function WindowsPage() {
  return (
    <>
      <h1>Windows and Tabs</h1>
      <p className="intro">
        Each of these opens another window, or keeps this one from being left. Catch the new window when it opens, read
        what it says about itself, and come back to this page to see what it sent.
      </p>
      <div className="cards windows" {...testId('windows')}>
        <section className="card stack">
          <NewTabs />
        </section>
        <section className="card stack">
          <SizedWindow />
        </section>
        <section className="card stack">
          <AnsweringPopup />
        </section>
        <section className="card stack">
          <SharedCounter />
        </section>
        <section className="card stack">
          <BlockedPopup />
        </section>
        <section className="card stack">
          <UnsavedNote />
        </section>
      </div>
    </>
  );
}
