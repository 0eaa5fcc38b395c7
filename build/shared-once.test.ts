import { expect, test } from 'vitest';
import { sharedOnce } from './shared-once';

const terms = 'Everybody may use, copy, change and sell this without permission, '.repeat(3);
const noWarranty = 'Nobody promises that it works, that it keeps working, or that it is fit for anything. '.repeat(2);

const licenses = `# Licenses

## a - 1.0.0 (MIT)

Copyright A

${terms}

${noWarranty}

## b - 2.0.0 (MIT)

Copyright B

${terms.toUpperCase().replaceAll(' ', '\n')}

${noWarranty}Not even on Sundays.
`;

test('a paragraph that two licences share is there once, with any spaces and letters', () => {
  expect(sharedOnce(licenses)).toBe(`# Licenses

## a - 1.0.0 (MIT)

Copyright A

[1]

${noWarranty}

## b - 2.0.0 (MIT)

Copyright B

[1]

${noWarranty}Not even on Sundays.

## Paragraphs that several licenses have

[1] ${terms}
`);
});

test('a text that is short already stays as it is', () => {
  const short = sharedOnce(licenses);
  expect(sharedOnce(short)).toBe(short);
  expect(sharedOnce('# Licenses\n\nCopyright A\n')).toBe('# Licenses\n\nCopyright A\n');
});
