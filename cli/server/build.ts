import { readFileSync } from 'node:fs';
import type { Encoding } from './asset';
import type { Scripts } from './page';

/** What the build says of itself in `site.json`, beside the folder of the built files. */
export type SiteBuild = {
  /** The HTML that is completed for each page. */
  template: string;
  scripts: Scripts;
  /** Every file to serve by its path, `assets/main-x1.js`, and the encodings that it is there in. */
  files: Record<string, Encoding[]>;
};

export function readBuild(folder: string): SiteBuild {
  return JSON.parse(readFileSync(`${folder}.json`, 'utf8'));
}
