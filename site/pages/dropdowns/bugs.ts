import { defineBugs } from '../../bug';
import type page from './page';

export const bugs = defineBugs<typeof page>({});
