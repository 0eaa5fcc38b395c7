import './text-and-locators.css';
import { useState } from 'react';
import { AttributeRows } from './AttributeRows';
import { NameRows } from './NameRows';
import type { RowsProps } from './rows-props';
import { SameRows } from './SameRows';
import { TextRows } from './TextRows';
import { testId } from './test-id';

export default function TextAndLocatorsPage() {
  const [pressed, setPressed] = useState('nothing');
  const rows: RowsProps = { pressed, pressing: (key) => ({ onClick: () => setPressed(key) }) };

  return (
    <>
      <h1>Text and Locators</h1>
      <p className="intro">
        Each row has a button, and beside it what a reader sees. Press the buttons one by one, and prove that it was the
        right one.
      </p>
      <div className="text-and-locators" {...testId('text-and-locators')}>
        <div className="text-columns">
          <p className="panel text-pressed" role="status" {...testId('text-pressed')}>
            {`Pressed: ${pressed}`}
          </p>
          <div className="text-cards">
            <section className="card">
              <h2>Text</h2>
              <TextRows {...rows} />
            </section>
            <section className="card" aria-labelledby="names-heading">
              <h2 id="names-heading">Names</h2>
              <NameRows {...rows} />
            </section>
            <section className="card">
              <h2>Ids and classes</h2>
              <AttributeRows {...rows} />
            </section>
            <section className="card">
              <h2>The same name again</h2>
              <SameRows {...rows} />
            </section>
          </div>
        </div>
      </div>
    </>
  );
}
