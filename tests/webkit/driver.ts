import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { vi } from 'vitest';
import { freePort } from '../free-port';

const webDriver = '/usr/bin/WebKitWebDriver';
const xServer = '/usr/bin/Xvfb';

/** Where Debian's WebKitGTK keeps its browser, if it is there. */
const libraries = '/usr/lib/x86_64-linux-gnu';
const miniBrowser = (existsSync(libraries) ? readdirSync(libraries) : [])
  .filter((name) => name.startsWith('webkit2gtk-'))
  .map((name) => join(libraries, name, 'MiniBrowser'))
  .find((path) => existsSync(path));

export const hasWebKit = existsSync(webDriver) && existsSync(xServer) && miniBrowser !== undefined;

/** Starts WebKitGTK's browser on its own virtual screen. `stop` ends both. */
export async function startWebKit(): Promise<{ driver: WebDriver; stop: () => Promise<void> }> {
  const screen = spawn(xServer, ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = await once(screen.stdout, 'data');
  const port = await freePort();
  const env = { ...process.env, DISPLAY: `:${String(display).trim()}`, WEBKIT_DISABLE_COMPOSITING_MODE: '1' };
  const service = spawn(webDriver, [`--port=${port}`], { env, stdio: 'ignore' });
  const driver = await new Builder()
    .usingServer(await answering(`http://127.0.0.1:${port}`))
    .withCapabilities(miniBrowserOnly())
    .build();
  // Instead of 30 seconds, because a script that walks over all pages takes longer on a busy machine.
  await driver.manage().setTimeouts({ script: 150_000 });
  return {
    driver,
    async stop() {
      await driver.quit();
      await Promise.all([service, screen].map(end));
    },
  };
}

function miniBrowserOnly(): Capabilities {
  return new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
  });
}

async function answering(server: string): Promise<string> {
  await vi.waitFor(() => fetch(`${server}/status`), { timeout: 30_000 });
  return server;
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
