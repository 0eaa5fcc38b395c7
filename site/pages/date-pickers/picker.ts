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
 * Scrolls the page as far as a calendar needs: at each opening, when it gets higher, and when antd moves it, such as
 * after something above it has grown. A ref of the calendar. Both observers call back before the paint, so nobody sees
 * it elsewhere.
 */
export function broughtIntoView(calendar: HTMLElement | null) {
  const popup = calendar?.closest('.ant-picker-dropdown');
  if (!calendar || !popup) return;
  /** Where the page was before it was last scrolled here. */
  let from: number | undefined;
  const scroll = () => {
    const { width, right } = calendar.getBoundingClientRect();
    // Without a width it is closed. antd measures it far to the left of the window before it has a place.
    if (width === 0 || right <= 0) return;
    const before = scrollY;
    calendar.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (scrollY !== before) from = before;
  };
  /** Its place in the document. antd places it again at each scroll too, which must not take the scroll back. */
  let placed = '';
  const follow = () => {
    const { left, top } = calendar.getBoundingClientRect();
    const place = `${Math.round(left + scrollX)} ${Math.round(top + scrollY)}`;
    if (place !== placed) {
      placed = place;
      scroll();
    } else if (scrollY === from) {
      // Chromium on a phone scrolls back, once, to where the field was pressed.
      scroll();
      from = undefined;
    }
  };
  const size = new ResizeObserver(scroll);
  size.observe(calendar);
  const place = new MutationObserver(follow);
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
