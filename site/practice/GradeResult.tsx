import { useId, useRef, useState } from 'react';
import { home, pages } from '../catalogue';
import type { Page } from '../page';
import { caughtOf, type Progress } from '../shared/kept-progress';
import { useEventListeners } from '../shared/useEventListeners';
import { testId } from './panel-test-id';
import { readGradeFile } from './read-grade';

const everyPage: readonly Page[] = [home, ...pages];

type GradeResultProps = {
  page: Page;
  graded: Progress['graded'];
  onGraded: (graded: Progress['graded']) => void;
};

/** Takes the file that `grade --json` has written, and says what it says about this page. */
export function GradeResult({ page, graded, onGraded }: GradeResultProps) {
  const [message, setMessage] = useState<{ text: string; isError: boolean }>();
  const [isOver, setOver] = useState(false);
  const field = useId();
  const box = useRef<HTMLDivElement>(null);
  const { caught, tried } = caughtOf(graded[page.id]);

  async function take(file: File | undefined) {
    if (!file) return;
    try {
      const { pages, doubt } = await readGradeFile(file);
      const known = everyPage.filter(({ id }) => pages[id]);
      if (known.length === 0) throw new Error('This result is of no page of this site.');
      onGraded(Object.fromEntries(known.map(({ id }) => [id, pages[id]])));
      const others =
        known.length === 1 && known[0] === page ? '' : `Read: ${known.map(({ title }) => title).join(', ')}.`;
      setMessage({ text: [others, doubt].filter(Boolean).join(' '), isError: false });
    } catch (error) {
      setMessage({ text: (error as Error).message, isError: true });
    }
  }

  // All of the panel takes it: beside the box a browser would open the file instead of the site. Only files, because
  // what else is dragged is of a page.
  const isTaken = ({ target, dataTransfer }: DragEvent) =>
    dataTransfer?.types.includes('Files') === true && box.current?.closest('aside')?.contains(target as Node) === true;
  useEventListeners(window, {
    dragover: (event) => {
      if (isTaken(event)) event.preventDefault();
      setOver(isTaken(event));
    },
    dragleave: () => setOver(false),
    drop: (event) => {
      setOver(false);
      if (!isTaken(event)) return;
      event.preventDefault();
      take(event.dataTransfer?.files[0]);
    },
  });

  return (
    <div ref={box} className={isOver ? 'practice-drop practice-over' : 'practice-drop'}>
      <label htmlFor={field}>Choose its grade.json, or drop it here.</label>
      <input
        id={field}
        type="file"
        className="practice-choose"
        accept=".json,application/json"
        aria-describedby={`${field}-note`}
        onChange={({ target }) => {
          take(target.files?.[0]);
          // Otherwise the same file, graded again, would be no change.
          target.value = '';
        }}
        {...testId('practice-result')}
      />
      <p className="muted" id={`${field}-note`}>
        It stays in this browser: nothing is sent.
      </p>
      {tried > 0 && (
        <p role="status" className={caught < tried ? 'practice-missed' : 'practice-caught'}>
          {caught} of {tried} bugs caught.
        </p>
      )}
      {message?.text && (
        <p role={message.isError ? 'alert' : 'status'} className={message.isError ? 'field-error' : ''}>
          {message.text}
        </p>
      )}
    </div>
  );
}
