import { defineBugs } from '../../bug';
import type page from './page';

export const bugs = defineBugs<typeof page>({
  x: { requirement: 'sort', kind: 'order', level: 1, title: 'x', file: 'columns.ts', find: 'sortable: true', replace: 'sortable: false' },
});
