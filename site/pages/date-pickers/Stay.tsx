import enGB from 'antd/es/date-picker/locale/en_GB';
import dayjs, { type Dayjs } from 'dayjs';
import { type ComponentProps, cloneElement, type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import { today } from '../../run/clock';
import { Outcome } from '../../shared/Outcome';
import { isOutOfStay, nightsBetween, weekAfter } from './days';
import { PickerInput } from './PickerInput';
import { broughtIntoView, DatePicker, dayOf, formats, placements } from './picker';
import { testId } from './test-id';
import { usePicker } from './usePicker';

const { RangePicker } = DatePicker;
type Picker = ComponentProps<typeof RangePicker>;
type Days = [from: string, until: string];

export function Stay() {
  // As antd takes them, because it drops what is being chosen or typed whenever it gets another array.
  const [ends, setEnds] = useState<[Dayjs | null, Dayjs | null]>([null, null]);
  const { key, picker, around, close, keep } = usePicker();
  /** The ends that were chosen since the calendar opened. A typed one is enough by itself. */
  const chosen = useRef(new Set<'start' | 'end' | 'typed'>());
  const [from, until] = ends;
  const days: Days | undefined = from && until ? [dayOf(from), dayOf(until)] : undefined;

  function choose([from, until]: Days) {
    setEnds([dayjs(from), dayjs(until)]);
    close();
  }

  return (
    <section className="card stack date-card" {...testId('date-stay-example')}>
      <h2>Range</h2>
      <p className="muted">
        Two fields share one calendar of two months: the first day that is chosen goes into one, the second into the
        other. A stay has at most 14 nights.
      </p>
      <fieldset className="date-stay" {...around} onInputCapture={() => chosen.current.add('typed')}>
        <legend>Stay</legend>
        <RangePicker
          key={key}
          {...picker}
          onOpenChange={(isOpen) => {
            // What was typed opens the calendar, so it comes before.
            if (isOpen && !picker.open) for (const end of ['start', 'end'] as const) chosen.current.delete(end);
            picker.onOpenChange(isOpen);
          }}
          onCalendarChange={(_dates, _texts, { range }) => {
            if (range) chosen.current.add(range);
          }}
          id={{ start: 'stay-from', end: 'stay-until' }}
          className="date-picker"
          classNames={{ popup: { root: 'date-months' } }}
          locale={enGB}
          format={formats}
          builtinPlacements={placements}
          placeholder={['From', 'Until']}
          value={ends}
          onChange={(dates) => {
            keep();
            const [from, until] = dates ?? [];
            if (from && until && (chosen.current.has('typed') || chosen.current.size === 2)) {
              choose([dayOf(from), dayOf(until)]);
            } else {
              // Left when only one day was chosen: the fields show the stay that is below again.
              setEnds([...ends]);
            }
          }}
          disabledDate={(date: Dayjs, { from, type }) =>
            type === 'date' && isOutOfStay(dayOf(date), today(), from && dayOf(from))
          }
          // Otherwise the fields show the days under the pointer, which are not chosen yet.
          previewValue={false}
          // Otherwise no key leads out of the first field as long as it is empty.
          allowEmpty={[true, true]}
          allowClear={false}
          cellRender={cell}
          components={components}
          panelRender={(panel) => (
            <div
              ref={broughtIntoView}
              role="dialog"
              aria-label="Two months"
              onClickCapture={() => chosen.current.delete('typed')}
              {...testId('date-stay-calendar')}
            >
              {panel}
            </div>
          )}
          renderExtraFooter={() => (
            <button
              type="button"
              className="button button-quiet"
              onClick={() => choose(weekAfter(today()))}
              {...testId('date-stay-next-week')}
            >
              Next week
            </button>
          )}
        />
        <Outcome label="Stay as text" {...testId('date-stay-value')}>
          {days ? days.join('/') : 'Empty'}
        </Outcome>
        <Outcome label="Nights" {...testId('date-stay-nights')}>
          {nightsOf(days)}
        </Outcome>
      </fieldset>
    </section>
  );
}

function nightsOf(days: Days | undefined): string {
  const nights = days ? nightsBetween(...days) : 0;
  return `${nights} ${nights === 1 ? 'night' : 'nights'}`;
}

const components: Picker['components'] = {
  input: (props: ComponentProps<'input'> & { 'date-range': 'start' | 'end' }) =>
    props['date-range'] === 'start' ? (
      <PickerInput {...props} aria-label="From" {...testId('date-stay-from')} />
    ) : (
      <PickerInput {...props} aria-label="Until" {...testId('date-stay-until')} />
    ),
};

const cell: Picker['cellRender'] = (current, { type, originNode }) =>
  type === 'date' ? <DayCell date={current as Dayjs}>{originNode as DayElement}</DayCell> : originNode;

type DayElement = ReactElement<ComponentProps<'div'>>;

/** Only in its own month's calendar has a day its test id: at a month's end it is also, hidden, in the other one. */
function DayCell({ date, children }: { date: Dayjs; children: DayElement }) {
  const cell = useRef<HTMLDivElement>(null);
  const [isOfMonth, setOfMonth] = useState(false);
  // At each render, because the months change. antd does not say in which calendar it draws a day, but marks the days.
  useLayoutEffect(() => setOfMonth(!!cell.current?.closest('.ant-picker-cell-in-view')));
  const day = dayOf(date);
  return cloneElement(children, {
    ref: cell,
    'aria-current': day === today() ? 'date' : undefined,
    ...(isOfMonth && testId(`date-stay-day-${day}`)),
  });
}
