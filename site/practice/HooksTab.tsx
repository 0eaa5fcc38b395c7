import { Check } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Hook, Page, Tool } from '../page';
import { tools } from '../shared/tools';
import { useCopied } from '../shared/useCopied';
import { exampleOf, patternOf, valuesOf } from '../test-ids';
import { hooksOnPage, outlineHooks } from './outlines';
import { reveal } from './reveal';

/** Moving the mouse over the list must not scroll the page at each line. */
const restingTime = 120;

export function HooksTab({ page, tool }: { page: Page; tool: Tool }) {
  const [rested, setRested] = useState<Hook>();
  const { last, copyText } = useCopied();
  const [copiedFrom, setCopiedFrom] = useState<Hook>();

  useRestingOn(rested);

  function copyLocator(hook: Hook) {
    setCopiedFrom(hook);
    const name = foundOf(hook)[0]?.name ?? exampleOf(hook);
    copyText(tools[tool].locator(name));
  }

  return (
    <>
      <p>
        Rest on one to see it on the page, press it to copy a locator for {tools[tool].title}. Each name is the
        element’s <code>data-test</code> and <code>data-testid</code>.
      </p>
      <p className="practice-copied" role="status">
        {last && (
          <>
            {last.copied ? 'Copied' : 'Not copied'} <code>{last.text}</code>
          </>
        )}
      </p>
      {page.hooks.length === 0 && <p>This page has no hooks of its own.</p>}
      <ul className="practice-list">
        {page.hooks.map((hook) => (
          <li key={hook.name}>
            <button
              type="button"
              className="practice-hook"
              onMouseEnter={() => setRested(hook)}
              onMouseLeave={() => setRested(undefined)}
              onFocus={() => setRested(hook)}
              onBlur={() => setRested(undefined)}
              onClick={() => copyLocator(hook)}
            >
              <code>{hook.name}</code>
              <span className="practice-element">{`<${hook.element}>`}</span>
              {last?.copied && copiedFrom === hook && (
                <span className="practice-tick">
                  <Check aria-hidden size={16} />
                  Copied
                </span>
              )}
              <span className="practice-when">
                {hook.when}
                {Object.entries(hook.parameters ?? {}).map(([parameter, values]) => (
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

/** Outlines the hook on the page, and scrolls to it. */
function useRestingOn(hook: Hook | undefined) {
  const show = useEffectEvent((rested: Hook) => {
    const element = foundOf(rested)[0]?.element;
    if (element) reveal(element);
  });
  useEffect(() => {
    if (!hook) return;
    const pattern = patternOf(hook);
    const stop = outlineHooks((name) => pattern.test(name), { strong: true });
    const timer = setTimeout(() => show(hook), restingTime);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [hook]);
}

function foundOf(hook: Hook) {
  const pattern = patternOf(hook);
  return hooksOnPage().filter(({ name }) => pattern.test(name));
}
