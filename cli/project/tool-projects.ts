import { cypress } from './cypress-project';
import { playwright } from './playwright-project';
import type { ToolProjects } from './project';
import { selenium } from './selenium-project';
import { webdriverio } from './webdriverio-project';

export const toolProjects: ToolProjects = { playwright, selenium, webdriverio, cypress };
