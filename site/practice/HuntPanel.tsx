import './hunt.css';
import { Bug, ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { pages as everyPage } from '../catalogue';
import { huntPage, type Page } from '../page';
import type { HuntAnswer, HuntVerdict } from '../run/hunt-token';
import { hunt } from '../run/page-options';
import { type PageProgress, triesOf, triesText, useProgress } from './hunt-progress';
import { addressInHunt, postToHunt } from './hunt-server';
import { testId } from './panel-test-id';
import { Sentence } from './Sentence';
import { loadStyles } from './styles';

/** The question about a page of the hunt, instead of the practice panel. */
export function HuntPanel({ page: id }: { page: string }) {
  // On a phone the page comes first.
  const [isOpen, setOpen] = useState(() => matchMedia('(width >= 48rem)').matches);
  const [isStyled, setStyled] = useState(false);
  // Also without the style sheet, which brings only looks.
  useEffect(() => void loadStyles().finally(() => setStyled(true)), []);
  // The page of the hunt says by itself what is wrong with an address.
  if (!isStyled || !hunt || 'problem' in hunt || id === huntPage.id) return null;
  return (
    <aside
      className={isOpen ? 'practice hunt' : 'hunt hunt-closed'}
      aria-label="Bug hunt"
      // Pages listen on the window, and what is pressed here is not meant for them.
      onKeyDown={(event) => event.stopPropagation()}
      {...testId('hunt-panel')}
    >
      <button
        type="button"
        className="hunt-toggle"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        {...testId('hunt-toggle')}
      >
        <Bug aria-hidden size={18} />
        Bug hunt
        {isOpen ? <ChevronDown aria-hidden size={18} /> : <ChevronUp aria-hidden size={18} />}
      </button>
      {isOpen && <Question key={id} id={id} token={hunt.token} pages={hunt.pages} />}
    </aside>
  );
}

function Question({ id, token, pages }: { id: string; token: string; pages: readonly string[] }) {
  const progress = useProgress(token);
  const [isWaiting, setWaiting] = useState(false);
  const [failure, setFailure] = useState('');
  const page: Page | undefined = everyPage.find((other) => other.id === id);
  const known = progress.of(id);
  const left = pages.filter((other) => !progress.of(other).answer);
  const next = left.find((other) => pages.indexOf(other) > pages.indexOf(id)) ?? left.find((other) => other !== id);
  const isHunted = page !== undefined && pages.includes(id);
  const onward = useRef<HTMLAnchorElement>(null);
  const isAnswered = known.answer !== undefined;
  const wasAnswered = useRef(isAnswered);
  // The button that was pressed is gone, and the focus would be nowhere.
  useEffect(() => {
    if (isAnswered && !wasAnswered.current) onward.current?.focus();
    wasAnswered.current = isAnswered;
  }, [isAnswered]);

  async function ask(take: () => Promise<void>) {
    if (isWaiting || known.answer) return;
    setWaiting(true);
    try {
      await take();
      setFailure('');
    } catch (error) {
      setFailure((error as Error).message);
    }
    setWaiting(false);
  }

  const guess = (requirement: string) =>
    ask(async () => {
      const verdict = await postToHunt<HuntVerdict>({ token, page: id, requirement });
      progress.note(id, (before) => {
        if (verdict.right) return { ...before, answer: { requirement: verdict.requirement, title: verdict.title } };
        return { ...before, wrong: [...new Set([...before.wrong, requirement])] };
      });
    });

  const giveUp = () =>
    ask(async () => {
      const answer = await postToHunt<HuntAnswer>({ token, page: id, giveUp: true });
      progress.note(id, (before) => ({ ...before, answer, gaveUp: true }));
    });

  return (
    <div className="practice-content">
      <p className="muted">
        {pages.length - left.length} of {pages.length} bugs are found or given up.{' '}
        <a href={addressInHunt(huntPage.id, token)}>All pages of this hunt</a>
      </p>
      {isHunted ? (
        <>
          <h2>{known.answer ? 'The broken requirement' : 'Which requirement is broken?'}</h2>
          {known.answer && (
            <p>
              <Sentence text={page.requirements[known.answer.requirement] ?? ''} />
            </p>
          )}
          {/* Not role=status, which is that of the line in which many a page says what happened. */}
          <p className={`hunt-result ${stateOf(known)}`} aria-live="polite" {...testId('hunt-result')}>
            {resultOf(known)}
          </p>
        </>
      ) : (
        <p>No bug of this hunt is on this page.</p>
      )}
      {failure && (
        <p className="field-error" role="alert">
          {failure}
        </p>
      )}
      {next && (known.answer || !isHunted) && (
        <a ref={onward} className="button button-primary" href={addressInHunt(next, token)} {...testId('hunt-next')}>
          Next page: {everyPage.find((other) => other.id === next)?.title}
        </a>
      )}
      {left.length === 0 && (
        <a
          ref={onward}
          className="button button-primary"
          href={addressInHunt(huntPage.id, token)}
          {...testId('hunt-next')}
        >
          See the score
        </a>
      )}
      {isHunted && !known.answer && (
        <>
          <ul className="practice-list">
            {Object.entries(page.requirements).map(([requirement, text]) => (
              <li key={requirement}>
                <Guess
                  requirement={requirement}
                  text={text}
                  isWrong={known.wrong.includes(requirement)}
                  onGuess={() => guess(requirement)}
                />
              </li>
            ))}
          </ul>
          <button type="button" className="button button-secondary" onClick={giveUp} {...testId('hunt-give-up')}>
            Give up this page
          </button>
        </>
      )}
    </div>
  );
}

type GuessProps = { requirement: string; text: string; isWrong: boolean; onGuess: () => void };

function Guess({ requirement, text, isWrong, onGuess }: GuessProps) {
  return (
    <button
      type="button"
      className="hunt-guess"
      // Not disabled, because a disabled button loses the focus that it has just been pressed with.
      aria-disabled={isWrong}
      onClick={isWrong ? undefined : onGuess}
      {...testId(`hunt-guess-${requirement}`)}
    >
      {isWrong && <strong>Not this one:</strong>}
      {isWrong && ' '}
      <Sentence text={text} />
    </button>
  );
}

function stateOf({ wrong, answer, gaveUp }: PageProgress): string {
  if (answer) return gaveUp ? 'hunt-given-up' : 'hunt-found';
  return wrong.length > 0 ? 'hunt-wrong' : '';
}

function resultOf(known: PageProgress): string {
  const { wrong, answer, gaveUp } = known;
  if (answer) {
    return gaveUp ? `Given up. The bug: ${answer.title}.` : `Found in ${triesText(triesOf(known))}: ${answer.title}.`;
  }
  return wrong.length > 0 ? `Not this one. ${triesText(wrong.length)} so far.` : '';
}
