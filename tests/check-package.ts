import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';

// npm run check:package: packs once, and has both tools look at that tarball. By itself each of them would pack again,
// and with that build again.

const folder = mkdtempSync(join(tmpdir(), 'practice-site-check-'));
try {
  // Without scripts: prepack would build what is built already.
  const packed = await execa('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder]);
  const tarball = join(folder, JSON.parse(packed.stdout)[0].filename);
  const options = { preferLocal: true, stdin: 'ignore', stdout: 'inherit', stderr: 'inherit', reject: false } as const;
  const results = [
    await execa('publint', ['run', tarball, '--strict'], options),
    await execa('attw', [tarball, '--profile', 'esm-only'], options),
  ];
  if (results.some(({ failed }) => failed)) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
