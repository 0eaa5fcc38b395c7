import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { home, pages } from '../catalogue';
import type { Page, Tool } from '../page';
import { typedTestId } from '../shared/test-id';
import { isTool, toolNames, tools } from '../shared/tools';
import type { shell } from '../shell';
import { GoalTab } from './GoalTab';
import { OptionsTab } from './OptionsTab';
import { outlineTestIds } from './outlines';
import { SolutionTab } from './SolutionTab';
import { readStored, store } from './stored';
import { TestIdsTab } from './TestIdsTab';

export { loadStyles } from './styles';

const testId = typedTestId<typeof shell>();

const tabs = {
  goal: { title: 'Goal', Content: GoalTab },
  // Its name is in the tab's own test id, which suites go by.
  hooks: { title: 'Test ids', Content: TestIdsTab },
  solution: { title: 'Solution', Content: SolutionTab },
  options: { title: 'Options', Content: OptionsTab },
};
type TabName = keyof typeof tabs;
const tabNames = Object.keys(tabs) as TabName[];

const everyPage: readonly Page[] = [home, ...pages];

export function PracticePanel({ id, page: pageId, onClose }: { id: string; page: string; onClose: () => void }) {
  const page = everyPage.find(({ id }) => id === pageId) ?? home;
  const [tab, setTab] = useState<TabName>('goal');
  const [tool, setTool] = useTool();
  const [inspecting, setInspecting] = useState(false);
  const tabButtons = useRef<Partial<Record<TabName, HTMLButtonElement | null>>>({});
  const { Content } = tabs[tab];

  // The panel comes after the page in the document, so a visitor with a keyboard would have to walk past the page. A
  // layout effect, because a test may press a key as soon as it finds the panel.
  useLayoutEffect(() => tabButtons.current.goal?.focus({ preventScroll: true }), []);
  useEffect(() => (inspecting ? outlineTestIds(() => true) : undefined), [inspecting]);

  function onKeyDown(event: KeyboardEvent) {
    // Pages listen on the window, and what is pressed in the panel is not meant for them.
    event.stopPropagation();
    if (event.key === 'Escape') onClose();
  }

  function onTabKey(event: KeyboardEvent) {
    const next = neighbourOf(tab, event.key);
    if (!next) return;
    event.preventDefault();
    setTab(next);
    tabButtons.current[next]?.focus();
  }

  return (
    <aside
      id={id}
      className="practice"
      aria-label="Practice"
      tabIndex={-1}
      onKeyDown={onKeyDown}
      {...testId('practice-panel')}
    >
      <div className="practice-head">
        <div className="practice-title">
          <h2>{page.id === 'home' ? 'Home' : page.title}</h2>
          <button
            type="button"
            className="button button-quiet button-icon"
            aria-label="Close the practice panel"
            onClick={onClose}
            {...testId('practice-close')}
          >
            <X aria-hidden />
          </button>
        </div>
        <div className="practice-bar">
          <label className="practice-tool">
            <span>Tool</span>
            <select
              className="input"
              value={tool}
              onChange={({ target }) => isTool(target.value) && setTool(target.value)}
              {...testId('practice-tool')}
            >
              {toolNames.map((name) => (
                <option key={name} value={name}>
                  {tools[name].title}
                </option>
              ))}
            </select>
          </label>
          <label className="practice-switch">
            <input
              type="checkbox"
              role="switch"
              checked={inspecting}
              aria-checked={inspecting}
              onChange={() => setInspecting(!inspecting)}
              {...testId('practice-inspector')}
            />
            Inspector
          </label>
        </div>
        <div role="tablist" aria-label="About this page" className="practice-tabs" onKeyDown={onTabKey}>
          {tabNames.map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`practice-tab-${name}`}
              className="practice-tab"
              aria-selected={name === tab}
              aria-controls="practice-content"
              tabIndex={name === tab ? 0 : -1}
              ref={(button) => {
                tabButtons.current[name] = button;
              }}
              onClick={() => setTab(name)}
              {...testId(`practice-tab-${name}`)}
            >
              {tabs[name].title}
            </button>
          ))}
        </div>
      </div>
      <div
        key={`${page.id} ${tab}`}
        role="tabpanel"
        id="practice-content"
        className="practice-content"
        aria-labelledby={`practice-tab-${tab}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a tab panel is scrolled by keyboard too
        tabIndex={0}
      >
        <Content page={page} tool={tool} />
      </div>
    </aside>
  );
}

/** The tab that a key leads to, by the tabs pattern of WAI-ARIA. */
function neighbourOf(tab: TabName, key: string): TabName | undefined {
  const index = tabNames.indexOf(tab);
  switch (key) {
    case 'ArrowRight':
      return tabNames[(index + 1) % tabNames.length];
    case 'ArrowLeft':
      return tabNames.at(index - 1);
    case 'Home':
      return tabNames[0];
    case 'End':
      return tabNames.at(-1);
  }
}

/** The tool that the visitor chose last, in any visit. */
function useTool(): [Tool, (tool: Tool) => void] {
  const [tool, setTool] = useState<Tool>(() => {
    const stored = readStored('localStorage', 'practice-tool');
    return isTool(stored) ? stored : 'playwright';
  });
  return [
    tool,
    (chosen) => {
      store('localStorage', 'practice-tool', chosen);
      setTool(chosen);
    },
  ];
}
