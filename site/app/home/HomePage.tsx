import './home.css';
import { Search } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { MenuPageId } from '../../catalogue';
import { huntPage, siteTitle } from '../../page';
import { useEventListeners } from '../../shared/useEventListeners';
import { Link } from '../Link';
import { linkTo } from '../link-to';
import { groups } from '../menu';
import { PageIcon } from '../PageIcon';
import { PageProgress } from '../PageProgress';
import { Promises } from './Promises';
import { RunBar } from './RunBar';
import type { Found } from './search';
import { testId } from './test-id';
import { useSearch } from './useSearch';

const cards = groups.reduce((sum, { pages }) => sum + pages.length, 0);

export default function HomePage() {
  const found = useSearch();
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();

  useEventListeners(window, {
    keydown: (event) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || isTypedInto(target)) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    },
  });

  function openBest(event: FormEvent) {
    event.preventDefault();
    if (found.query.trim() && found.best) navigate(linkTo(found.best).to);
  }

  return (
    <>
      <section className="hero">
        <h1>{siteTitle}</h1>
        <p className="intro">
          A website made to be tested: {cards} small pages, each with one behaviour that makes a browser test hard. Late
          content, frames, shadow roots, dialogs, drag and drop. All of it runs on your own machine.
        </p>
        <Promises />
        <RunBar />
        <Link {...linkTo(huntPage)}>Bug hunt</Link>
      </section>
      {/* biome-ignore lint/a11y/useSemanticElements: a form, so that Enter opens a page */}
      <form role="search" className="page-search" onSubmit={openBest} {...testId('page-search-form')}>
        <label htmlFor="page-search">Search pages, requirements and test ids</label>
        <div className="page-search-field">
          <Search aria-hidden size={18} className="page-search-icon" />
          <input
            ref={field}
            id="page-search"
            type="search"
            className="input"
            autoComplete="off"
            spellCheck={false}
            placeholder="username-input, waits, “Loading...”"
            aria-describedby="page-search-result"
            value={found.query}
            onFocus={found.load}
            // Not onChange: React does not call it if a tool has set the value before it dispatches the event.
            onInput={(event) => found.search(event.currentTarget.value)}
            // Chromium and WebKit empty a search field at Escape, and Firefox does not.
            onKeyDown={({ key }) => key === 'Escape' && found.search('')}
            {...testId('page-search')}
          />
          <kbd aria-hidden>/</kbd>
        </div>
        <p id="page-search-result" className="muted" role="status" {...testId('page-search-result')}>
          {resultOf(found.query, found.count)}
          {found.failed && ' Only titles and descriptions are searched: the rest could not be loaded.'}
        </p>
      </form>
      {found.groups.map((group) => (
        <section key={group.title} className="feature-group">
          <h2>{group.title}</h2>
          <div className="feature-cards">
            {group.pages.map((page) => (
              <FeatureCard key={page.id} {...page} />
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
  return `${count} of ${cards} pages`;
}

function isTypedInto(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

type FeatureCardProps = {
  id: MenuPageId;
  onDemand?: true;
  title: string;
  blurb: string;
  skill: string;
  where: Found;
};

function FeatureCard({ id, onDemand, title, blurb, skill, where }: FeatureCardProps) {
  return (
    <Link {...linkTo({ id, onDemand })} className="card feature-card" {...testId(`feature-card-${id}`)}>
      <span className="feature-icon">
        <PageIcon id={id} />
      </span>
      <span className="feature-text">
        <h3>{title}</h3>
        <p className="muted">{blurb}</p>
        <p className="feature-skill">
          <span className="visually-hidden">Trains one who </span>
          {skill}
        </p>
        <PageProgress page={id} />
        {where.in !== 'card' && (
          <p className="feature-found">
            <span>{where.in}</span> {where.in === 'test id' ? <code>{where.text}</code> : where.text}
          </p>
        )}
      </span>
    </Link>
  );
}
