import './native-drag.css';
import { type DragEvent, useRef, useState } from 'react';
import { Outcome } from '../../shared/Outcome';
import { type Change, cardsOf, columns, put, startBoard } from './board';
import { Column } from './Column';
import { MoveButtons } from './MoveButtons';
import { Note } from './Note';
import { testId } from './test-id';
import { typesOf } from './transfer';

export default function NativeDragPage() {
  const [board, setBoard] = useState(startBoard);
  const [report, setReport] = useState('Nothing moved yet');
  const [last, setLast] = useState({ effect: 'no drag yet', carried: 'no drag yet' });
  /** What is being dragged, until it is dropped. */
  const dragged = useRef<string | null>(null);

  function change(next: Change) {
    setBoard(next.board);
    setReport(next.report);
  }

  function startDrag({ dataTransfer }: DragEvent, text: string) {
    dataTransfer.setData('text/plain', text);
    dragged.current = text;
  }

  function reportAdded(text: string) {
    setReport(`Added ${text} to the note`);
  }

  function noteDrop(event: DragEvent, effect: string) {
    dragged.current = null;
    setLast({ effect, carried: typesOf(event) });
  }

  /** A card that went to another column sends no such event, because its element is not in the document any more. */
  function endDrag() {
    if (dragged.current === null) return;
    setReport(`Not dropped: ${dragged.current}`);
    setLast({ effect: 'none', carried: 'nothing' });
    dragged.current = null;
  }

  return (
    <>
      <h1>Native Drag and Drop</h1>
      <p className="intro">
        Here the browser itself drags. What is dragged carries data, and each place says whether it takes that, and as a
        move or a copy. Prove where a drop went, and what it left behind.
      </p>
      <div className="cards native-drag" onDragEnd={endDrag}>
        <section className="card stack cards-wide" {...testId('native-cards-example')}>
          <h2>Cards between columns</h2>
          <p className="muted">
            Drag a card to another column or another place. With Control held the drop makes a copy. The archive is
            closed.
          </p>
          <div className="native-board" {...testId('native-board')}>
            {columns.map(({ id, title }) => (
              <Column
                key={id}
                id={id}
                title={title}
                cards={board[id]}
                onDrag={startDrag}
                onDrop={(event, effect, card, place) => {
                  // It may come from this page in another window, which has other copies.
                  if (!cardsOf(board).includes(card)) return;
                  change(put(board, effect, card, id, place));
                  noteDrop(event, effect);
                }}
              />
            ))}
          </div>
          <section className="native-archive" aria-label="Archive" onDragOver={refuse} {...testId('native-archive')}>
            Archive: closed
          </section>
          <MoveButtons board={board} onChange={change} />
        </section>
        <Note
          onDrag={startDrag}
          onDrop={(event, text) => {
            noteDrop(event, 'copy');
            reportAdded(text);
          }}
          onAdd={reportAdded}
        />
        <section className="card stack" {...testId('native-last-example')}>
          <h2>What the last drag did</h2>
          <p className="muted">Types are what a place knows about a drag before the drop.</p>
          <Outcome role="status" {...testId('native-report')}>
            {report}
          </Outcome>
          <Outcome {...testId('native-effect')}>{`Effect: ${last.effect}`}</Outcome>
          <Outcome {...testId('native-carried')}>{`Carried: ${last.carried}`}</Outcome>
        </section>
      </div>
    </>
  );
}

/** A place without this refuses a drop as well. With it the pointer shows that it does. */
function refuse(event: DragEvent) {
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}
