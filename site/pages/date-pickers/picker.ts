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
 * Scrolls the page as far as a calendar needs: at each opening, when it gets higher, and when antd places it again, such
 * as after something above it has grown. A ref of the calendar. Both observers call back before the paint, so nobody sees
 * it elsewhere.
 */
export function broughtIntoView(calendar: HTMLElement | null) {
  const popup = calendar?.closest('.ant-picker-dropdown');
  if (!calendar || !popup) return;
  const scroll = () => {
    const { width, right } = calendar.getBoundingClientRect();
    // Without a width it is closed. antd measures it far to the left of the window before it has a place.
    if (width > 0 && right > 0) calendar.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const size = new ResizeObserver(scroll);
  size.observe(calendar);
  const place = new MutationObserver(scroll);
  place.observe(popup, { attributeFilter: ['style'] });
  return () => {
    size.disconnect();
    place.disconnect();
  };
}

/**
 * The ISO text of a picker's day, which is midnight in the browser's time zone: in another zone it may be another day.
 */
export function dayOf(date: Dayjs): string {
  return date.format('YYYY-MM-DD');
}
