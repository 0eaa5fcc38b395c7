import { Search } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../Link';
import { linkTo } from '../link-to';
import { type MenuEntry, menuPage, pageCount } from '../menu';
import { byRank, type Found, partsOf } from '../search/search';
import { loadTexts, search, useSearch } from '../search/search-store';
import { testId } from './test-id';

/**
 * The search of the header, with the pages that it finds below it. They are plain links: Tab and the arrow keys lead to
 * them. No form and no label, because suites find a page's own by their tags.
 */
export function SearchField() {
  const { query, found, groups, failed, closest } = useSearch();
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const location = useLocation();
  const shown = open && query.trim() !== '';
  const pages = shown ? byRank(groups.flatMap((group) => group.pages)) : [];
  const near = menuPage(closest?.closest);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation, wherever it came from, ends the search
  useLayoutEffect(() => {
    setOpen(false);
    search('');
  }, [location]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    // Stops keys here: pages listen on the window, but what is typed here is not for them.
    event.stopPropagation();
    const links = [...event.currentTarget.querySelectorAll('a')];
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    if (event.key === 'ArrowDown') links[at + 1]?.focus();
    else if (event.key === 'ArrowUp') (links[at - 1] ?? field.current)?.focus();
    else if (event.key === 'Escape') {
      // Chromium and WebKit empty a search field at Escape, and Firefox does not.
      search('');
      field.current?.focus();
    } else if (event.key === 'Enter' && at < 0 && !event.nativeEvent.isComposing) openFirst(event.currentTarget);
    if (/^Arrow(Up|Down)$/.test(event.key) && links.length > 0) event.preventDefault();
  }

  /** Once all texts are searched: what Enter opens must not depend on how soon it is pressed. */
  async function openFirst(list: HTMLElement) {
    await loadTexts();
    const links = [...list.querySelectorAll('a')];
    if (field.current?.value === query) links[0]?.click();
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  }

  return (
    <search className="search" onKeyDown={onKeyDown} onBlur={onBlur} {...testId('page-search-form')}>
      <div className="search-field">
        <Search aria-hidden size={18} />
        <input
          ref={field}
          type="search"
          className="input"
          autoComplete="off"
          spellCheck={false}
          placeholder="Search"
          aria-label="Search pages, requirements and test ids"
          aria-describedby="search-status"
          value={query}
          onFocus={() => {
            setOpen(true);
            loadTexts();
          }}
          // Not onChange: React does not call it if a tool has set the value before it dispatches the event.
          onInput={(event) => {
            setOpen(true);
            search(event.currentTarget.value);
          }}
          {...testId('page-search')}
        />
      </div>
      {/* The press leaves the focus in the field: Safari gives it to no link, and without it the list would close. */}
      <div
        className={shown ? 'search-found search-found-shown' : 'search-found'}
        onMouseDown={(event) => event.preventDefault()}
      >
        {/* Not role=status, which is that of the line in which many a page says what happened. */}
        <p id="search-status" className="muted" aria-live="polite" {...testId('search-status')}>
          {shown && statusOf(query, pages.length)}
          {shown && near && ` No page has it. Closest is ${closest?.has}:`}
          {shown && failed && ' Only titles and descriptions are searched: the rest could not be loaded.'}
        </p>
        {shown && (pages.length > 0 || near) && (
          <ul aria-label="Pages found">
            {pages.map((page) => (
              <li key={page.id}>
                <Result page={page} where={page.where} query={found} />
              </li>
            ))}
            {near && (
              <li>
                <Result page={near} where={{ in: 'title' }} query="" />
              </li>
            )}
          </ul>
        )}
      </div>
    </search>
  );
}

function Result({ page, where, query }: { page: MenuEntry; where: Found; query: string }) {
  const { id, title, blurb, skill } = page;
  return (
    <Link {...linkTo(page)} className="search-result" {...testId(`search-result-${id}`)}>
      <strong>
        <Marked text={title} query={query} />
      </strong>
      <span className="search-why">
        {'text' in where ? (
          <>
            <b>{where.in}</b> <Marked text={where.text} query={query} />
          </>
        ) : (
          <Marked text={where.in === 'card' ? `${blurb} For a test that ${skill}.` : blurb} query={query} />
        )}
      </span>
    </Link>
  );
}

/** A text in which what is searched for is marked. */
function Marked({ text, query }: { text: string; query: string }) {
  return partsOf(text, query).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a part has nothing of its own but its place
    index % 2 === 0 ? part : <mark key={index}>{part}</mark>,
  );
}

function statusOf(query: string, count: number): string {
  if (count === 0) return `Nothing found for “${query.trim()}”.`;
  return `${count} of ${pageCount} pages`;
}
