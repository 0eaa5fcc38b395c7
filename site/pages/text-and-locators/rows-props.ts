export type RowsProps = {
  pressed: string;
  /** What a button needs to show its key when it is pressed. */
  pressing: (key: string) => { onClick: () => void };
};
