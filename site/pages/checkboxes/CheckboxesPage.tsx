import './checkboxes.css';
import { useState } from 'react';
import { Outcome } from '../../shared/Outcome';
import { typedTestId } from '../../shared/test-id';
import type page from './page';

const testId = typedTestId<typeof page>();

const checkboxes: { id: `checkbox${1 | 2 | 3}`; label: string; checked: boolean }[] = [
  { id: 'checkbox1', label: 'Checkbox 1', checked: false },
  { id: 'checkbox2', label: 'Checkbox 2', checked: true },
  { id: 'checkbox3', label: 'Checkbox 3', checked: false },
];

export default function CheckboxesPage() {
  const [boxes, setBoxes] = useState(checkboxes);
  const setAll = (checked: boolean) => setBoxes(boxes.map((box) => ({ ...box, checked })));

  return (
    <>
      <h1>Checkboxes</h1>
      <p className="intro">
        Bring each box to the state that you want, ticked before or not, and read it back. One of the three is ticked
        when the page opens.
      </p>
      <section className="card stack">
        <div className="checkbox-group" {...testId('checkbox-group')}>
          {boxes.map(({ id, label, checked }) => (
            <label className="checkbox-label" key={id} {...testId(`checkbox-label-${id}`)}>
              <input
                type="checkbox"
                id={id}
                name={id}
                checked={checked}
                onChange={(event) =>
                  setBoxes(boxes.map((box) => (box.id === id ? { ...box, checked: event.target.checked } : box)))
                }
                {...testId(`checkbox-${id}`)}
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
        <div className="row">
          <button
            type="button"
            className="button button-secondary"
            onClick={() => setAll(true)}
            {...testId('check-all-button')}
          >
            Check All
          </button>
          <button
            type="button"
            className="button button-secondary"
            onClick={() => setAll(false)}
            {...testId('uncheck-all-button')}
          >
            Uncheck All
          </button>
        </div>
        <Outcome {...testId('ticked-count')}>
          {`Ticked: ${boxes.filter(({ checked }) => checked).length} of ${boxes.length}`}
        </Outcome>
      </section>
    </>
  );
}
