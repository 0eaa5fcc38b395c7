import { openedDocument } from './opened-documents';
import { testId } from './test-id';

export function NewTabs() {
  return (
    <>
      <h2>Links to a new tab</h2>
      <p className="muted">
        Both open the same document in a tab of its own. Only the first one lets it know which window opened it.
      </p>
      <div className="row">
        <a
          className="button button-secondary"
          href={openedDocument}
          target="_blank"
          // Intended: browsers give no opener to what `target="_blank"` opens, unless the link says so.
          rel="opener"
          {...testId('windows-opener-link')}
        >
          Open with opener
        </a>
        <a
          className="button button-secondary"
          href={openedDocument}
          target="_blank"
          rel="noopener"
          {...testId('windows-no-opener-link')}
        >
          Open without opener
        </a>
      </div>
    </>
  );
}
