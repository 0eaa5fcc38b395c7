import type { WebDriver } from 'selenium-webdriver';
import { afterAll, beforeAll } from 'vitest';
import { type PracticeSite, startPracticeSite } from '../../dist/cli/index.js';
import { startWebKit } from './driver';
import { webDriverVisitor } from './visitor';

type Session = { site: PracticeSite; driver: WebDriver; visitor: ReturnType<typeof webDriverVisitor> };

/** A site and a browser for the tests of one `describe`. The fields are set when its tests run. */
export function webkitSession(): Session {
  const session = {} as Session;
  let stop: (() => Promise<void>) | undefined;

  beforeAll(async () => {
    session.site = await startPracticeSite({ port: 0, seed: 'webkit', delayScale: 0.01 });
    const webkit = await startWebKit();
    stop = webkit.stop;
    session.driver = webkit.driver;
    session.visitor = webDriverVisitor(webkit.driver);
  });

  afterAll(async () => {
    await stop?.();
    await session.site?.close();
  });

  return session;
}
