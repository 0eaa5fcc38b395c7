import { X } from 'lucide-react';
import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { home, nextOf, pages, tracks } from '../catalogue';
import type { Page, Tool } from '../page';
import { copy } from '../shared/copy';
import { readStored, store } from '../shared/stored';
import { isTool, toolNames, tools } from '../shared/tools';
import { GoalTab } from './GoalTab';
import { forgetHunts } from './hunt-progress';
import { inspect } from './inspect';
import { OptionsTab } from './OptionsTab';
import { testId } from './panel-test-id';
import { SolutionTab } from './SolutionTab';
import { TestIdsTab } from './TestIdsTab';
import type { TabProps } from './tab';

export { loadStyles } from './styles';

const tabs = {
  goal: { title: 'Goal', Content: GoalTab },
  'test-ids': { title: 'Test ids', Content: TestIdsTab },
  solution: { title: 'Solution', Content: SolutionTab },
  options: { title: 'Options', Content: OptionsTab },
};
type TabName = keyof typeof tabs;
const tabNames = Object.keys(tabs) as TabName[];

const everyPage: readonly Page[] = [home, ...pages];

type PracticePanelProps = Omit<TabProps, 'page' | 'tool' | 'pointed'> & {
  id: string;
  /** The page's id. */
  page: string;
  /** Whether the visitor has just pressed the button that opens it. */
  pressed: boolean;
  /** The tab that was shown before a reload, if it is one. */
  shownTab: string | null;
  /** A link to another page. */
  PageLink: ComponentType<{ page: Pick<Page, 'id'>; children: ReactNode }>;
  onTab: (tab: string) => void;
  onClose: () => void;
};

/** Whether the page has such a requirement. */
export function hasRequirement(page: string, requirement: string): boolean {
  const found = everyPage.find(({ id }) => id === page);
  return found !== undefined && Object.hasOwn(found.requirements, requirement);
}

export function PracticePanel(props: PracticePanelProps) {
  const { id, page: pageId, pressed, shownTab, marked, PageLink, onTab, onForget, onClose, ...forTabs } = props;
  const page = everyPage.find(({ id }) => id === pageId) ?? home;
  const [tab, setTab] = useState(() => tabNames.find((name) => name === shownTab) ?? 'goal');
  const [tool, setTool, forgetTool] = useTool();
  const [inspecting, setInspecting] = useState(false);
  const [pointed, setPointed] = useState<string>();
  const [copied, setCopied] = useState<string>();
  const tabButtons = useRef<Partial<Record<TabName, HTMLButtonElement | null>>>({});
  const { Content } = tabs[tab];

  // The panel comes after the page in the document, so a visitor with a keyboard would have to walk past the page. A
  // layout effect, because a test may press a key as soon as it finds the panel.
  useLayoutEffect(() => {
    if (pressed) tabButtons.current.goal?.focus({ preventScroll: true });
  }, [pressed]);

  const keepTab = useEffectEvent(onTab);
  // A layout effect, because somebody may reload as soon as the panel is there.
  useLayoutEffect(() => keepTab(tab), [tab]);

  // The requirements are in that tab.
  useEffect(() => {
    if (marked !== undefined) setTab('goal');
  }, [marked]);

  const copyLocator = useEffectEvent(async (name: string) => {
    const locator = tools[tool].locator(name);
    const done = await copy(locator);
    setCopied(`${done ? 'Copied' : 'Not copied'} ${locator}`);
    return done;
  });
  useEffect(() => {
    if (!inspecting) return;
    const stop = inspect({ onRest: setPointed, onClick: (name) => copyLocator(name) });
    return () => {
      stop();
      setPointed(undefined);
    };
  }, [inspecting]);

  function onKeyDown(event: KeyboardEvent) {
    // Stops keys here: pages listen on the window, but a key in the panel is not for them.
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
        <Place page={page} PageLink={PageLink} />
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
        <Content
          {...forTabs}
          page={page}
          tool={tool}
          marked={marked}
          pointed={pointed}
          onForget={() => {
            forgetTool();
            forgetHunts();
            onForget();
          }}
        />
      </div>
      <p className="visually-hidden" role="status">
        {copied}
      </p>
    </aside>
  );
}

/** How hard the page is, where its track has it, and what comes next there. */
function Place({ page: { id, level, track }, PageLink }: { page: Page } & Pick<PracticePanelProps, 'PageLink'>) {
  if (!level || !track) return null;
  const inTrack = tracks[track.name];
  const next = nextOf(id);
  return (
    <p className="practice-place">
      <span>Level {level}</span>
      <span>
        {track.name}, {inTrack.findIndex((page) => page.id === id) + 1} of {inTrack.length}
      </span>
      {next && <PageLink page={next}>Next: {next.title}</PageLink>}
    </p>
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

const toolName = 'practice-tool';

/** The tool that the visitor chose last, in any visit. */
function useTool(): [tool: Tool, choose: (tool: Tool) => void, forget: () => void] {
  const [tool, setTool] = useState<Tool>(() => {
    const stored = readStored('localStorage', toolName);
    return isTool(stored) ? stored : 'playwright';
  });
  return [
    tool,
    (chosen) => {
      store('localStorage', toolName, chosen);
      setTool(chosen);
    },
    () => {
      store('localStorage', toolName, null);
      setTool('playwright');
    },
  ];
}
