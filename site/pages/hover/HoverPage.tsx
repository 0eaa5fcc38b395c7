import './hover.css';
import { useState } from 'react';
import { typedTestId } from '../../shared/test-id';
import { useHover } from '../../shared/useHover';
import type page from './page';

const testId = typedTestId<typeof page>();

export default function HoverPage() {
  return (
    <>
      <h1>Hover States</h1>
      <p className="intro">
        Move the pointer over a photo, or reach it by keyboard, and its caption appears. It is not hidden the rest of
        the time: it is not in the document at all.
      </p>
      <div className="card hover-example" {...testId('hover-example')}>
        <Figure number={1} />
        <Figure number={2} />
        <Figure number={3} />
      </div>
    </>
  );
}

function Figure({ number }: { number: number }) {
  const [hovered, hoverRef] = useHover();
  const [focused, setFocused] = useState(false);
  const name = `Figure ${number}`;

  return (
    // biome-ignore lint/a11y/useSemanticElements: suites look for a div here
    <div
      className="hover-figure"
      ref={hoverRef}
      role="figure"
      aria-label={name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the caption has to be reachable by keyboard
      tabIndex={0}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      // A click must not focus the figure, because the caption would then stay when the pointer leaves.
      onMouseDown={(event) => event.preventDefault()}
      {...testId(`hover-figure-${number}`)}
    >
      <img src={`photos/landscape-${number}.svg`} alt={name} width={400} height={300} />
      {(hovered || focused) && (
        <div className="hover-caption" {...testId(`hover-caption-${number}`)}>
          {name}
        </div>
      )}
    </div>
  );
}
