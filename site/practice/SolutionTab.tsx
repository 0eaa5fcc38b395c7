import { type Solution, solutions } from 'virtual:solutions';
import { useLayoutEffect, useRef, useState } from 'react';
import { CopyButton } from '../shared/CopyButton';
import { load } from '../shared/load';
import { tools } from '../shared/tools';
import { Code } from './Code';
import type { TabProps } from './tab';

type Depth = 'first' | 'complete';

type Shown = {
  name: string;
  depth: Depth;
  solution?: Solution;
  /** The path of the file that is shown, where it is not the one with the tests. */
  file?: string;
  failed?: boolean;
};

const depths: { depth: Depth; name: string }[] = [
  { depth: 'first', name: 'First' },
  { depth: 'complete', name: 'Complete' },
];

export function SolutionTab({ page, tool }: TabProps) {
  const [shown, setShown] = useState<Shown>();
  const name = `${tool}/${page.id}`;
  const loadThis = solutions[name];
  const isShown = shown?.name === name && shown.solution !== undefined;
  const bar = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  // The button that was pressed is gone, and the focus would be nowhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the buttons are others when it is shown or hidden
  useLayoutEffect(() => {
    if (wasPressed.current) bar.current?.querySelector('button')?.focus();
    wasPressed.current = false;
  }, [isShown]);

  if (!loadThis)
    return (
      <p>
        There is no solution in {tools[tool].title} for this page yet. Its requirements are in the tab Goal, its
        elements in the tab Test ids.
      </p>
    );

  async function show(loadSolution: () => Promise<{ default: Solution }>, depth: Depth) {
    wasPressed.current = true;
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
        <div ref={bar} className="practice-bar">
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
  const tests = (current.depth === 'first' && solution.first) || solution;
  const files = [tests, ...(solution.shared ?? [])];
  const { file, text, marks } = files.find((one) => one.file === current.file) ?? tests;
  return (
    <>
      <div ref={bar} className="practice-bar">
        <button
          type="button"
          className="button button-secondary"
          aria-expanded
          onClick={() => {
            wasPressed.current = true;
            setShown(undefined);
          }}
        >
          Hide
        </button>
        {solution.first &&
          depths.map(({ depth, name }) => (
            <button
              key={depth}
              type="button"
              className="button button-secondary"
              aria-pressed={depth === current.depth}
              onClick={() => setShown({ name: current.name, depth, solution })}
            >
              {name}
            </button>
          ))}
        <CopyButton text={text} label="the solution" />
      </div>
      {files.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form.
        <div className="practice-bar" role="group" aria-label="Files of the solution">
          {files.map((one) => (
            <button
              key={one.file}
              type="button"
              className="button button-secondary"
              aria-pressed={one.file === file}
              onClick={() => setShown({ ...current, file: one.file })}
            >
              {one.file.slice(one.file.lastIndexOf('/') + 1)}
            </button>
          ))}
        </div>
      )}
      <p className="muted practice-file">{file}</p>
      <Code text={text} marks={marks} label={`${tools[tool].title} solution`} />
    </>
  );
}
