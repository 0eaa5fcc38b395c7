import { cypress } from './cypress';
import { playwright } from './playwright';
import type { ToolProjects } from './project';
import { selenium } from './selenium';
import { webdriverio } from './webdriverio';

export const toolProjects: ToolProjects = { playwright, selenium, webdriverio, cypress };
