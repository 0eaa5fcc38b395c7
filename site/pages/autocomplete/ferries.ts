/** The groups of the dropdown. Their options have the same texts. */
export const directions = [
  {
    name: 'Out',
    ferries: [
      { id: 'out-08', time: '08:00', full: false },
      { id: 'out-12', time: '12:00', full: false },
      { id: 'out-18', time: '18:00', full: false },
    ],
  },
  {
    name: 'Back',
    ferries: [
      { id: 'back-08', time: '08:00', full: false },
      { id: 'back-12', time: '12:00', full: true },
      { id: 'back-18', time: '18:00', full: false },
    ],
  },
] as const;

/** `Back, 08:00`, or `none`. */
export function ferryName(chosen: string): string {
  for (const { name, ferries } of directions) {
    const ferry = ferries.find(({ id }) => id === chosen);
    if (ferry) return `${name}, ${ferry.time}`;
  }
  return 'none';
}
