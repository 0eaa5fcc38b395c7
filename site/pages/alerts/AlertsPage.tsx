import './alerts.css';
import { useState } from 'react';
import { MessageDialog } from '../../shared/MessageDialog';
import { typedTestId } from '../../shared/test-id';
import type page from './page';

const testId = typedTestId<typeof page>();

export default function AlertsPage() {
  const [result, setResult] = useState<string>();
  const [dialogOpen, setDialogOpen] = useState(false);

  function showDialog() {
    setDialogOpen(true);
    setResult('Dialog Model shown');
  }

  function acceptDialog() {
    setDialogOpen(false);
    setResult('Alert shown');
  }

  // These call `window.alert` and its siblings at the click, because a test may have replaced them by then.
  function showAlert() {
    window.alert('This is a simple alert!');
    setResult('Alert shown');
  }

  function showConfirm() {
    setResult(`Confirm dialog: ${window.confirm('Do you want to proceed?') ? 'OK' : 'Cancel'}`);
  }

  function showPrompt() {
    const answer = window.prompt('Please enter your name:');
    setResult(`Prompt dialog: ${answer ? `"${answer}"` : 'Cancel'}`);
  }

  return (
    <>
      <h1>JavaScript Alerts</h1>
      <p className="intro">
        Three dialogs belong to the browser and stop the page until they are answered; one belongs to the page itself.
        Open each, accept it, dismiss it, and compare the last action.
      </p>
      <div className="card">
        <div className="row alerts-buttons">
          <button type="button" className="button button-secondary" onClick={showDialog} {...testId('dialog-button')}>
            Show Dialog Modal
          </button>
          <button type="button" className="button button-secondary" onClick={showAlert} {...testId('alert-button')}>
            Show Alert
          </button>
          <button type="button" className="button button-secondary" onClick={showConfirm} {...testId('confirm-button')}>
            Show Confirm
          </button>
          <button type="button" className="button button-secondary" onClick={showPrompt} {...testId('prompt-button')}>
            Show Prompt
          </button>
        </div>
        <div className="alerts-result" aria-live="polite">
          {result !== undefined && (
            <div className="panel" {...testId('result-container')}>
              {`Last action: ${result}`}
            </div>
          )}
        </div>
      </div>
      <MessageDialog
        open={dialogOpen}
        title="Alert"
        text="This is a simple alert!"
        action="OK"
        onAction={acceptDialog}
        onClose={() => setDialogOpen(false)}
      />
    </>
  );
}
