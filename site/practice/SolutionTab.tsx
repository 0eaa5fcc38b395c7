import { type Solution, solutions } from 'virtual:solutions';
import { useState } from 'react';
import { CopyButton } from '../shared/CopyButton';
import { load } from '../shared/load';
import { tools } from '../shared/tools';
import { Code } from './Code';
import type { TabProps } from './tab';

type Depth = 'first' | 'complete';

type Shown = { name: string; depth: Depth; solution?: Solution; failed?: boolean };

const depths: { depth: Depth; name: string }[] = [
  { depth: 'first', name: 'First' },
  { depth: 'complete', name: 'Complete' },
];

export function SolutionTab({ page, tool }: TabProps) {
  const [shown, setShown] = useState<Shown>();
  const name = `${tool}/${page.id}`;
  const loadThis = solutions[name];

  if (!loadThis)
    return (
      <p>
        There is no solution in {tools[tool].title} for this page yet. Its requirements are in the tab Goal, its
        elements in the tab Test ids.
      </p>
    );

  async function show(loadSolution: () => Promise<{ default: Solution }>, depth: Depth) {
    setShown({ name, depth });
    try {
      const { default: solution } = await load(loadSolution);
      setShown((current) => (current?.name === name ? { name, depth, solution } : current));
    } catch {
      setShown({ name, depth, failed: true });
    }
  }

  const current = shown?.name === name ? shown : undefined;
  if (!current?.solution)
    return (
      <>
        <p>
          Write your test before you look. The first solution is short and tests the main path. The complete one has a
          test for each requirement.
        </p>
        <div className="practice-bar">
          {page.id !== 'home' && (
            <button
              type="button"
              className="button button-primary"
              aria-expanded={false}
              onClick={() => show(loadThis, 'first')}
            >
              Show the first solution
            </button>
          )}
          <button
            type="button"
            className="button button-secondary"
            aria-expanded={false}
            onClick={() => show(loadThis, 'complete')}
          >
            Show the complete solution
          </button>
        </div>
        {current?.failed && <p role="alert">The solution could not be loaded. Try again.</p>}
      </>
    );

  const { solution } = current;
  const { file, text, marks } = (current.depth === 'first' && solution.first) || solution;
  return (
    <>
      <div className="practice-bar">
        <button type="button" className="button button-secondary" aria-expanded onClick={() => setShown(undefined)}>
          Hide
        </button>
        {solution.first &&
          depths.map(({ depth, name }) => (
            <button
              key={depth}
              type="button"
              className="button button-secondary"
              aria-pressed={depth === current.depth}
              onClick={() => setShown({ ...current, depth })}
            >
              {name}
            </button>
          ))}
        <CopyButton text={text} label="the solution" />
      </div>
      <p className="muted practice-file">{file}</p>
      <Code text={text} marks={marks} label={`${tools[tool].title} solution`} />
    </>
  );
}
