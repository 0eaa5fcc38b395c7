import { type Solution, solutions } from 'virtual:solutions';
import { useState } from 'react';
import type { Page, Tool } from '../page';
import { CopyButton } from '../shared/CopyButton';
import { load } from '../shared/load';
import { tools } from '../shared/tools';
import { Code, partOf } from './Code';

/** The test of a requirement in the tool's complete solution, after a click. */
export function RequirementTest({ page, tool, id }: { page: Page; tool: Tool; id: string }) {
  const [solution, setSolution] = useState<Solution>();
  const [failed, setFailed] = useState(false);
  const loadThis = solutions[`${tool}/${page.id}`];
  if (!loadThis) return null;

  async function show(loadSolution: () => Promise<{ default: Solution }>) {
    setFailed(false);
    try {
      setSolution((await load(loadSolution)).default);
    } catch {
      setFailed(true);
    }
  }

  const part = solution?.tests[id];
  return (
    <>
      <div className="practice-bar">
        <button
          type="button"
          className="button button-secondary"
          aria-expanded={solution !== undefined}
          onClick={() => (solution ? setSolution(undefined) : show(loadThis))}
        >
          {solution ? 'Hide the test' : `Show a test in ${tools[tool].title}`}
        </button>
        {solution && part && <CopyButton text={partOf(solution.text, part)} label="the test" />}
      </div>
      {failed && <p role="alert">The test could not be loaded. Try again.</p>}
      {solution && part && <Code {...solution} part={part} label={`${tools[tool].title} test of ${id}`} />}
    </>
  );
}
