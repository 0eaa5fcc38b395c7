import { bugCounts } from 'virtual:bug-counts';
import { type Ref, useEffect, useState } from 'react';
import type { Page, Tool } from '../page';
import { addressOfRequirement } from '../run/address';
import { basePath } from '../run/page-options';
import type { Graded } from '../shared/kept-progress';
import { hintsOf } from './hints-of';
import { testId } from './panel-test-id';
import { RequirementTest } from './RequirementTest';
import { Sentence } from './Sentence';

type RequirementItemProps = {
  page: Page;
  tool: Tool;
  /** The requirement's id. */
  id: string;
  text: string;
  ticked: boolean;
  graded: Graded[string];
  /** Whether its hint is open, and whether the address names it. */
  opened: boolean;
  marked: boolean;
  ref: Ref<HTMLLIElement> | undefined;
  onHint: () => void;
  onTick: () => void;
};

export function RequirementItem(props: RequirementItemProps) {
  const { page, tool, id, text, ticked, graded, opened, marked, ref, onHint, onTick } = props;
  const named = addressOfRequirement(new URL(location.href), basePath, id);
  return (
    <li ref={ref} className={marked ? 'practice-requirement practice-marked' : 'practice-requirement'}>
      <label>
        <input type="checkbox" checked={ticked} onChange={onTick} {...testId(`practice-tick-${id}`)} />
        <span>
          <Sentence text={text} />
        </span>
      </label>
      <div className="practice-about">
        <a href={`${named.pathname}${named.search}${named.hash}`}>
          <code>{`${page.id}/${id}`}</code>
        </a>
        {graded && (
          <span className={graded.missed > 0 ? 'practice-missed' : 'practice-caught'}>
            {graded.missed > 0 ? 'missed' : 'caught'}
          </span>
        )}
        <button
          type="button"
          className="button button-quiet"
          aria-expanded={opened}
          aria-controls={opened ? `practice-help-${id}` : undefined}
          onClick={onHint}
          {...testId(`practice-hint-${id}`)}
        >
          Hint
          <span className="visually-hidden"> for {id}</span>
        </button>
      </div>
      {opened && (
        <div className="practice-help" id={`practice-help-${id}`}>
          <Hint page={page.id} id={id} />
          <RequirementTest key={tool} page={page} tool={tool} id={id} />
          <p className="muted">{bugsOf(bugCounts[page.id]?.[id] ?? 0)}</p>
        </div>
      )}
    </li>
  );
}

function bugsOf(count: number): string {
  return count === 1 ? '1 bug breaks it.' : `${count} bugs break it.`;
}

function Hint({ page, id }: { page: string; id: string }) {
  const [hint, setHint] = useState<string>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    hintsOf(page)?.().then(
      (hints) => setHint(hints[id]),
      () => setFailed(true),
    );
  }, [page, id]);
  if (failed) return <p role="alert">The hint could not be loaded. Close it and try again.</p>;
  return hint && <p>{hint}</p>;
}
