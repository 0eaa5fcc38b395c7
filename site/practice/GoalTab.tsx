import { bugCounts } from 'virtual:bug-counts';
import { ExternalLink } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { runOptions } from '../run/page-options';
import { namesOption } from '../run/run-options';
import { tools } from '../shared/tools';
import { Command } from './Command';
import { gradeCommand, startCommand } from './commands';
import { GradeResult } from './GradeResult';
import { HuntLink } from './HuntLink';
import { testId } from './panel-test-id';
import { RequirementItem } from './RequirementItem';
import { Sentence } from './Sentence';
import type { TabProps } from './tab';

export function GoalTab({ page, tool, opened, marked, progress, onHint, onTick, onGraded, onForget }: TabProps) {
  const requirements = Object.entries(page.requirements);
  const ticked = progress.ticked[page.id] ?? [];
  const done = requirements.filter(([id]) => ticked.includes(id)).length;
  // As many as the command below tries: without --all, not those of the site's own options.
  const bugs = requirements
    .filter(([, sentence]) => !namesOption(sentence))
    .reduce((sum, [id]) => sum + (bugCounts[page.id]?.[id] ?? 0), 0);
  const [forgotten, setForgotten] = useState(false);
  const isKept = Object.keys({ ...progress.ticked, ...progress.graded }).length > 0;
  const markedItem = useRef<HTMLLIElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another requirement is named by the address
  useLayoutEffect(() => {
    markedItem.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [marked]);

  return (
    <>
      <p>
        <Sentence text={page.goal} />
      </p>
      <section>
        <h3>Write your own test</h3>
        <p>A project with an empty test for each requirement:</p>
        <Command text={startCommand(page, tool)} label="the command that starts a project" />
      </section>
      <section>
        <h3>Would your test catch it?</h3>
        <p>Bugs: {bugs}. Grade your own test:</p>
        <Command text={gradeCommand(page, tool, runOptions)} label="the command that grades a test" />
        <p className="muted">
          After the two dashes comes the command that runs your test. It gets the address as <code>BASE_URL</code>.
        </p>
        <GradeResult page={page} graded={progress.graded} onGraded={onGraded} />
        <HuntLink />
      </section>
      <section>
        <h3>Requirements</h3>
        <p className="muted">
          {done} of {requirements.length} ticked
        </p>
        <ul className="practice-list">
          {requirements.map(([id, text]) => (
            <RequirementItem
              key={id}
              page={page}
              tool={tool}
              id={id}
              text={text}
              ticked={ticked.includes(id)}
              graded={progress.graded[page.id]?.[id]}
              opened={opened === id}
              marked={marked === id}
              ref={marked === id ? markedItem : undefined}
              onHint={() => onHint(id)}
              onTick={() => onTick(id)}
            />
          ))}
        </ul>
      </section>
      <section>
        <h3>A typical mistake</h3>
        <p>
          <Sentence text={page.pitfall} />
        </p>
      </section>
      <p>
        <a className="practice-read" href={page.readMore[tool]} target="_blank" rel="noreferrer">
          {tools[tool].title}’s documentation on this
          <ExternalLink aria-hidden size={16} />
        </a>
      </p>
      <section>
        <h3>Your progress</h3>
        <p>Ticks, results, hunts and the chosen tool are kept in this browser alone.</p>
        <button
          type="button"
          className="button button-secondary practice-start"
          onClick={() => {
            onForget();
            setForgotten(true);
          }}
          {...testId('practice-forget')}
        >
          Forget
        </button>
        <p role="status" className="muted">
          {forgotten && !isKept && 'All of it is forgotten.'}
        </p>
      </section>
    </>
  );
}
