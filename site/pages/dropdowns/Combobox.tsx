import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { keepPlaced } from '../../shared/keep-placed';
import { useLatestState } from '../../shared/useLatestState';
import type { City } from './cities';
import { activeAfter, activeAtFirst, typedAt } from './keys';
import { useTypeAhead } from './useTypeAhead';

type ComboboxProps = {
  id: string;
  label: string;
  /** None while they are loading. */
  cities: readonly City[];
  value: string;
  onChoose: (value: string) => void;
  isOpen: boolean;
  /** Also before React has rendered it. */
  latestOpen: () => boolean;
  onOpen: () => void;
  onClose: () => void;
  field: RefObject<HTMLDivElement | null>;
};

/** A combobox without text input, as ARIA's authoring practices describe it. */
export function Combobox(props: ComboboxProps) {
  const { id, label, cities, value, onChoose, isOpen, latestOpen, onOpen, onClose, field } = props;
  /** By a key, since the list was opened. */
  const [moved, setMoved, latestMoved] = useLatestState<number | null>(null);
  const popup = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const typeAhead = useTypeAhead();
  const isLoading = isOpen && cities.length === 0;
  const chosen = activeAtFirst(cities, value);
  const active = moved ?? chosen;
  const latestActive = () => latestMoved() ?? chosen;

  // biome-ignore lint/correctness/useExhaustiveDependencies: again when the options are there: the popup is higher then
  useLayoutEffect(
    () => (isOpen ? keepPlaced(popup.current, () => field.current?.getBoundingClientRect(), 'under') : undefined),
    [isOpen, isLoading, field],
  );

  useLayoutEffect(() => {
    if (isOpen) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, active]);

  function open(key?: string) {
    setMoved(key === 'Home' || key === 'End' ? (activeAfter(chosen, key, cities.length) ?? null) : null);
    typeAhead.forget();
    onOpen();
  }

  function chooseActive() {
    const city = cities[latestActive()];
    if (city) onChoose(city.value);
    onClose();
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key } = event;
    if (event.ctrlKey || event.metaKey) return;
    if (key === 'Tab') {
      if (latestOpen()) chooseActive();
      return;
    }
    if (key.length === 1 && key !== ' ') type(key);
    else if (latestOpen()) pressInList(event);
    else if (['Enter', ' ', 'ArrowDown', 'ArrowUp', 'Home', 'End'].includes(key)) open(key);
    else return;
    event.preventDefault();
  }

  function pressInList({ key, altKey }: KeyboardEvent) {
    const next = activeAfter(latestActive(), key, cities.length);
    if (key === 'Enter' || key === ' ' || (altKey && key === 'ArrowUp')) chooseActive();
    else if (key === 'Escape') onClose();
    else if (next !== undefined) setMoved(next);
  }

  function type(letter: string) {
    if (!latestOpen()) open();
    const found = typedAt(cities, typeAhead.add(letter), latestActive());
    if (found !== undefined) setMoved(found);
  }

  return (
    <div className="field">
      <span id={`${id}-label`} className="dropdown-label">
        {label}
      </span>
      <div className="dropdown-box">
        <div
          ref={field}
          className="input dropdown-field"
          role="combobox"
          tabIndex={0}
          aria-labelledby={`${id}-label`}
          aria-haspopup="listbox"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-list` : undefined}
          aria-activedescendant={isOpen && !isLoading ? `${id}-${active}` : undefined}
          onClick={() => (latestOpen() ? onClose() : open())}
          onKeyDown={onKeyDown}
          onBlur={onClose}
        >
          <span className="dropdown-cut">
            {props.cities.find((city) => city.value === value)?.label ?? 'Choose a city'}
          </span>
        </div>
        {isOpen && (
          // A press on it leaves the focus in the field.
          <div ref={popup} className="dropdown-popup" onMouseDown={(event) => event.preventDefault()}>
            {isLoading && (
              // Beside the list, because it is no option.
              <p className="dropdown-status muted" role="status">
                Loading cities
              </p>
            )}
            <div
              ref={list}
              id={`${id}-list`}
              className="dropdown-list"
              role="listbox"
              tabIndex={-1}
              aria-labelledby={`${id}-label`}
              aria-busy={isLoading}
            >
              {cities.map((city, index) => (
                // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus
                <div
                  key={city.value}
                  id={`${id}-${index}`}
                  className={index === active ? 'dropdown-option dropdown-active' : 'dropdown-option'}
                  role="option"
                  aria-selected={city.value === value}
                  onClick={() => {
                    onChoose(city.value);
                    onClose();
                  }}
                >
                  {/* Nested, because such options are: no locator finds one by the text of the element with the role. */}
                  <span className="dropdown-row">
                    <span className="dropdown-cut">
                      <span>{city.label}</span>
                    </span>
                  </span>
                </div>
              ))}
            </div>
          </div>
        )}
      </div>
    </div>
  );
}
