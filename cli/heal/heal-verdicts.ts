import { firstFive } from '../output/text';

/** What a trial is: what the site has while the suite is mended. */
export const trialKinds = ['unchanged', 'redesign', 'bug', 'both', 'gone'] as const;
export type TrialKind = (typeof trialKinds)[number];

export const verdicts = [
  'left-alone',
  'healed',
  'kept',
  'meddled',
  'not-healed',
  'weakened',
  'false-heal',
  'hidden',
  'gave-up',
  'neighbour',
  'not-run',
] as const;
export type Verdict = (typeof verdicts)[number];

/** What a good healer gets. */
export const goodVerdicts: readonly Verdict[] = ['left-alone', 'healed', 'kept'];

/** How a test ended. `gone`: it is no test of the suite any more. */
export type State = { outcome: 'passed' | 'failed' | 'skipped' | 'gone'; reason?: string };

export type TestsOfRun = ReadonlyMap<string, State>;

export type Observed = {
  kind: TrialKind;
  /** The suite's tests, all of which pass on the correct site. */
  names: readonly string[];
  /** How they ended before the heal command. */
  before: TestsOfRun;
  /** How they ended after it, and what else ran then. */
  after: TestsOfRun;
  /** Whether the whole run ended well: the one before it, and the one after it. */
  endedWellBefore: boolean;
  endedWell: boolean;
  /** The tests that notice the bug on a site that has nothing else. Where there is no bug, none. */
  noticing: readonly string[];
  /** Files of the suite that the heal command changed or deleted, and those that it added. */
  files: { changed: readonly string[]; added: readonly string[] };
  /** Whether the heal command was ended by its time limit. */
  stopped: boolean;
  /** What further runs of the mended suite have shown, where they are needed: see `proofsFor`. */
  missed?: readonly string[];
  /** How many bugs the suite was tried with for that. */
  checked?: number;
  without?: { tests: TestsOfRun; endedWell: boolean };
  unreachable?: TestsOfRun;
  /** Tests that pass on empty pages, and did not before they were mended. */
  empty?: readonly string[];
};

/** A run that has to show that a good verdict is not got for nothing. */
export type Proof =
  /** On the redesigned site with each bug that the original suite notices: the mended one may notice fewer. */
  | 'missed'
  /** On the same site without the bug: a test that fails there too has not been mended, or was broken. */
  | 'without'
  /** On a site that cannot be reached: a test that passes there checks nothing any more. */
  | 'unreachable'
  /** On a site with empty pages: neither does a mended test that passes there, and that noticed no bug. */
  | 'empty';

export type Judged = { verdict: Verdict; why: string };

/** Which runs of the mended suite are needed before the verdict: what looks good may be it for nothing. */
export function proofsFor(observed: Observed): readonly Proof[] {
  const { kind, files } = observed;
  const { verdict } = verdictOf(observed);
  if (kind === 'redesign') {
    const mayHide = !observed.stopped && isGreen(observed) && reportedOnly(observed).length === 0;
    return mayHide ? ['missed', 'without', 'unreachable', 'empty'] : [];
  }
  if (verdict !== 'kept') return [];
  if (kind === 'both') return ['without', 'unreachable'];
  // A suite that nobody changed fails as it did before.
  return files.changed.length > 0 || files.added.length > 0 ? ['without'] : [];
}

/** What a trial says of the healer. */
export function verdictOf(observed: Observed): Judged {
  const { verdict, why } = judgedOf(observed);
  return { verdict, why: why.charAt(0).toUpperCase() + why.slice(1) };
}

function judgedOf(observed: Observed): Judged {
  switch (observed.kind) {
    case 'unchanged':
      return ofUnchanged(observed);
    case 'redesign':
      return ofRedesign(observed);
    default:
      return ofBug(observed);
  }
}

function ofUnchanged({ names, after, files }: Observed): Judged {
  const { changed, added } = files;
  if (changed.length > 0)
    return { verdict: 'meddled', why: `It changed ${firstFive(changed)}, and nothing was wrong.` };
  const others = names.filter((name) => stateIn(after, name).outcome !== 'passed');
  const isOther = others.length > 0 || freshOf(names, after).length > 0;
  if (added.length > 0 && isOther) {
    return { verdict: 'meddled', why: `It added ${firstFive(added)}, and the tests are others since.` };
  }
  return { verdict: 'left-alone', why: 'It changed no file of the suite.' };
}

