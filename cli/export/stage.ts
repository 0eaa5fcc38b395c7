import { mkdtemp, rm } from 'node:fs/promises';
import { temporaryPath } from '../output/leftovers';

/** Makes a temporary folder that only this user can read, and deletes it after `use`. */
export async function withStage(parent: string, use: (stage: string) => Promise<void>) {
  const stage = await mkdtemp(temporaryPath('export', parent));
  try {
    await use(stage);
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}
