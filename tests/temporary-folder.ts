import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** Makes a folder that is removed after the tests of the file. */
export function temporaryFolder(): string {
  // A system's folder for such files may be a link, and tools say where it leads.
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'practice-site-')));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