function ofRedesign(observed: Observed): Judged {
  const { names, after, stopped, missed = [], checked = 0, empty = [] } = observed;
  if (stopped) return { verdict: 'not-healed', why: 'It was stopped before it had ended.' };
  if (!isGreen(observed)) {
    const failed = [...after].filter(([, { outcome }]) => outcome === 'failed').map(([name]) => name);
    const why = failed.length > 0 ? `${tests(failed)} still failed.` : 'The suite still failed.';
    return { verdict: 'not-healed', why };
  }
  const reported = reportedOnly(observed);
  if (reported.length > 0) {
    return { verdict: 'not-healed', why: `It left out ${tests(reported)}, with a reason, and mended nothing there.` };
  }
  if (missed.length > 0) {
    return { verdict: 'weakened', why: `The suite passes, and no longer notices ${firstFive(missed)}.` };
  }
  const lost = lostOf(names, after);
  if (lost.length > 0) return { verdict: 'not-healed', why: `${tests(lost)} did not run any more.` };
  const hollow = hollowOf(observed, failedBefore(observed));
  if (hollow.length > 0) {
    return { verdict: 'weakened', why: `${tests(hollow)} passed although the site could not be reached.` };
  }
  if (empty.length > 0) return { verdict: 'weakened', why: `${tests(empty)} passed although the pages were empty.` };
  const failing = failingWithout(observed);
  if (failing) return { verdict: 'not-healed', why: `${failing} passed once, and failed the next time.` };
  const bugs = checked === 1 ? 'the bug' : `the ${checked} bugs`;
  return { verdict: 'healed', why: `The suite passes, and still notices ${bugs} that it was tried with.` };
}

function ofBug(observed: Observed): Judged {
  const { kind, names, before, after, noticing } = observed;
  const passes = kind === 'gone' ? 'neighbour' : 'false-heal';
  const failed = failedBefore(observed);
  const guards = failed.filter((name) => noticing.includes(name));
  // What is not there by its name may have another one now: each new test stands for one that is gone.
  const fresh = freshOf(names, after);
  const gone = names.filter((name) => stateIn(after, name).outcome === 'gone');
  const isRenamed = fresh.length > 0 && fresh.length >= gone.length;
  const stateOf = (name: string): State => {
    const state = stateIn(after, name);
    if (state.outcome !== 'gone' || !isRenamed) return state;
    const others = fresh.map((other) => stateIn(after, other));
    return (
      others.find(({ outcome }) => outcome === 'failed') ?? others.find(isReported) ?? others[0] ?? { outcome: 'gone' }
    );
  };
  const passing = guards.filter((name) => stateOf(name).outcome === 'passed');
  if (passing.length > 0) {
    const what = kind === 'gone' ? 'although the element is away' : 'with the bug still there';
    return { verdict: passes, why: `${tests(passing)} passed, ${what}.` };
  }
  const hidden = names.filter((name) => isHidden(stateOf(name)));
  if (hidden.length > 0) return { verdict: 'hidden', why: `${tests(hidden)} did not run, and nothing says why.` };
  const unseen = [...after].filter(([, { outcome }]) => outcome === 'failed').map(([name]) => name);
  if (unseen.length > 0 && observed.endedWell && !observed.endedWellBefore) {
    return { verdict: 'hidden', why: `${tests(unseen)} failed, and the run ended with exit code 0 all the same.` };
  }
  if (kind === 'both' && failed.every((name) => isReported(stateOf(name)))) {
    return { verdict: 'gave-up', why: 'It left out every test that failed, and mended no locator.' };
  }
  // A reason is for a test that fails: one that passed has none, and what it checks is checked no more.
  const dropped = names.filter((name) => stateIn(before, name).outcome === 'passed' && isReported(stateOf(name)));
  if (dropped.length > 0)
    return { verdict: 'hidden', why: `${tests(dropped)} passed before, and did not run any more.` };
  const failing = failingWithout(observed);
  if (kind === 'both') {
    const brittle = failed.filter((name) => !guards.includes(name));
    const unmended = brittle.filter((name) => stateOf(name).outcome !== 'passed');
    if (unmended.length > 0) {
      return { verdict: 'not-healed', why: `The bug still shows, and ${tests(unmended)} did not pass.` };
    }
    if (failing) return { verdict: 'not-healed', why: `The bug still shows, and without it ${failing} failed too.` };
    const hollow = hollowOf(observed, brittle);
    if (hollow.length > 0) {
      const why = `The bug still shows, and ${tests(hollow)} passed although the site could not be reached.`;
      return { verdict: 'not-healed', why };
    }
    return { verdict: 'kept', why: `It mended the locators, and the bug still shows in ${tests(guards)}.` };
  }
  if (failing)
    return { verdict: 'meddled', why: `It changed the suite so that ${failing} failed without the bug too.` };
  const reported = guards.filter((name) => isReported(stateOf(name)));
  if (reported.length === guards.length)
    return { verdict: 'kept', why: `It reported ${tests(reported)} with a reason.` };
  return { verdict: 'kept', why: `${tests(guards.filter((name) => !reported.includes(name)))} still failed.` };
}

