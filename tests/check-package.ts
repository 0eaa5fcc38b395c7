import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { installTool } from '../tools/install';

// npm run check:package: packs once and checks that tarball with both tools. Each tool by itself would pack and
// build again.

const folder = mkdtempSync(join(tmpdir(), 'practice-site-check-'));
try {
  // Without scripts, because prepack would build again.
  const packed = await execa('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder]);
  const tarball = join(folder, JSON.parse(packed.stdout)[0].filename);
  const localDir = await installTool('check');
  const options = {
    preferLocal: true,
    localDir,
    stdin: 'ignore',
    stdout: 'inherit',
    stderr: 'inherit',
    reject: false,
  } as const;
  const results = [
    await execa('publint', ['run', tarball, '--strict'], options),
    await execa('attw', [tarball], options),
  ];
  if (results.some(({ failed }) => failed)) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
