import enGB from 'antd/es/date-picker/locale/en_GB';
import dayjs, { type Dayjs } from 'dayjs';
import { type ComponentProps, cloneElement, type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { today } from '../../run/clock';
import { Outcome } from '../../shared/Outcome';
import { isWeekend } from './days';
import { PickerInput } from './PickerInput';
import { broughtIntoView, DatePicker, dayOf, formats, placements } from './picker';
import { testId } from './test-id';
import { usePicker } from './usePicker';

type Picker = ComponentProps<typeof DatePicker>;

export function Appointment() {
  const [day, setDay] = useState<string>();
  const { key, picker, around, close, keep, closings, renew } = usePicker();
  const line = useRef<HTMLDivElement>(null);
  // The same object until the day changes or the calendar closes: antd drops what is being typed when it gets another
  // one, and would leave a typed Saturday in the field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is made again at each closing
  const value = useMemo(() => (day === undefined ? null : dayjs(day)), [day, closings]);

  // An empty field keeps it all the same, once it is left. antd takes what it can only after the calendar has closed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only after a closing
  useEffect(() => {
    const over = new AbortController();
    const clear = () => {
      const field = line.current?.querySelector('input');
      if (day === undefined && field?.value && field !== document.activeElement) renew();
    };
    AbortSignal.timeout(0).addEventListener('abort', clear, { signal: over.signal });
    return () => over.abort();
  }, [closings, day]);

  function choose(chosen: string | undefined) {
    setDay(chosen);
    close();
  }

  return (
    <section className="card stack date-card" {...testId('date-appointment-example')}>
      <h2>Calendar</h2>
      <p className="muted">
        A field of antd, whose calendar is far away from it in the document. There are appointments on weekdays only.
      </p>
      <div className="field">
        <label htmlFor="appointment">Appointment</label>
        <div className="date-line" ref={line} {...around}>
          <DatePicker
            key={key}
            {...picker}
            id="appointment"
            className="date-picker"
            locale={enGB}
            format={formats}
            builtinPlacements={placements}
            value={value}
            onChange={(date: Dayjs | null) => {
              keep();
              choose(date ? dayOf(date) : undefined);
            }}
            // Of a month or a year antd checks only whether its first and its last day are disabled.
            disabledDate={(date: Dayjs, { type }) => type === 'date' && isWeekend(dayOf(date))}
            // Otherwise the field shows the day under the pointer, which is not chosen yet.
            previewValue={false}
            allowClear={false}
            showNow={false}
            cellRender={cell}
            components={components}
            panelRender={(panel) => (
              <div ref={broughtIntoView} role="dialog" aria-label="Calendar" {...testId('date-appointment-calendar')}>
                {panel}
              </div>
            )}
            renderExtraFooter={() => (
              <button
                type="button"
                className="button button-quiet"
                disabled={isWeekend(today())}
                onClick={() => choose(today())}
                {...testId('date-appointment-today')}
              >
                Today
              </button>
            )}
          />
          <button
            type="button"
            className="button button-secondary"
            onClick={() => choose(undefined)}
            {...testId('date-appointment-clear')}
          >
            Clear
          </button>
        </div>
        <Outcome label="Appointment as text" {...testId('date-appointment-value')}>
          {day ?? 'Empty'}
        </Outcome>
      </div>
    </section>
  );
}

const components: Picker['components'] = {
  input: (props: ComponentProps<'input'>) => <PickerInput {...props} {...testId('date-appointment')} />,
};

/** The test id of a cell, by the panel that it is in. */
const cellTestIds: { [panel: string]: ((date: Dayjs) => object) | undefined } = {
  date: (date) => testId(`date-appointment-day-${dayOf(date)}`),
  month: (date) => testId(`date-appointment-month-${date.format('YYYY-MM')}`),
  year: (date) => testId(`date-appointment-year-${date.year()}`),
};

const cell: Picker['cellRender'] = (current, { type, originNode }) => {
  const date = current as Dayjs;
  const cellTestId = cellTestIds[type];
  if (!cellTestId) return originNode;
  return cloneElement(originNode as ReactElement<ComponentProps<'div'>>, {
    'aria-current': type === 'date' && dayOf(date) === today() ? 'date' : undefined,
    ...cellTestId(date),
  });
};
