import { readFileSync } from 'node:fs';
import type { Encoding } from './asset';
import type { Scripts } from './complete-pages';

/** The content of `site.json`, which the build writes beside the folder of the built files. */
export type SiteBuild = {
  /** The HTML that is completed for each page. */
  template: string;
  scripts: Scripts;
  /** The path of every file to serve, `assets/main-x1.js`, and the encodings in which the file exists. */
  files: Record<string, Encoding[]>;
};

export function readBuild(folder: string): SiteBuild {
  return JSON.parse(readFileSync(`${folder}.json`, 'utf8'));
}
