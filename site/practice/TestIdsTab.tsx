import { Check } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { TestId } from '../page';
import { tools } from '../shared/tools';
import { useCopied } from '../shared/useCopied';
import { exampleOf, patternOf, valuesOf } from '../test-ids';
import { outlineTestIds, testIdsOnPage } from './outlines';
import { reveal } from './reveal';
import type { TabProps } from './tab';

/** Moving the mouse over the list must not scroll the page at each line. */
const restingTime = 120;

export function TestIdsTab({ page, tool, pointed }: TabProps) {
  const [rested, setRested] = useState<TestId>();
  const { last, copyText } = useCopied();
  const [copiedFrom, setCopiedFrom] = useState<TestId>();

  useRestingOn(rested);
  const lit = pointed === undefined ? undefined : page.testIds.find((testId) => patternOf(testId).test(pointed));
  const litRow = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row of another test id is to be seen
  useEffect(() => {
    litRow.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [lit]);

  function copyLocator(testId: TestId) {
    setCopiedFrom(testId);
    const name = foundOf(testId)[0]?.name ?? exampleOf(testId);
    copyText(tools[tool].locator(name));
  }

  return (
    <>
      <p>
        Point at a test id to see it on the page. Click it to copy a locator for {tools[tool].title}. Each name is the
        element’s <code>data-test</code> and <code>data-testid</code>.
      </p>
      <p className="practice-copied" role="status">
        {last && (
          <>
            {last.copied ? 'Copied' : 'Not copied'} <code>{last.text}</code>
          </>
        )}
      </p>
      {page.testIds.length === 0 && <p>This page has no test ids of its own.</p>}
      <ul className="practice-list">
        {page.testIds.map((testId) => (
          <li
            key={testId.name}
            ref={testId === lit ? litRow : undefined}
            className={testId === lit ? 'practice-lit' : undefined}
          >
            <button
              type="button"
              className="practice-test-id"
              onMouseEnter={() => setRested(testId)}
              onMouseLeave={() => setRested(undefined)}
              onFocus={() => setRested(testId)}
              onBlur={() => setRested(undefined)}
              onClick={() => copyLocator(testId)}
            >
              <code>{testId.name}</code>
              <span className="practice-element">{`<${testId.element}>`}</span>
              {last?.copied && copiedFrom === testId && (
                <span className="practice-tick">
                  <Check aria-hidden size={16} />
                  Copied
                </span>
              )}
              <span className="practice-when">
                {testId.when}
                {Object.entries(testId.parameters ?? {}).map(([parameter, values]) => (
                  <span key={parameter}>{`; ${parameter}: ${valuesOf(values)}`}</span>
                ))}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Outlines the test id on the page, and scrolls to it. */
function useRestingOn(testId: TestId | undefined) {
  const show = useEffectEvent((rested: TestId) => {
    const element = foundOf(rested)[0]?.element;
    if (element) reveal(element);
  });
  useEffect(() => {
    if (!testId) return;
    const pattern = patternOf(testId);
    const stop = outlineTestIds((name) => pattern.test(name));
    const timer = setTimeout(() => show(testId), restingTime);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [testId]);
}

function foundOf(testId: TestId) {
  const pattern = patternOf(testId);
  return testIdsOnPage().filter(({ name }) => pattern.test(name));
}
