/** Made by `solutions()` in build/solutions.ts. */
declare module 'virtual:solutions' {
  export type Code = {
    /** Path in the repository. */
    file: string;
    text: string;
    /** Length and kind of each stretch of the text, from its start to its end: `12m5k`. */
    marks: string;
  };

  /** The complete one, and a short one for a beginner, which home does not have. */
  export type Solution = Code & {
    /** Where in the text the test of each requirement is. */
    tests: { [requirement: string]: [start: number, end: number] };
    first?: Code;
    /** Page objects and the like, which both use. A solution that is one file has none. */
    shared?: Code[];
  };

  /** By tool and page: `playwright/forms`. A solution that does not exist is missing. */
  export const solutions: { [name: string]: (() => Promise<{ default: Solution }>) | undefined };
}
