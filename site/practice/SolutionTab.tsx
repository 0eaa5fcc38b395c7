import { type Solution, solutions } from 'virtual:solutions';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Tool } from '../page';
import { CopyButton } from '../shared/CopyButton';
import { load } from '../shared/load';
import { tools } from '../shared/tools';
import { Code } from './Code';
import type { TabProps } from './tab';

type Depth = 'first' | 'complete';

const depths: { depth: Depth; name: string }[] = [
  { depth: 'first', name: 'First' },
  { depth: 'complete', name: 'Complete' },
];

export function SolutionTab({ page, tool }: TabProps) {
  // Undefined while none is shown.
  const [depth, setDepth] = useState<Depth>();
  const [loaded, setLoaded] = useState<{ tool: Tool; solution: Solution }>();
  /** The one that could not be loaded the last time. */
  const [failed, setFailed] = useState<string>();
  /** The path of the file that is shown, where it is not the one with the tests. */
  const [chosen, setChosen] = useState<string>();
  const name = `${tool}/${page.id}`;
  const loadThis = solutions[name];
  const hasFirst = page.id !== 'home';
  const isOpen = depth !== undefined;
  const isShown = isOpen && loaded !== undefined;
  const bar = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  // The button that was pressed is gone, and the focus would be nowhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the buttons are others when it is shown or hidden
  useLayoutEffect(() => {
    if (wasPressed.current) bar.current?.querySelector('button')?.focus();
    wasPressed.current = false;
  }, [isShown]);

  // Also when another tool is chosen: a solution that is shown stays shown.
  useEffect(() => {
    if (!isOpen || !loadThis) return;
    let isLatest = true;
    load(loadThis).then(
      ({ default: solution }) => {
        if (!isLatest) return;
        setLoaded({ tool, solution });
        setChosen(undefined);
      },
      () => {
        if (!isLatest) return;
        setDepth(undefined);
        setLoaded(undefined);
        setFailed(name);
      },
    );
    return () => {
      isLatest = false;
    };
  }, [isOpen, loadThis, name, tool]);

  if (!loadThis)
    return (
      <p>
        There is no solution in {tools[tool].title} for this page yet. Its requirements are in the tab Goal, its
        elements in the tab Test ids.
      </p>
    );

  function show(depth: Depth) {
    wasPressed.current = true;
    setFailed(undefined);
    setDepth(depth);
  }

  if (!isShown)
    return (
      <>
        <p>
          Write your test before you look. {hasFirst && 'The first solution is short and tests the main path.'} The
          complete one has a test for each requirement.
        </p>
        <div ref={bar} className="practice-bar">
          {hasFirst && (
            <button type="button" className="button button-primary" aria-expanded={false} onClick={() => show('first')}>
              Show the first solution
            </button>
          )}
          <button
            type="button"
            className="button button-secondary"
            aria-expanded={false}
            onClick={() => show('complete')}
          >
            Show the complete solution
          </button>
        </div>
        {failed === name && <p role="alert">The solution could not be loaded. Try again.</p>}
      </>
    );

  const { solution } = loaded;
  const tests = (depth === 'first' && solution.first) || solution;
  const files = [tests, ...(solution.shared ?? [])];
  const { file, text, marks } = files.find((one) => one.file === chosen) ?? tests;
  return (
    <>
      <div ref={bar} className="practice-bar">
        <button
          type="button"
          className="button button-secondary"
          aria-expanded
          onClick={() => {
            wasPressed.current = true;
            setDepth(undefined);
            setLoaded(undefined);
          }}
        >
          Hide
        </button>
        {solution.first &&
          depths.map((one) => (
            <button
              key={one.depth}
              type="button"
              className="button button-secondary"
              aria-pressed={one.depth === depth}
              onClick={() => {
                setDepth(one.depth);
                setChosen(undefined);
              }}
            >
              {one.name}
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
              onClick={() => setChosen(one.file)}
            >
              {one.file.slice(one.file.lastIndexOf('/') + 1)}
            </button>
          ))}
        </div>
      )}
      <p className="muted practice-file">{file}</p>
      <Code text={text} marks={marks} label={`${tools[loaded.tool].title} solution`} />
    </>
  );
}
