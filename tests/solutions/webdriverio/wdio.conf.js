import { config as started } from '../../../cli/project/files/webdriverio/wdio.conf.js';

const [capabilities] = started.capabilities;

/** That of a started project, on this machine and with the solutions of all pages. */
export const config = {
  ...started,
  // Longer, because test machines are shared and can be slow.
  waitforTimeout: 30_000,
  mochaOpts: { timeout: 300_000 },
  // A list in the list lets these files share one browser, because a new one takes seconds.
  specs: [['../../../site/**/solutions/**/webdriverio.spec.js']],
  maxInstances: 1,
  capabilities: [
    {
      ...capabilities,
      'goog:chromeOptions': {
        ...capabilities['goog:chromeOptions'],
        binary: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      },
      'wdio:chromedriverOptions': { binary: process.env.CHROMEDRIVER_PATH ?? '/usr/bin/chromedriver' },
    },
  ],
};
