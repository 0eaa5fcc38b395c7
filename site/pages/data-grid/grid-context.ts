/** What cells need of the page. */
export type GridContext = {
  open(id: string): void;
  refuse(message: string): void;
};
