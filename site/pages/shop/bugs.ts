import { defineBugs } from '../../bug';
import { modelBugs } from './model-bugs';
import type page from './page';
import { viewBugs } from './view-bugs';

export const bugs = defineBugs<typeof page>({ ...viewBugs, ...modelBugs });
