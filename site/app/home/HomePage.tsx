import './home.css';
import { huntPage, siteTitle } from '../../page';
import { type Progress, useProgress } from '../../shared/kept-progress';
import { useEventListeners } from '../../shared/useEventListeners';
import { Link } from '../Link';
import { linkTo } from '../link-to';
import { menuPage, pageCount, start } from '../menu';
import { PageIcon } from '../PageIcon';
import { PageProgress } from '../PageProgress';
import { type FoundPage, useSearch } from '../search/search-store';
import { Promises } from './Promises';
import { RunBar } from './RunBar';
import { testId } from './test-id';

export default function HomePage() {
  const found = useSearch();
  // Once for all cards.
  const progress = useProgress();
  const first = menuPage(start);
  const shop = menuPage('shop');

  useEventListeners(window, {
    keydown: (event) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || isTypedInto(target)) return;
      // The field of the header. In a frame there is none.
      const field = document.querySelector<HTMLInputElement>('header input[type=search]');
      event.preventDefault();
      field?.focus();
      field?.select();
    },
  });

  return (
    <>
      <section className="hero">
        <h1>{siteTitle}</h1>
        <p className="intro">
          A website made to be tested: {pageCount} small pages, each with one behaviour that makes a browser test hard.
          All of it runs on your own machine, and with <code>--seed 7</code> two runs are the same.
        </p>
        <div className="row start">
          {first && (
            <Link {...linkTo(first)} className="button button-primary" {...testId('start-here')}>
              Start here
            </Link>
          )}
          <Link {...linkTo(huntPage)} className="button button-secondary" {...testId('hunt-link')}>
            Bug hunt
          </Link>
        </div>
        <Promises />
        {shop && (
          <p className="whole-shop">
            <Link {...linkTo(shop)} {...testId('whole-shop')}>
              Practise on a whole shop
            </Link>
          </p>
        )}
        <RunBar />
      </section>
      <p className="muted home-found" role="status" {...testId('page-search-result')}>
        {resultOf(found.query, found.groups.flatMap((group) => group.pages).length)}
        {found.failed && ' Only titles and descriptions are searched: the rest could not be loaded.'}
      </p>
      {found.groups.map((group) => (
        <section key={group.title} className="feature-group">
          <h2>{group.title}</h2>
          <div className="feature-cards">
            {group.pages.map((page) => (
              <FeatureCard key={page.id} {...page} progress={progress} />
            ))}
          </div>
        </section>
      ))}
    </>
  );
}

function resultOf(query: string, count: number): string {
  if (query.trim() === '') return '';
  if (count === 0)
    return `Nothing found for “${query.trim()}”. Try a page’s name, a word of a requirement, or a test id like login-form.`;
  return `${count} of ${pageCount} pages`;
}

function isTypedInto(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

function FeatureCard({ id, title, blurb, skill, level, track, where, progress }: FoundPage & { progress: Progress }) {
  return (
    <Link {...linkTo({ id })} className="card feature-card" {...testId(`feature-card-${id}`)}>
      <span className="feature-icon">
        <PageIcon id={id} />
      </span>
      <span className="feature-text">
        <h3>{title}</h3>
        <p className="muted">{blurb}</p>
        <p className="feature-skill">
          <span className="visually-hidden">For a test that </span>
          {skill}
        </p>
        <PageProgress page={id} progress={progress} />
        <p className="feature-level" {...testId(`level-${id}`)}>
          Level {level} · {track}
        </p>
        {'text' in where && (
          <p className="feature-found">
            <span>{where.in}</span> {where.in === 'test id' ? <code>{where.text}</code> : where.text}
          </p>
        )}
      </span>
    </Link>
  );
}
