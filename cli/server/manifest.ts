// What the build writes for the server: `site.json` and `bugs.json.br`.

import type { TrackName } from '../../site/page';
import type { Encoding } from './asset';
import type { Middle } from './common-ends';

/** The content of `site.json`, which the build writes beside the folder of the built files. */
export type SiteBuild = {
  /** The HTML that is completed for each page. */
  template: string;
  scripts: Scripts;
  /** Every page by its path, which is empty for home: its title, the bundle that it is in, and the titles of its views. */
  pages: Record<string, { title: string; bundle?: string; views?: Readonly<Record<string, string>> }>;
  /** The path of every file to serve, `assets/main-x1.js`, and the encodings in which the file exists. */
  files: Record<string, Encoding[]>;
};

/** Addresses below the site's base. */
export type Files = {
  script: string;
  styles: string[];
  /** The modules that the script imports, and what those import, to be fetched at the same time. */
  imports: string[];
  /** The scripts that are functions of which it takes something, see site/app/lent-scripts.ts. */
  functions: string[];
};

/** The files of a bundle of pages. `isModule`: its own script is a module and no function. */
export type Bundle = Files & { isModule: boolean };

/** The files of the main script, the further ones of each bundle, the fonts of all pages, and what redesigns need. */
export type Scripts = {
  main: Files;
  bundles: { [name: string]: Bundle };
  /** The functions of which a module takes something that the main script imports later. */
  late: string[];
  fonts: string[];
  redesign: RedesignFiles;
};

/** What the build made for redesigns. */
export type RedesignFiles = {
  /** Changes how elements are made, before any page makes one. */
  script: string;
  imports: string[];
  styles: string[];
  /** The copies of all style sheets with other class names, by the path of each. */
  renamedStyles: Record<string, string>;
};

/** What a site can be served with instead of a page's own code. */
export type BuiltChange = {
  /** `auth/any-password`. */
  id: string;
  /** The page that has it, or `shell`. */
  page: string;
  /** A function that returns the page's component from what the script that it comes after exports. */
  script?: { of: string; code: string };
  /** The change of a file that is not compiled. */
  edit?: { file: string; find: string; replace: string };
};

/** A change as the build writes it: of its code only what differs from the page's unchanged copy. */
export type WrittenChange = Omit<BuiltChange, 'script'> & { script?: Middle };

export type BuiltBug = WrittenChange & {
  /** The requirement of the page that it breaks. */
  requirement: string;
  kind: string;
  level: 1 | 2 | 3;
  title: string;
  /** Where it shows, if it does not show on the page. No hunt hides such a bug. */
  seenIn?: string;
  /** Whether it takes an element away. */
  takesAway?: true;
  /** The track of its page. Only a bug that a hunt in the browser can hide has one. */
  track?: TrackName;
};

/** How many rebuilds this number of bugs of a page has: one for ten. */
export function rebuildCount(bugs: number): number {
  return Math.ceil(bugs / 10);
}

/** The content of `bugs.json.br`. With the whole code of each copy it takes a tenth of a second to read. */
export type BuiltBugs = {
  bugs: BuiltBug[];
  /** A copy of each page as it is, which a grade serves instead of a bug. */
  unchanged: BuiltChange[];
  /** Copies with another form of the same code, for a grade to tell whether a suite fails for a bug or for a copy. */
  rebuilds: WrittenChange[];
};
