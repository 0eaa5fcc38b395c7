import './drag-drop.css';
import {
  type Active,
  closestCenter,
  DndContext,
  type DragEndEvent,
  getFirstCollision,
  type Modifier,
  type Over,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, useSortable } from '@dnd-kit/sortable';
import { CSS, type Transform } from '@dnd-kit/utilities';
import { GripVertical } from 'lucide-react';
import { type CSSProperties, useRef, useState } from 'react';
import { typedTestId } from '../../shared/test-id';
import type page from './page';
import { dropOn } from './reorder';
import { KeyboardSensor, PointerSensor } from './sensors';

const testId = typedTestId<typeof page>();

const instructionsId = 'drag-instructions';

type Item = `Item ${1 | 2 | 3 | 4 | 5}`;

/** Keeps dnd-kit's live region out of the document, because its id changes with every visit. The page has its own. */
const outOfTheDocument = document.createElement('div');

export default function DragDropPage() {
  const [items, setItems] = useState<UniqueIdentifier[]>(['Item 1', 'Item 2', 'Item 3', 'Item 4', 'Item 5']);
  const [announcement, setAnnouncement] = useState('');
  /** The place of the dragged item that was last announced, counted from 1. */
  const place = useRef(0);
  const sensors = useSensors(useSensor(PointerSensor), useSensor(KeyboardSensor));
  const placeOf = (id: UniqueIdentifier) => items.indexOf(id) + 1;

  function drop({ active, collisions }: DragEndEvent) {
    // Not `over`, which is updated one render later than `collisions`.
    const order = dropOn(items, active.id, getFirstCollision(collisions, 'id') as UniqueIdentifier | null);
    place.current = order.indexOf(active.id) + 1;
    setItems(order);
  }

  // Returns undefined, because dnd-kit would write the result to its own live region.
  const announce = (text: string): undefined => {
    setAnnouncement(text);
  };
  const announcements = {
    onDragStart({ active }: { active: Active }) {
      place.current = placeOf(active.id);
      return announce(`Picked up ${active.id} from place ${place.current} of ${items.length}.`);
    },
    onDragOver({ active, over }: { active: Active; over: Over | null }) {
      if (!over || placeOf(over.id) === place.current) return;
      place.current = placeOf(over.id);
      return announce(`${active.id} is over place ${place.current} of ${items.length}.`);
    },
    onDragEnd({ active }: { active: Active }) {
      return announce(`Dropped ${active.id} at place ${place.current} of ${items.length}.`);
    },
    onDragCancel({ active }: { active: Active }) {
      return announce(`Cancelled. ${active.id} is back at place ${placeOf(active.id)} of ${items.length}.`);
    },
  };

  return (
    <>
      <h1>Drag and Drop</h1>
      <p className="intro">
        Bring the list into another order: drag a handle with the mouse or a finger, or move it by keyboard. Only the
        handle starts a drag, a finger need not hold it first, and a drop beside the list lands on the nearest place.
      </p>
      <section className="card">
        <DndContext
          // The handles' aria-describedby. dnd-kit's default changes with every visit to the page.
          id={instructionsId}
          sensors={sensors}
          collisionDetection={closestCenter}
          modifiers={[alongTheList]}
          // Scrolling would move the list below a resting pointer, and the drop would hit another item.
          autoScroll={false}
          onDragEnd={drop}
          accessibility={{ announcements, container: outOfTheDocument, restoreFocus: false }}
        >
          <SortableContext items={items} strategy={nothingMakesWay}>
            {/* biome-ignore lint/a11y/useSemanticElements: suites look for div > div > button here */}
            <div className="drag-list" role="list" aria-label="Reorderable items" {...testId('drag-drop-list')}>
              {items.map((item) => (
                <SortableItem key={item} item={item as Item} />
              ))}
            </div>
          </SortableContext>
        </DndContext>
        <p id={instructionsId} hidden>
          Press Space or Enter to pick up, the arrow keys to move, Space, Enter or Tab to drop, Escape to cancel.
        </p>
        <div
          className="visually-hidden"
          role="status"
          aria-live="assertive"
          aria-atomic
          {...testId('drag-announcement')}
        >
          {announcement}
        </div>
        <p className="muted drag-keys" {...testId('drag-keys')}>
          <kbd>Space</kbd> or <kbd>Enter</kbd> picks up, <kbd>↑</kbd> <kbd>↓</kbd> move, <kbd>Space</kbd>,{' '}
          <kbd>Enter</kbd> or <kbd>Tab</kbd> drop, <kbd>Esc</kbd> cancels.
        </p>
      </section>
    </>
  );
}

function SortableItem({ item }: { item: Item }) {
  const sortable = useSortable({ id: item, attributes: { roleDescription: 'drag handle' } });
  const { isDragging, index, activeIndex, overIndex } = sortable;
  const state = {
    'drag-item-active': isDragging,
    'drag-item-away': isDragging && overIndex !== -1 && overIndex !== index,
    'drag-item-target-above': overIndex === index && index < activeIndex,
    'drag-item-target-below': overIndex === index && index > activeIndex,
  };
  const classes = Object.entries(state).flatMap(([name, holds]) => (holds ? name : []));

  return (
    // biome-ignore lint/a11y/useSemanticElements: a div, as the list is
    <div
      className={['drag-item', ...classes].join(' ')}
      ref={sortable.setNodeRef}
      style={placed(sortable.transform)}
      role="listitem"
      {...testId(`sortable-item-${item}`)}
    >
      <button
        type="button"
        className="button button-quiet button-icon drag-handle"
        ref={sortable.setActivatorNodeRef}
        aria-label={`Move ${item}`}
        {...sortable.attributes}
        {...sortable.listeners}
        {...testId(`drag-handle-${item}`)}
      >
        <GripVertical aria-hidden />
      </button>
      <span>{item}</span>
    </div>
  );
}

/** A dragged item is a little beside the place that it is dragged to. The style sheet outlines where it came from. */
function placed(transform: Transform | null): CSSProperties | undefined {
  if (!transform) return undefined;
  const shifted = { ...transform, x: transform.x + 6, y: transform.y - 3 };
  const origin = { '--origin-x': `${-shifted.x}px`, '--origin-y': `${-shifted.y}px` };
  return { transform: CSS.Translate.toString(shifted), ...origin };
}

/** The other items stay where they are until the drop, so that a test can rely on the place of its target. */
const nothingMakesWay = () => null;

/** A pointer moves an item only up and down within the list. The arrow keys are not limited. */
const alongTheList: Modifier = ({ activatorEvent, transform, draggingNodeRect: item, containerNodeRect: list }) => {
  if (activatorEvent instanceof KeyboardEvent) return transform;
  if (!item || !list) return { ...transform, x: 0 };
  return { ...transform, x: 0, y: Math.min(Math.max(transform.y, list.top - item.top), list.bottom - item.bottom) };
};
