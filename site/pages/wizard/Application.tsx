import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Outcome } from '../../shared/Outcome';
import { Steps } from '../../shared/Steps';
import { useLatestState } from '../../shared/useLatestState';
import { useWait } from '../../shared/useWait';
import { discardDraft, readDraft, saveDraft } from './draft';
import { Review } from './Review';
import { StepFields } from './StepFields';
import { type Draft, emptyDraft, errorsOf, lastStep, placeIn, reachable, stepIn, steps } from './steps';
import { testId } from './test-id';

type Progress = 'filling' | 'sending' | 'sent';

export function Application() {
  const [draft, setDraft, latestDraft] = useLatestState<Draft>(useState(readDraft)[0]);
  const [progress, setProgress, latestProgress] = useLatestState<Progress>('filling');
  const [checkedStep, setCheckedStep] = useState(-1);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** Whether the focus was in the form when it went. */
  const takesFocus = useRef(false);
  const { key, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const wait = useWait();

  // Only when the history moves, and not when the draft changes: otherwise typing could show another step, for
  // instance when the entry is for a later step than the draft allows, and the missing field is filled.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the entry of the history and its state.
  const movedTo = useMemo(() => reachable(stepIn(state), latestDraft()), [key]);
  // While the application is sent its review stays, also when the visitor presses the browser's back.
  const step = progress === 'sending' ? lastStep : movedTo;
  const errors = checkedStep === step ? errorsOf(step, draft) : {};

  const place = placeIn(state);
  const lastPlace = useRef(place);
  useEffect(() => {
    const moved = place - lastPlace.current;
    if (stepIn(state) === movedTo) lastPlace.current = place;
    // A forward that leads no further is taken back: the next back or forward goes on from the step that is shown.
    else if (moved > 0) navigate(-moved);
    // The entry gets the step that it shows. Otherwise the browser's back could later show another step for it.
    else navigate({ pathname, search }, { replace: true, state: { wizardStep: movedTo, wizardPlace: place } });
  }, [state, movedTo, place, navigate, pathname, search]);

  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);

  function change(values: Partial<Draft>) {
    const changed = { ...latestDraft(), ...values };
    setDraft(changed);
    saveDraft(changed);
  }

  function go(to: number) {
    setCheckedStep(-1);
    navigate({ pathname, search }, { state: { wizardStep: to, wizardPlace: place + 1 } });
  }

  function goOn() {
    const [first] = Object.keys(errorsOf(step, latestDraft()));
    if (!first) return go(step + 1);
    setCheckedStep(step);
    form.current?.querySelector<HTMLElement>(`[data-field="${first}"]`)?.focus();
  }

  async function send() {
    if (latestProgress() !== 'filling') return;
    setProgress('sending');
    await wait('wizard-send', 1000, 2000);
    discardDraft();
    // A visitor may have gone on to something else.
    const { activeElement } = document;
    takesFocus.current = activeElement === document.body || !!form.current?.contains(activeElement);
    setDraft(emptyDraft);
    setProgress('sent');
  }

  function discard() {
    discardDraft();
    setDraft(emptyDraft);
    go(0);
  }

  if (progress === 'sent') {
    return (
      <section className="card stack" {...testId('wizard-example')}>
        <h2>Application</h2>
        <Outcome as="div" state="ok" role="status" {...testId('wizard-sent')}>
          Application sent
        </Outcome>
        <button
          type="button"
          className="button button-secondary"
          // biome-ignore lint/a11y/noAutofocus: “Send application” had the focus, and is gone.
          autoFocus={takesFocus.current}
          onClick={() => {
            setProgress('filling');
            go(0);
          }}
          {...testId('wizard-again')}
        >
          Start again
        </button>
      </section>
    );
  }

  const sending = progress === 'sending';
  return (
    <section className="card stack wizard" {...testId('wizard-example')}>
      <h2>Application</h2>
      <Steps className="wizard-steps" {...testId('wizard-steps')}>
        {steps.map(({ id, title }, index) => (
          <li key={id} aria-current={index === step ? 'step' : undefined} {...testId(`wizard-step-${id}`)}>
            {title}
          </li>
        ))}
      </Steps>
      <form
        ref={form}
        className="stack wizard"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (step < lastStep) goOn();
          else void send();
        }}
      >
        <h3 ref={heading} tabIndex={-1} {...testId('wizard-heading')}>
          {steps[step]?.title}
        </h3>
        {step < lastStep ? (
          <StepFields step={step} draft={draft} errors={errors} onChange={change} />
        ) : (
          <Review draft={draft} />
        )}
        <div className="row">
          {step > 0 && (
            <button
              type="button"
              className="button button-secondary"
              disabled={sending}
              onClick={() => go(step - 1)}
              {...testId('wizard-back')}
            >
              Back
            </button>
          )}
          {step < lastStep ? (
            <button key="next" type="submit" className="button button-primary" {...testId('wizard-next')}>
              Next
            </button>
          ) : (
            <button
              key="send"
              type="submit"
              className="button button-primary"
              disabled={sending}
              {...testId('wizard-send')}
            >
              {sending ? 'Sending...' : 'Send application'}
            </button>
          )}
          <button
            type="button"
            className="button button-quiet"
            disabled={sending}
            onClick={discard}
            {...testId('wizard-discard')}
          >
            Discard draft
          </button>
        </div>
      </form>
      <p className="muted" {...testId('wizard-note')}>
        What you fill in is kept in this tab until it is sent or discarded.
      </p>
    </section>
  );
}
