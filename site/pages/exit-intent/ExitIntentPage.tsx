import './exit-intent.css';
import Dialog from '@mui/material/Dialog';
import { ThemeProvider } from '@mui/material/styles';
import { X } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { muiTheme } from '../../shared/mui-theme';
import { Outcome } from '../../shared/Outcome';
import { typedTestId } from '../../shared/test-id';
import { useEventListeners } from '../../shared/useEventListeners';
import { cycleFocus } from './cycle-focus';
import type page from './page';

const testId = typedTestId<typeof page>();

const status = {
  waiting: 'waiting for the pointer to leave',
  shown: 'open',
  dismissed: 'dismissed until the page is opened again',
};

export default function ExitIntentPage() {
  const [modal, setModal] = useState<keyof typeof status>('waiting');
  const [result, setResult] = useState('');

  function dismiss(answer: 'Closed' | 'Declined' | 'Subscribed') {
    setModal('dismissed');
    setResult(answer);
  }

  // Capture phase, because Firefox sends the event only to the root element, and it does not bubble.
  useEventListeners(document, { mouseleave }, { capture: true });

  function mouseleave({ clientY, relatedTarget }: MouseEvent) {
    // `relatedTarget` is null only if the pointer leaves the window.
    if (clientY > 0 || relatedTarget !== null) return;
    // Synchronously, because a tool that dispatched the event may look for the modal without waiting.
    flushSync(() => setModal((before) => (before === 'waiting' ? 'shown' : before)));
  }

  return (
    <>
      <h1>Exit Intent</h1>
      <p className="intro">
        Move the pointer out of the window through its top edge, as if on the way to close the tab. A dialog opens once;
        after that it stays away until you open this page again. The other three edges do nothing. This needs a mouse: a
        finger has no way out of the window.
      </p>
      <div className="card">
        <Outcome {...testId('exit-status')}>{`Dialog: ${status[modal]}`}</Outcome>
        <Outcome className="exit-result" role="status" {...testId('exit-result')}>
          {result}
        </Outcome>
      </div>
      <ThemeProvider theme={muiTheme}>
        <Dialog
          open={modal === 'shown'}
          onClose={() => dismiss('Closed')}
          aria-labelledby="exit-title"
          aria-describedby="exit-text"
          fullWidth
          maxWidth="xs"
          slotProps={{ paper: { onKeyDown: cycleFocus, ...testId('exit-modal') } }}
        >
          <div className="exit-modal">
            <h2 id="exit-title">Before you go</h2>
            <button
              type="button"
              className="button button-quiet button-icon"
              aria-label="Close"
              onClick={() => dismiss('Closed')}
              {...testId('close-modal')}
            >
              <X aria-hidden size={20} />
            </button>
            <p id="exit-text">
              One more exercise before you leave? Subscribe to a newsletter that does not exist: nothing is sent
              anywhere.
            </p>
            <div className="row">
              <button
                type="button"
                className="button button-secondary"
                onClick={() => dismiss('Declined')}
                {...testId('modal-no')}
              >
                No thanks
              </button>
              <button
                type="button"
                className="button button-primary"
                onClick={() => dismiss('Subscribed')}
                {...testId('modal-yes')}
              >
                Subscribe
              </button>
            </div>
          </div>
        </Dialog>
      </ThemeProvider>
    </>
  );
}
