/** Those that the solutions have beside them in a started project. */
export { byTestId, byTestIdPrefix } from '../../../cli/project/files/webdriverio/tests/locators.js';
