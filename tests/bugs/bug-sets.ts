import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { type BugSet, changed, fileOf, isInScript } from '../../build/compile-bugs';
import type { NamedBug } from '../../site/bug';

/** Bugs that a page has at the same time, and requirements that none of them breaks. */
export type Trial = { set: BugSet; requirements: readonly string[] };

/** Of each bug the requirements that it has not met yet. */
type Untried = ReadonlyMap<NamedBug, ReadonlySet<string>>;

/** Trials in which each bug of a page meets each requirement but its own. */
export function trialsOf(requirements: readonly string[], bugs: readonly NamedBug[]): Trial[] {
  const untried = new Map(bugs.map((bug) => [bug, new Set(requirements.filter((name) => name !== bug.requirement))]));
  const trials: Trial[] = [];
  for (;;) {
    const together = nextOf(untried, requirements.length / 3);
    const [first] = together;
    if (!first) return trials;
    const { page, folder } = first;
    const broken = together.map(({ requirement }) => requirement);
    const tried = requirements.filter(
      (name) => !broken.includes(name) && together.some((bug) => untried.get(bug)?.has(name)),
    );
    trials.push({
      set: { id: `${page}/together-${trials.length}`, page, folder, bugs: together },
      requirements: tried,
    });
    for (const bug of together) for (const name of tried) untried.get(bug)?.delete(name);
  }
}

/**
 * The bugs of the next trial, which break a third of the requirements at most: with more of them there are hardly fewer
 * trials, and one bug more often hides what another does.
 */
function nextOf(untried: Untried, most: number): NamedBug[] {
  const chosen: NamedBug[] = [];
  const broken = new Set<string>();
  /** How many more pairs of a bug and a requirement this bug brings: those of the others with its own it takes. */
  const gainOf = ({ requirement }: NamedBug, names: ReadonlySet<string>) => {
    const brought = [...names].filter((name) => !broken.has(name)).length;
    return broken.has(requirement)
      ? brought
      : brought - chosen.filter((bug) => untried.get(bug)?.has(requirement)).length;
  };
  for (;;) {
    const best = [...untried]
      .filter(([bug]) => !chosen.includes(bug) && (broken.has(bug.requirement) || broken.size < most))
      .map(([bug, names]) => ({ bug, gain: gainOf(bug, names) }))
      .filter(({ gain }) => gain > 0)
      .sort((one, other) => other.gain - one.gain)
      .find(({ bug }) => canBeTogether([...chosen, bug]));
    if (!best) return chosen;
    chosen.push(best.bug);
    broken.add(best.bug.requirement);
  }
}

/**
 * Whether the changes of these bugs leave each other's texts to find, and scripts that can be parsed: two of them may
 * remove both branches of an `if`. One of them at most is of a served file.
 */
function canBeTogether(bugs: readonly NamedBug[]): boolean {
  if (bugs.filter((bug) => !isInScript(bug)).length > 1) return false;
  const texts = new Map<string, string>();
  try {
    for (const bug of bugs) {
      const file = fileOf(bug);
      texts.set(file, changed(bug, texts.get(file) ?? readFileSync(file, 'utf8')));
    }
    const scripts = new Set(bugs.filter(isInScript).map(fileOf));
    return [...scripts].every((file) => parseSync(file, texts.get(file) ?? '').errors.length === 0);
  } catch {
    return false;
  }
}
