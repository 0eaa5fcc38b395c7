import { type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Outcome } from '../../shared/Outcome';
import { define } from './elements';
import { reviewText } from './review-text';
import { StarRating } from './star-rating';
import { testId } from './test-id';

export function ReviewForm() {
  define('star-rating', StarRating);
  const stars = useRef<StarRating>(null);
  const [withoutStars, setWithoutStars] = useState(false);
  const [error, setError] = useState('');
  const [result, setResult] = useState('');

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (form.checkValidity()) {
      setResult(reviewText(new FormData(form)));
      return;
    }
    setError(stars.current?.validationMessage ?? '');
    stars.current?.focus();
  }

  function reset() {
    setWithoutStars(false);
    setError('');
    setResult('');
  }

  return (
    <section className="card stack" {...testId('wc-form-example')}>
      <h2>A control of a form</h2>
      <p className="muted">The stars are an element of this page, which the form treats like one of the browser’s.</p>
      {/* The page shows the message itself, because tests cannot read the browser's. */}
      <form className="web-component-form" noValidate onSubmit={send} onReset={reset}>
        <fieldset className="web-component-stars" disabled={withoutStars}>
          <star-rating
            name="stars"
            ref={stars}
            // At once: after an event that React does not know it renders a moment later.
            onrated={() => flushSync(() => setError(''))}
            {...testId('wc-stars')}
          />
        </fieldset>
        <p className="field-error" role="alert" {...testId('wc-stars-error')}>
          {error}
        </p>
        <label className="row">
          <input
            type="checkbox"
            checked={withoutStars}
            onChange={(event) => {
              setWithoutStars(event.target.checked);
              setError('');
            }}
            {...testId('wc-no-stars')}
          />
          No stars
        </label>
        <div className="field">
          <label htmlFor="review-comment">Comment</label>
          <input id="review-comment" name="comment" className="input" autoComplete="off" {...testId('wc-comment')} />
        </div>
        <div className="row">
          <button type="submit" className="button button-primary" {...testId('wc-review-send')}>
            Send review
          </button>
          <button type="reset" className="button button-secondary" {...testId('wc-review-reset')}>
            Reset
          </button>
        </div>
      </form>
      <Outcome state="ok" role="status" {...testId('wc-review-result')}>
        {result}
      </Outcome>
    </section>
  );
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'star-rating': DetailedHTMLProps<HTMLAttributes<StarRating>, StarRating> & { name: string; onrated(): void };
    }
  }
}
