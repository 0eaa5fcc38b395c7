import { useRef } from 'react';
import { PlacedPopover } from './PlacedPopover';
import { testId } from './test-id';

export function Popovers() {
  const filters = useRef<HTMLButtonElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const help = useRef<HTMLButtonElement>(null);

  return (
    <section className="card stack" {...testId('popover-example')}>
      <h2>Popovers</h2>
      <p className="muted">
        Some close by themselves as soon as the visitor turns to something else. Others wait for their button.
      </p>
      <div className="row">
        <button
          ref={filters}
          type="button"
          className="button button-secondary"
          popoverTarget="filters-popover"
          {...testId('popover-filters-button')}
        >
          Filters
        </button>
        <button
          ref={help}
          type="button"
          className="button button-secondary"
          popoverTarget="help-popover"
          {...testId('popover-help-button')}
        >
          Help
        </button>
      </div>
      <PlacedPopover
        id="filters-popover"
        popover="auto"
        under={filters}
        className="stack"
        role="group"
        aria-label="Filters"
        {...testId('popover-filters')}
      >
        <p>Direct flights with a free seat.</p>
        <button
          ref={more}
          type="button"
          className="button button-secondary"
          popoverTarget="more-popover"
          {...testId('popover-more-button')}
        >
          More filters
        </button>
        {/* Inside of the other, which makes it one of a nest: outside of it, opening one would close the other. */}
        <PlacedPopover
          id="more-popover"
          popover="auto"
          under={more}
          className="stack"
          role="group"
          aria-label="More filters"
          {...testId('popover-more')}
        >
          <p>No night flights.</p>
        </PlacedPopover>
      </PlacedPopover>
      <PlacedPopover
        id="help-popover"
        popover="manual"
        under={help}
        className="stack"
        role="group"
        aria-label="Help"
        {...testId('popover-help')}
      >
        <p>Filters leave out what you do not want to see.</p>
        <button
          type="button"
          className="button button-secondary"
          popoverTarget="help-popover"
          popoverTargetAction="hide"
          // By itself a manual popover gives no focus back.
          onClick={() => help.current?.focus()}
          {...testId('popover-help-close')}
        >
          Close help
        </button>
      </PlacedPopover>
    </section>
  );
}
