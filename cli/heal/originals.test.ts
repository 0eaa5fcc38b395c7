import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Originals } from './originals';

function folderOf(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'originals-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

test('a folder that changed is named, and stays so when it is as before again', async () => {
  const folder = folderOf({ 'a.spec.ts': 'one', 'b.spec.ts': 'one' });
  const originals = await Originals.of(folder, ['a.spec.ts', 'b.spec.ts']);
  await originals.checkFolder();
  expect(originals.why).toBeUndefined();

  writeFileSync(join(folder, 'b.spec.ts'), 'two');
  await originals.checkFolder();
  expect(originals.why).toContain('changed while copies of it were mended: b.spec.ts.');

  writeFileSync(join(folder, 'b.spec.ts'), 'one');
  await originals.checkFolder();
  expect(originals.why).toContain('changed while copies of it were mended: b.spec.ts.');
});

test('the first change that is found is the one that is named', async () => {
  const folder = folderOf({ 'a.spec.ts': 'one', 'b.spec.ts': 'one' });
  const originals = await Originals.of(folder, ['a.spec.ts', 'b.spec.ts']);
  writeFileSync(join(folder, 'b.spec.ts'), 'two');
  await originals.checkFolder();
  writeFileSync(join(folder, 'a.spec.ts'), 'two');
  await originals.checkFolder();
  expect(originals.why).toContain('mended: b.spec.ts.');
});
