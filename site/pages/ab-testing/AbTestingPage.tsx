import './ab-testing.css';
import { useState } from 'react';
import { typedTestId } from '../../shared/test-id';
import type page from './page';
import { chooseVariant } from './variant';

const testId = typedTestId<typeof page>();

const variants = {
  A: {
    title: 'Welcome to Version A',
    description:
      'One column, everything in the middle, and a blue button. About half of all first visits see this one.',
    layout: 'centered',
  },
  B: {
    title: 'Experience Version B',
    description: 'Words on one side, a green button on the other. About half of all first visits see this one.',
    layout: 'split',
  },
} as const;

export default function AbTestingPage() {
  const [variant] = useState(chooseVariant);
  const [clicks, setClicks] = useState(0);
  const { title, description, layout } = variants[variant];

  // Template strings, so that each text is one text node: some tools find exact texts only then.
  return (
    <>
      <h1>A/B Testing</h1>
      <p className="intro">
        A first visit gets one of two variants by chance, and a cookie keeps it for seven days. Write a test that passes
        on both, or pin one with <code>?variant=A</code> in the address.
      </p>
      <div {...testId('ab-testing-page')}>
        <section className={`card variant variant-${layout}`}>
          <div className="stack">
            <h2 {...testId('variant-title')}>{title}</h2>
            <p {...testId('variant-description')}>{description}</p>
          </div>
          <button
            type="button"
            className="button button-primary"
            onClick={() => setClicks(clicks + 1)}
            {...testId('variant-button')}
          >
            {`Click Me (${clicks})`}
          </button>
        </section>
        <section className="card">
          <h2>Testing Information</h2>
          <ul className="panel testing-information">
            <li {...testId('current-variant')}>{`Current variant: ${variant}`}</li>
            <li {...testId('button-clicks')}>{`Button clicks: ${clicks}`}</li>
            <li {...testId('layout-style')}>{`Layout style: ${layout}`}</li>
          </ul>
        </section>
      </div>
    </>
  );
}
