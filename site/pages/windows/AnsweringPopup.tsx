import { useEffect, useRef, useState } from 'react';
import { Outcome } from '../../shared/Outcome';
import { useEventListeners } from '../../shared/useEventListeners';
import { questionDocument } from './opened-documents';
import { readAnswer } from './read-answer';
import { testId } from './test-id';

/** In milliseconds. */
const lookEvery = 500;

export function AnsweringPopup() {
  const [status, setStatus] = useState('Not asked');
  const [answers, setAnswers] = useState<readonly string[]>([]);
  const popup = useRef<Window>(null);

  function ask() {
    popup.current = window.open(questionDocument, 'question', 'popup,width=480,height=320');
    popup.current?.focus();
    setStatus(popup.current ? 'Waiting' : 'Blocked');
  }

  // A popup that its visitor closes sends nothing, so the page looks whether it is still there.
  useEffect(() => {
    if (status !== 'Waiting') return;
    const timer = setInterval(() => {
      // Only while it waits: the answer may have come, and not be shown yet.
      if (popup.current?.closed) setStatus((before) => (before === 'Waiting' ? 'Cancelled' : before));
    }, lookEvery);
    return () => clearInterval(timer);
  }, [status]);

  useEventListeners(window, {
    message({ origin, source, data }) {
      if (origin !== location.origin) return;
      if (popup.current === null || source !== popup.current) return;
      const answer = readAnswer(data);
      if (answer === undefined) return;
      setStatus(answer === null ? 'Cancelled' : 'Answered');
      if (answer !== null) setAnswers((before) => [...before, answer]);
    },
  });

  return (
    <>
      <h2>A popup that answers</h2>
      <p className="muted">It asks for a colour, sends it to this page and closes itself.</p>
      <div className="row">
        <button type="button" className="button button-primary" onClick={ask} {...testId('windows-ask')}>
          Ask
        </button>
        <span className="value" role="status" {...testId('windows-ask-status')}>
          {status}
        </span>
      </div>
      <Outcome role="status" {...testId('windows-answers')}>
        {`Answers: ${answers.join(', ') || 'none'}`}
      </Outcome>
    </>
  );
}
