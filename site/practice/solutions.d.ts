/** Made by `solutions()` in build/solutions.ts. */
declare module 'virtual:solutions' {
  export type Solution = {
    /** Path in the repository. */
    file: string;
    text: string;
    /** Length and kind of each stretch of the text, from its start to its end: `12m5k`. */
    marks: string;
  };

  /** By tool and page: `playwright/forms`. A solution that does not exist is missing. */
  export const solutions: { [name: string]: (() => Promise<{ default: Solution }>) | undefined };
}
