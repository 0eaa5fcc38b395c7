import { useState } from 'react';
import { anyNumber, oneAtATime, pressed, type Section } from './sections';
import { testId } from './test-id';

const titles: Record<Section, string> = {
  delivery: 'Delivery',
  payment: 'Payment',
  returns: 'Returns',
  size: 'Size',
  colour: 'Colour',
  care: 'Care',
};

const texts: Record<Section, string> = {
  delivery: 'Two to four days, to your door.',
  payment: 'By card, or by invoice within 14 days.',
  returns: 'Free of charge within 30 days.',
  size: 'From XS to XXL, one size smaller than usual.',
  colour: 'Blue, green and grey.',
  care: 'Wash at 30 degrees, do not iron.',
};

export function Accordion() {
  const [open, setOpen] = useState<readonly Section[]>([]);

  const sections = (names: readonly Section[]) =>
    names.map((name) => (
      <div className="accordion-item" key={name}>
        <h4>
          <button
            type="button"
            id={`accordion-${name}`}
            className="accordion-button"
            aria-expanded={open.includes(name)}
            aria-controls={`accordion-panel-${name}`}
            onClick={() => setOpen((before) => pressed(before, name))}
            {...testId(`accordion-${name}`)}
          >
            {titles[name]}
          </button>
        </h4>
        <p
          id={`accordion-panel-${name}`}
          className="accordion-panel"
          hidden={!open.includes(name)}
          {...testId(`accordion-panel-${name}`)}
        >
          {texts[name]}
        </p>
      </div>
    ));

  return (
    <>
      <h2>Accordion</h2>
      <h3>One at a time</h3>
      <div className="accordion">{sections(oneAtATime)}</div>
      <h3>Any number</h3>
      <div className="accordion">{sections(anyNumber)}</div>
      <h3>The browser’s own</h3>
      <div className="accordion">
        <details className="accordion-item">
          <summary className="accordion-button" {...testId('accordion-warranty')}>
            Warranty
          </summary>
          <p className="accordion-panel" {...testId('accordion-panel-warranty')}>
            Two years, from the day of delivery.
          </p>
        </details>
        <details className="accordion-item">
          <summary className="accordion-button" {...testId('accordion-repairs')}>
            Repairs
          </summary>
          <p className="accordion-panel" {...testId('accordion-panel-repairs')}>
            In every shop, mostly within a week.
          </p>
        </details>
      </div>
    </>
  );
}
