import { ListChecks } from 'lucide-react';
import { type ComponentProps, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { PracticePanel } from '../../practice/PracticePanel';
import { requirementIn } from '../../run/address';
import { hunt } from '../../run/page-options';
import { keepProgress, useProgress } from '../../shared/kept-progress';
import { readStored, store } from '../../shared/stored';
import { Link } from '../Link';
import { linkTo } from '../link-to';
import { fetchPanel } from './fetch-panel';
import { testId } from './test-id';

/** A requirement of a page. */
type Named = { page: string; requirement: string };

type Practice = {
  page: string;
  /** Undefined while the panel is closed. */
  Panel: typeof PracticePanel | undefined;
  /** Whether the visitor has opened it here, and not an address or a reload. */
  pressed: boolean;
  /** Whether the panel could not be opened the last time. */
  failed: boolean;
  /** The requirement whose hint is open, and the one that the address names. */
  opened: string | undefined;
  marked: string | undefined;
  button: RefObject<HTMLButtonElement | null>;
  toggle: () => void;
  close: () => void;
  toggleHint: (requirement: string) => void;
};

/** Set in the tab of the browser while the panel is open, to the panel's own tab that is shown. */
const openName = 'practice-open';

/** A window that a page has opened has a copy of what its opener stored, and is not the tab that had the panel open. */
const isOwnTab = window.self === window.top && window.opener === null;

/** The practice panel, whose script is fetched when it is first opened. */
export function usePractice(page: string): Practice {
  const [Panel, setPanel] = useState<typeof PracticePanel>();
  const [pressed, setPressed] = useState(false);
  const [failed, setFailed] = useState(false);
  const [opened, setOpened] = useState<Named>();
  const [marked, setMarked] = useState<Named>();
  const button = useRef<HTMLButtonElement>(null);
  // The address changes with the router's location.
  useLocation();
  const named = requirementIn(new URL(location.href));

  async function open(byPress: boolean) {
    setFailed(false);
    try {
      const { PracticePanel } = await fetchPanel();
      setPressed(byPress);
      show(PracticePanel);
    } catch {
      setFailed(true);
    }
  }

  /** A fragment may name anything. The panel knows which requirements there are. */
  async function openAt(requirement: string) {
    const { PracticePanel, hasRequirement } = await fetchPanel();
    if (!hasRequirement(page, requirement) || requirementIn(new URL(location.href)) !== requirement) return;
    setOpened({ page, requirement });
    setMarked({ page, requirement });
    show(PracticePanel);
  }

  function show(panel: typeof PracticePanel) {
    // A function, because React calls a function that it gets to find the next state.
    setPanel(() => panel);
  }

  function close() {
    store('sessionStorage', openName, null);
    setPanel(undefined);
    button.current?.focus({ preventScroll: true });
  }

  const reopen = useEffectEvent(() => {
    // A hunt begins with its question, which has the same place.
    if (isOwnTab && !hunt && readStored('sessionStorage', openName) !== null) open(false);
  });
  useEffect(() => reopen(), []);

  const goTo = useEffectEvent((requirement: string) => {
    // Where it cannot be loaded, nobody knows whether the fragment names a requirement.
    openAt(requirement).catch(() => {});
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same fragment on another page is another requirement
  useEffect(() => {
    if (named && window.self === window.top) goTo(named);
  }, [page, named]);

  return {
    page,
    Panel,
    pressed,
    failed,
    opened: opened?.page === page ? opened.requirement : undefined,
    marked: marked?.page === page && marked.requirement === named ? marked.requirement : undefined,
    button,
    close,
    toggle: () => (Panel ? close() : open(true)),
    toggleHint: (requirement) => {
      const isOpen = opened?.page === page && opened.requirement === requirement;
      setOpened(isOpen ? undefined : { page, requirement });
    },
  };
}

export function PracticeToggle({ practice: { Panel, button, toggle, close } }: { practice: Practice }) {
  return (
    <button
      type="button"
      ref={button}
      className="button button-secondary practice-toggle"
      aria-expanded={Panel !== undefined}
      aria-controls="practice"
      onClick={toggle}
      onKeyDown={({ key }) => key === 'Escape' && Panel && close()}
      {...testId('practice-toggle')}
    >
      <ListChecks aria-hidden size={18} />
      Practice
    </button>
  );
}

/** The panel, or what is shown in its place if it could not be loaded. */
export function Practising({ practice }: { practice: Practice }) {
  const { page, Panel, pressed, failed, opened, marked, close, toggleHint } = practice;
  const progress = useProgress();

  function toggleTick(requirement: string) {
    const before = progress.ticked[page] ?? [];
    const isTicked = before.includes(requirement);
    const ticked = isTicked ? before.filter((other) => other !== requirement) : [...before, requirement];
    keepProgress({ ...progress, ticked: { ...progress.ticked, [page]: ticked } });
  }

  function forget() {
    store('sessionStorage', openName, null);
    keepProgress({ ticked: {}, graded: {} });
  }

  return (
    <>
      {failed && (
        <p className="panel practice-failure" role="alert" {...testId('practice-failure')}>
          The practice panel could not be loaded. Is the server running? Press Practice to try again.
        </p>
      )}
      {Panel && (
        <Panel
          id="practice"
          page={page}
          pressed={pressed}
          opened={opened}
          marked={marked}
          progress={progress}
          shownTab={readStored('sessionStorage', openName)}
          PageLink={PageLink}
          onTab={(tab) => store('sessionStorage', openName, tab)}
          onHint={toggleHint}
          onTick={toggleTick}
          onGraded={(graded) => keepProgress({ ...progress, graded: { ...progress.graded, ...graded } })}
          onForget={forget}
          onClose={close}
        />
      )}
    </>
  );
}

function PageLink({ page, ...link }: Omit<ComponentProps<typeof Link>, 'to'> & { page: Parameters<typeof linkTo>[0] }) {
  return <Link {...link} {...linkTo(page)} />;
}
