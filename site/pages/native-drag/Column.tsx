import { type DragEvent, useState } from 'react';
import { useEventListeners } from '../../shared/useEventListeners';
import { type ColumnId, type Effect, placeAt } from './board';
import { testId } from './test-id';
import { cardType, carries, effectOf } from './transfer';

type Props = {
  id: ColumnId;
  title: string;
  cards: readonly string[];
  onDrag: (event: DragEvent, text: string) => void;
  onDrop: (event: DragEvent, effect: Effect, card: string, place: number) => void;
};

export function Column({ id, title, cards, onDrag, onDrop }: Props) {
  /** Where a drop would put the card that is dragged over the column. */
  const [target, setTarget] = useState<number | null>(null);

  // A drag that Escape ends over the column is not always said to leave it.
  useEventListeners(document, { dragend: () => setTarget(null) });

  function dragCard(event: DragEvent, card: string) {
    event.dataTransfer.effectAllowed = 'copyMove';
    event.dataTransfer.setData(cardType, card);
    onDrag(event, card);
  }

  function dragOver(event: DragEvent) {
    if (!carries(event, cardType)) return;
    // Without `preventDefault()` the browser refuses the drop.
    event.preventDefault();
    event.dataTransfer.dropEffect = effectOf(event);
    setTarget(placeUnder(event));
  }

  function drop(event: DragEvent) {
    setTarget(null);
    if (!carries(event, cardType)) return;
    event.preventDefault();
    onDrop(event, effectOf(event), event.dataTransfer.getData(cardType), placeUnder(event));
  }

  function dragLeave({ currentTarget, relatedTarget }: DragEvent) {
    // `dragleave` is also sent when the pointer goes from the column to a card in it.
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setTarget(null);
  }

  return (
    <section
      className={`native-column${target === null ? '' : ' native-column-over'}`}
      aria-label={title}
      onDragOver={dragOver}
      onDragLeave={dragLeave}
      onDrop={drop}
      {...testId(`native-column-${id}`)}
    >
      <h3>{title}</h3>
      <ul className="native-cards">
        {cards.map((card, place) => (
          <li
            key={card}
            className={`native-card${markOf(place, target, cards.length)}`}
            draggable
            onDragStart={(event) => dragCard(event, card)}
            {...testId(`native-card-${card}`)}
          >
            {card}
          </li>
        ))}
      </ul>
    </section>
  );
}

function placeUnder({ currentTarget, clientY }: DragEvent): number {
  const cards = [...currentTarget.querySelectorAll('[draggable]')];
  return placeAt(
    clientY,
    cards.map((card) => card.getBoundingClientRect()),
  );
}

function markOf(place: number, target: number | null, count: number): string {
  if (place === target) return ' native-card-before';
  return target === count && place === count - 1 ? ' native-card-after' : '';
}
