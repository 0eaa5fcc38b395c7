import 'dayjs/locale/en-gb';
import dayjsGenerateConfig from '@rc-component/picker/generate/dayjs';
import generatePicker from 'antd/es/date-picker/generatePicker';
import dayjs, { type Dayjs } from 'dayjs';
import { wallClock } from '../../run/clock';

/** antd's pickers, whose today is that of the run. */
export const DatePicker = generatePicker<Dayjs>({ ...dayjsGenerateConfig, getNow: () => dayjs(wallClock()) });

/** The first one is how a day is shown, the others are understood as well. */
export const formats = ['D MMM YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD'];

/**
 * Always below the field, where it covers neither its label nor the header, and moved sideways in a narrow window. Where
 * there is no room below, `broughtIntoView` scrolls the page.
 */
export const placements = {
  bottomLeft: { points: ['tl', 'bl'], offset: [0, 4], overflow: { shiftX: true } },
};

/**
 * Scrolls the page as far as a calendar needs, at each opening and when it gets higher. A ref of the calendar. The
 * observer calls back before the paint, so nobody sees it elsewhere.
 */
export function broughtIntoView(calendar: HTMLElement | null) {
  if (!calendar) return;
  const scroll = () => {
    const { width, right } = calendar.getBoundingClientRect();
    // Without a width it is closed.
    if (width === 0) return;
    if (right > 0) calendar.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // antd measures it far to the left of the window before it has a place. On a busy machine that takes some frames.
    else requestAnimationFrame(scroll);
  };
  const observer = new ResizeObserver(scroll);
  observer.observe(calendar);
  return () => observer.disconnect();
}

/**
 * The ISO text of a picker's day, which is midnight in the browser's time zone: in another zone it may be another day.
 */
export function dayOf(date: Dayjs): string {
  return date.format('YYYY-MM-DD');
}