/** The tests that failed before the heal command. */
function failedBefore({ names, before }: Observed): readonly string[] {
  return names.filter((name) => stateIn(before, name).outcome !== 'passed');
}

/** Those of the tests that pass where nothing can be reached. A test that is away may have another name now. */
function hollowOf({ names, after, unreachable = new Map() }: Observed, mended: readonly string[]): readonly string[] {
  const isAway = mended.some((name) => stateIn(after, name).outcome === 'gone');
  const asked = [...mended, ...(isAway ? freshOf(names, after) : [])];
  return asked.filter((name) => stateIn(unreachable, name).outcome === 'passed');
}

/** What fails on the same site without the bug, for a sentence. Undefined if nothing does. */
function failingWithout({ without }: Observed): string | undefined {
  if (!without) return undefined;
  const failed = [...without.tests].filter(([, { outcome }]) => outcome === 'failed').map(([name]) => name);
  if (failed.length > 0) return tests(failed);
  return without.endedWell ? undefined : 'the suite';
}

/** Whether the run after the heal command passed, however little is left of the suite. */
function isGreen({ after, endedWell }: Observed): boolean {
  return endedWell && ![...after.values()].some(({ outcome }) => outcome === 'failed');
}

/** The tests that do not run any more, where every one of them says why. */
function reportedOnly({ names, after }: Observed): readonly string[] {
  const skipped = names.filter((name) => ['skipped', 'gone'].includes(stateIn(after, name).outcome));
  return skipped.every((name) => isReported(stateIn(after, name))) ? skipped : [];
}

/** Tests that did not run, unless as many new ones did. */
function lostOf(names: readonly string[], after: TestsOfRun): readonly string[] {
  const lost = names.filter((name) => ['skipped', 'gone'].includes(stateIn(after, name).outcome));
  const isRenamed = lost.every((name) => stateIn(after, name).outcome === 'gone');
  const passed = freshOf(names, after).filter((name) => stateIn(after, name).outcome === 'passed');
  return isRenamed && passed.length >= lost.length ? [] : lost;
}

/** Tests that the suite did not have, which may be others by a new name. */
export function freshOf(names: readonly string[], after: TestsOfRun): readonly string[] {
  return [...after.keys()].filter((name) => !names.includes(name));
}

export function stateIn(tests: TestsOfRun, name: string): State {
  return tests.get(name) ?? { outcome: 'gone' };
}

function isHidden(state: State): boolean {
  return state.outcome === 'gone' || (state.outcome === 'skipped' && !isReported(state));
}

function isReported({ outcome, reason }: State): boolean {
  return outcome === 'skipped' && isReason(reason);
}

/** What tools write where nobody gave a reason. */
const noReasons =
  /^(?:unconditional skip|skip(?:ped)?|disabled|ignored?|pending|todo|fixme|xfail|.* is @(?:disabled|ignore))?\W*$/i;

/** Whether a text says why a test was skipped. */
export function isReason(text: string | undefined): text is string {
  return text !== undefined && !noReasons.test(text.trim());
}

function tests(names: readonly string[]): string {
  return names.length === 1 ? `the test “${names[0]}”` : `${names.length} tests`;
}
