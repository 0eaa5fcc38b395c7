import { memo, type ReactNode } from 'react';
import { testId } from './test-id';

export type Submission = { formId: string; json: string };

type FrameMessagesProps = { texts: readonly string[]; submissions: readonly Submission[] };

/** The messages of the frames, in order of arrival. Shown as text only, because any sender is possible. */
export function FrameMessages({ texts, submissions }: FrameMessagesProps) {
  return (
    // Rendered even without messages, because a screen reader announces only changes of a log that exists.
    <div role="log" aria-label="What the frames sent">
      {texts.length > 0 && (
        <div className="card" {...testId('iframe-messages')}>
          <h2>Messages from iframes:</h2>
          <MessageList label="Messages">
            {texts.map((text, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: messages are only ever added at the end
              <Message key={index} index={index} text={text} />
            ))}
          </MessageList>
        </div>
      )}
      {submissions.length > 0 && (
        <section className="card" {...testId('form-submissions')}>
          <h2>Form Submissions</h2>
          <MessageList label="Submissions">
            {submissions.map((submission, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: submissions are only ever added at the end
              <FormSubmission key={index} index={index} {...submission} />
            ))}
          </MessageList>
        </section>
      )}
    </div>
  );
}

function MessageList({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, by the keyboard too
    <section className="panel frame-messages" aria-label={label} tabIndex={0}>
      <ul>{children}</ul>
    </section>
  );
}

const Message = memo(function Message({ index, text }: { index: number; text: string }) {
  return <li {...testId(`iframe-message-${index}`)}>{text}</li>;
});

const FormSubmission = memo(function FormSubmission({ index, formId, json }: Submission & { index: number }) {
  return (
    <li {...testId(`form-submission-${index}`)}>
      <p>{`Form ID: ${formId}`}</p>
      <pre>{json}</pre>
    </li>
  );
});
