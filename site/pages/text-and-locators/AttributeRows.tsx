import { useState } from 'react';
import { randomOfLoad } from '../../run/chance';
import { suffixOf } from './labels';
import { Row } from './Row';
import type { RowsProps } from './rows-props';

export function AttributeRows({ pressed, pressing }: RowsProps) {
  const [suffix] = useState(() => suffixOf(randomOfLoad('text-ids')));

  return (
    <>
      <Row of="odd-id" reads="Save form" why="A dot, a colon and brackets in its id." pressed={pressed}>
        <button type="button" id="form:rows[0].save" className="button button-secondary" {...pressing('odd-id')}>
          Save form
        </button>
      </Row>
      <Row of="digit-id" reads="Third button" why="Its id begins with a digit." pressed={pressed}>
        <button type="button" id="3rd-button" className="button button-secondary" {...pressing('digit-id')}>
          Third button
        </button>
      </Row>
      {/* The same id twice, which no document should have. This is the exercise. */}
      <Row of="twice-first" reads="Copy address" why="Its id is there twice." pressed={pressed}>
        <button type="button" id="copy" className="button button-secondary" {...pressing('twice-first')}>
          Copy address
        </button>
      </Row>
      <Row of="twice-second" reads="Copy phone number" why="The same id again." pressed={pressed}>
        <button type="button" id="copy" className="button button-secondary" {...pressing('twice-second')}>
          Copy phone number
        </button>
      </Row>
      <Row of="changing" reads="Track parcel" why="Its id and class depend on the seed." pressed={pressed}>
        <button
          type="button"
          id={`track-${suffix}`}
          className={`button button-secondary track-${suffix}`}
          {...pressing('changing')}
        >
          Track parcel
        </button>
      </Row>
    </>
  );
}
