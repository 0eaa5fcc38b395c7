import { type Ref, useState } from 'react';
import { type Consent, everything, onlyNecessary } from './consent';
import { testId } from './test-id';

type Props = { ref: Ref<HTMLDivElement>; onAnswer: (consent: Consent) => void };

/** Intended: it lies over all exercises until it is answered, and no key closes it. Menu and header stay in reach. */
export function ConsentBanner({ ref, onAnswer }: Props) {
  const [choice, setChoice] = useState<Consent>();

  return (
    <div className="storage-cover" {...testId('consent-cover')}>
      <div
        ref={ref}
        className="storage-banner stack"
        role="dialog"
        aria-labelledby="consent-title"
        tabIndex={-1}
        {...testId('consent-banner')}
      >
        <h2 id="consent-title">Your privacy</h2>
        <p>May this page remember more than it has to? Until there is an answer, nothing else on it can be used.</p>
        {choice && (
          <div className="row">
            <label className="row">
              <input
                type="checkbox"
                checked={choice.statistics}
                // biome-ignore lint/a11y/noAutofocus: “Choose” had the focus, and is gone.
                autoFocus
                onChange={(event) => setChoice({ ...choice, statistics: event.target.checked })}
                {...testId('consent-statistics')}
              />
              Statistics
            </label>
            <label className="row">
              <input
                type="checkbox"
                checked={choice.marketing}
                onChange={(event) => setChoice({ ...choice, marketing: event.target.checked })}
                {...testId('consent-marketing')}
              />
              Marketing
            </label>
          </div>
        )}
        <div className="row">
          <button
            type="button"
            className="button button-primary"
            onClick={() => onAnswer(everything)}
            {...testId('consent-accept')}
          >
            Accept all
          </button>
          <button
            type="button"
            className="button button-secondary"
            onClick={() => onAnswer(onlyNecessary)}
            {...testId('consent-necessary')}
          >
            Only necessary
          </button>
          {choice ? (
            <button
              key="save"
              type="button"
              className="button button-secondary"
              onClick={() => onAnswer(choice)}
              {...testId('consent-save')}
            >
              Save choice
            </button>
          ) : (
            <button
              key="choose"
              type="button"
              className="button button-secondary"
              onClick={() => setChoice(onlyNecessary)}
              {...testId('consent-choose')}
            >
              Choose
            </button>
          )}
        </div>
      </div>
    </div>
  );
}
