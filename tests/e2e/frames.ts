/** The documents that the pages show in frames and open, and their titles. */
export const titles = {
  'simple-content': 'Iframe Content 1',
  'nested-elements': 'Nested Elements',
  'simple-form': 'Simple Form',
  'complex-form': 'Complex Form',
  'complex-page': 'Complex Page with Native Elements',
  'table-form': 'Interactive Table',
  map: 'Map of Lindenford',
  opened: 'Opened Document',
  question: 'Question',
  counter: 'Shared Counter',
  journey: 'Arrived by link',
  challenge: 'Confirm the payment',
};
