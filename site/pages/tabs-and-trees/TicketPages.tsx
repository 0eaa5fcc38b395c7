import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { testId } from './test-id';
import {
  type Level,
  lastPage,
  levelBelow,
  levelLabels,
  levelsTo,
  type PageOf,
  pageSizes,
  rangeOf,
  rowsOf,
  ticketsOn,
  withSize,
} from './tickets';

export function TicketPages() {
  const [level, setLevel] = useState<Level>('all');
  const [shown, setShown] = useState<PageOf>({ page: 0, size: 10 });
  const breadcrumb = useRef<HTMLElement>(null);
  const pager = useRef<HTMLDivElement>(null);
  const tickets = ticketsOn(level);
  const last = lastPage(tickets.length, shown.size);
  const below = levelBelow(level);

  function goTo(next: Level) {
    setLevel(next);
    setShown({ ...shown, page: 0 });
  }

  // Synchronously, because the focus would be lost with a button that is gone, or that can be pressed no more.
  function goDown(next: Level) {
    flushSync(() => goTo(next));
    if (!levelBelow(next)) breadcrumb.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
  }

  function turnTo(page: number, button: HTMLButtonElement) {
    flushSync(() => setShown({ ...shown, page }));
    if (!button.disabled) return;
    const others = [...(pager.current?.querySelectorAll('button') ?? [])].slice(1);
    others.find(({ disabled }) => !disabled)?.focus();
  }

  const steps = [
    { where: 'first', label: 'First', page: 0, disabled: shown.page === 0 },
    { where: 'previous', label: 'Previous', page: shown.page - 1, disabled: shown.page === 0 },
    { where: 'next', label: 'Next', page: shown.page + 1, disabled: shown.page === last },
    { where: 'last', label: 'Last', page: last, disabled: shown.page === last },
  ] as const;

  return (
    <>
      <h2>Pages and a breadcrumb</h2>
      <nav ref={breadcrumb} className="row" aria-label="Breadcrumb">
        <ol className="breadcrumb">
          {levelsTo(level).map((one) => (
            <li key={one}>
              <button
                type="button"
                className="breadcrumb-level"
                aria-current={one === level ? 'page' : undefined}
                onClick={() => goTo(one)}
                {...testId(`breadcrumb-${one}`)}
              >
                {levelLabels[one]}
              </button>
            </li>
          ))}
        </ol>
        {below && (
          <button
            type="button"
            className="button button-secondary"
            onClick={() => goDown(below)}
            {...testId('breadcrumb-down')}
          >
            {`Only ${levelLabels[below].toLowerCase()}`}
          </button>
        )}
      </nav>
      <ul className="tickets" {...testId('pager-list')}>
        {rowsOf(tickets, shown).map((number) => (
          <li key={number} {...testId(`pager-row-${number}`)}>
            {`Ticket ${number}`}
          </li>
        ))}
      </ul>
      <div ref={pager} className="row">
        {steps.map(({ where, label, page, disabled }) => (
          <button
            key={where}
            type="button"
            className="button button-secondary"
            disabled={disabled}
            onClick={({ currentTarget }) => turnTo(page, currentTarget)}
            {...testId(`pager-${where}`)}
          >
            {label}
          </button>
        ))}
      </div>
      <div className="field rows-per-page">
        <label htmlFor="rows-per-page">Rows per page</label>
        <select
          id="rows-per-page"
          className="input"
          value={shown.size}
          onChange={({ target }) => setShown(withSize(shown, Number(target.value)))}
          {...testId('rows-per-page')}
        >
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </div>
      <p className="panel" role="status" {...testId('pager-range')}>
        {rangeOf(tickets.length, shown)}
      </p>
    </>
  );
}
