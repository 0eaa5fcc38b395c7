import { readFileSync } from 'node:fs';
import { type BugSet, changed, fileOf, isInScript } from '../../build/compile-bugs';
import type { NamedBug } from '../../site/bug';

/** Bugs that a page has at the same time, and requirements that none of them breaks. */
export type Trial = { set: BugSet; requirements: readonly string[] };

/**
 * Trials in which each bug of a page meets each requirement but its own. A set has bugs of a third of the requirements:
 * with more of them there are fewer trials, and one bug more often hides what another does.
 */
export function trialsOf(requirements: readonly string[], bugs: readonly NamedBug[]): Trial[] {
  const untried = new Map(bugs.map((bug) => [bug, new Set(requirements.filter((name) => name !== bug.requirement))]));
  const isUntried = (bug: NamedBug, name: string) => untried.get(bug)?.has(name) ?? false;
  const trials: Trial[] = [];
  for (;;) {
    const chosen: NamedBug[] = [];
    const broken = new Set<string>();
    /** How many more pairs of a bug and a requirement this bug brings: those of the others with its own it takes. */
    const gainOf = (bug: NamedBug) => {
      const brought = requirements.filter((name) => !broken.has(name) && isUntried(bug, name)).length;
      if (broken.has(bug.requirement)) return brought;
      return brought - chosen.filter((other) => isUntried(other, bug.requirement)).length;
    };
    for (;;) {
      const isFull = broken.size >= requirements.length / 3;
      const best = bugs
        .filter((bug) => !chosen.includes(bug) && (broken.has(bug.requirement) || !isFull))
        .map((bug) => ({ bug, gain: gainOf(bug) }))
        .filter(({ gain }) => gain > 0)
        .sort((one, other) => other.gain - one.gain)
        .find(({ bug }) => canBeTogether([...chosen, bug]));
      if (!best) break;
      chosen.push(best.bug);
      broken.add(best.bug.requirement);
    }
    const [first] = chosen;
    if (!first) return trials;
    const { page, folder } = first;
    const set = { id: `${page}/together-${trials.length + 1}`, page, folder, bugs: chosen };
    trials.push({ set, requirements: requirements.filter((name) => chosen.some((bug) => isUntried(bug, name)) && !broken.has(name)) });
    for (const bug of chosen) for (const name of requirements) if (!broken.has(name)) untried.get(bug)?.delete(name);
  }
}

/** Whether the changes of these bugs leave each other's texts to find. One of them at most is of a served file. */
function canBeTogether(bugs: readonly NamedBug[]): boolean {
  if (bugs.filter((bug) => !isInScript(bug)).length > 1) return false;
  const texts = new Map<string, string>();
  try {
    for (const bug of bugs) {
      const file = fileOf(bug);
      texts.set(file, changed(bug, texts.get(file) ?? readFileSync(file, 'utf8')));
    }
    return true;
  } catch {
    return false;
  }
}
