import 'dayjs/locale/en-gb';
import dayjsGenerateConfig from '@rc-component/picker/generate/dayjs';
import generatePicker from 'antd/es/date-picker/generatePicker';
import dayjs, { type Dayjs } from 'dayjs';
import { wallClock } from '../../run/clock';

/** antd's pickers, whose today is that of the run. */
export const DatePicker = generatePicker<Dayjs>({ ...dayjsGenerateConfig, getNow: () => dayjs(wallClock()) });

/** The first one is how a day is shown, the others are understood as well. */
export const formats = ['D MMM YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD'];

/** Moved sideways where a narrow window has no room right below the field or above it. */
export const placements = {
  bottomLeft: { points: ['tl', 'bl'], offset: [0, 4], overflow: { shiftX: true, adjustY: true } },
  topLeft: { points: ['bl', 'tl'], offset: [0, -4], overflow: { shiftX: true, adjustY: true } },
};

/**
 * The ISO text of a picker's day, which is midnight in the browser's time zone: in another zone it may be another day.
 */
export function dayOf(date: Dayjs): string {
  return date.format('YYYY-MM-DD');
}
