import { importLate } from '../import-late';

/** Loads the practice panel with its styles. A file of its own, because a file that a bug changes imports nothing late. */
export async function fetchPanel() {
  const panel = await importLate(() => import('../../practice/PracticePanel'));
  await panel.loadStyles();
  return panel;
}
