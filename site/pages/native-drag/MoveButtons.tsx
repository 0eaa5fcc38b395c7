import { useState } from 'react';
import { type Board, type Change, cardsOf, copyAfter, step } from './board';
import { testId } from './test-id';

/** What a drag does, for those who cannot drag. */
export function MoveButtons({ board, onChange }: { board: Board; onChange: (change: Change) => void }) {
  const [card, setCard] = useState('Write');

  return (
    <div className="native-buttons">
      <div className="field native-choice">
        <label htmlFor="native-chosen">Card</label>
        <select
          id="native-chosen"
          className="input"
          value={card}
          onChange={({ target }) => setCard(target.value)}
          {...testId('native-chosen')}
        >
          {cardsOf(board).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </div>
      <button
        type="button"
        className="button button-secondary"
        onClick={() => onChange(step(board, card, 'up'))}
        {...testId('native-up')}
      >
        Up
      </button>
      <button
        type="button"
        className="button button-secondary"
        onClick={() => onChange(step(board, card, 'down'))}
        {...testId('native-down')}
      >
        Down
      </button>
      <button
        type="button"
        className="button button-secondary"
        onClick={() => onChange(step(board, card, 'left'))}
        {...testId('native-left')}
      >
        Left
      </button>
      <button
        type="button"
        className="button button-secondary"
        onClick={() => onChange(step(board, card, 'right'))}
        {...testId('native-right')}
      >
        Right
      </button>
      <button
        type="button"
        className="button button-secondary"
        onClick={() => onChange(copyAfter(board, card))}
        {...testId('native-copy')}
      >
        Copy
      </button>
    </div>
  );
}
