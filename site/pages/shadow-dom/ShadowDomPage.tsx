import './shadow-dom.css';
import { useCallback, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { MessageDialog } from '../../shared/MessageDialog';
import { typedTestId } from '../../shared/test-id';
import type page from './page';
import sealedStyles from './shadow-content.css?inline';

const testId = typedTestId<typeof page>();

export default function ShadowDomPage() {
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const [dialogOpen, setDialogOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  // StrictMode calls this twice with the same element, and attaching a second root would throw.
  const attachRoot = useCallback((host: HTMLElement | null) => {
    if (host) setRoot(host.shadowRoot ?? host.attachShadow({ mode: 'open' }));
  }, []);

  return (
    <>
      <h1>Shadow DOM</h1>
      <p className="intro">
        The button lives behind an open shadow root, where a plain selector from the document does not find it. Click
        it, read the dialog, close it, and see the focus come back to the button.
      </p>
      <div className="cards shadow-dom-columns">
        <div className="card" ref={attachRoot} {...testId('shadow-host')} />
        <section className="card" {...testId('regular-content')}>
          <h2>Regular content</h2>
          <p className="note">
            A paragraph of class <code>note</code>, in the document. There is one of the same class behind the root, and
            neither takes the other’s style.
          </p>
        </section>
      </div>
      {root &&
        createPortal(
          <>
            <style>{sealedStyles}</style>
            <div className="content" {...testId('shadow-content')}>
              <h2>Behind the shadow root</h2>
              <p className="note">
                A paragraph of class <code>note</code>, in the shadow tree. The page’s style sheets end at its edge;
                only custom properties come through, and with them the theme.
              </p>
              <button type="button" ref={button} onClick={() => setDialogOpen(true)} {...testId('shadow-button')}>
                Click me!
              </button>
            </div>
          </>,
          root,
        )}
      <MessageDialog
        open={dialogOpen}
        title="Shadow DOM Button"
        text="The button inside the Shadow DOM was clicked!"
        action="Close"
        onClose={() => setDialogOpen(false)}
        // MUI returns the focus to `document.activeElement`, which is the host and not the button inside.
        onClosed={() => button.current?.focus()}
      />
    </>
  );
}
