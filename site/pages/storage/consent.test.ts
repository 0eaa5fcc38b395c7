import { expect, test } from 'vitest';
import { describeConsent, everything, onlyNecessary, parseConsent } from './consent';

test('a stored answer is read as it was given', () => {
  for (const consent of [everything, onlyNecessary, { statistics: true, marketing: false }])
    expect(parseConsent(JSON.stringify(consent))).toEqual(consent);
});

test.each([null, '', 'yes', 'null', '7', '{}', '{"statistics":true}', '{"statistics":1,"marketing":0}'])(
  'a stored %j is no answer',
  (text) => {
    expect(parseConsent(text)).toBeUndefined();
  },
);

test('each answer has its own words', () => {
  expect(describeConsent(undefined)).toBe('Not answered');
  expect(describeConsent(everything)).toBe('All accepted');
  expect(describeConsent(onlyNecessary)).toBe('Only necessary');
  expect(describeConsent({ statistics: true, marketing: false })).toBe('Chosen: statistics');
  expect(describeConsent({ statistics: false, marketing: true })).toBe('Chosen: marketing');
});
