import { type PageProgress, triesOf, triesText, useProgress } from '../../practice/hunt-progress';
import { addressInHunt } from '../../practice/hunt-server';
import { choiceOf } from '../../run/hunt-token';
import { CopyButton } from '../../shared/CopyButton';
import { pages as everyPage } from '../menu';
import { testId } from '../shell/test-id';

/** The pages of a hunt, and its score once each of them is done. */
export function HuntScore({ token, pages }: { token: string; pages: readonly string[] }) {
  const progress = useProgress(token);
  const all = pages.map(progress.of);
  const isOver = all.every(({ answer }) => answer !== undefined);
  const score = scoreOf(token, all);
  return (
    <section className="card hunt-pages">
      <h2>{isOver ? 'The hunt is over' : 'Pages of this hunt'}</h2>
      <ol {...testId('hunt-pages')}>
        {pages.map((id) => (
          <li key={id}>
            <a href={addressInHunt(id, token)}>{everyPage.find((page) => page.id === id)?.title}</a>{' '}
            <span className={progress.of(id).answer && !progress.of(id).gaveUp ? 'hunt-done' : 'muted'}>
              {stateOf(progress.of(id))}
            </span>
          </li>
        ))}
      </ol>
      {isOver && (
        <>
          <h3>Score</h3>
          <pre className="panel" {...testId('hunt-score')}>
            {score}
          </pre>
          <CopyButton text={score} label="the score" />
        </>
      )}
    </section>
  );
}

function stateOf(known: PageProgress): string {
  const { wrong, answer, gaveUp } = known;
  if (answer) return `${gaveUp ? 'given up' : `found in ${triesText(triesOf(known))}`}: ${answer.title}`;
  return wrong.length > 0 ? `open, ${triesText(wrong.length)} so far` : 'open';
}

function scoreOf(token: string, all: readonly PageProgress[]): string {
  const found = all.filter(({ answer, gaveUp }) => answer && !gaveUp).length;
  const givenUp = all.filter(({ gaveUp }) => gaveUp).length;
  const tries = all.reduce((sum, known) => sum + triesOf(known), 0);
  const { levels = [], tracks = [], seed = '' } = choiceOf(token) ?? {};
  return [
    `Bug hunt: found ${found} of ${all.length}, gave up ${givenUp}, ${triesText(tries)}`,
    `Levels ${levels.join(', ')}; ${tracks.join(', ')}; seed ${seed}`,
    `The same hunt: ${new URL(addressInHunt('hunt', token), location.origin)}`,
  ].join('\n');
}
