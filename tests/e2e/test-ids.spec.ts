import { absent, isOne } from '../../cli/pairs/absent';
import { shellTestIds, type TestId, testIds } from '../../cli/public-catalogue';
import { spelledOut } from '../../site/test-ids';
import { expect, test } from '../fixtures';
import { found, unlisted, watch } from './found-test-ids';

// These tests import the test ids, which others spell out, because they compare the catalogue with the pages.

test('the open menu of a narrow window has its test ids on the listed elements', async ({ open, page }) => {
  await page.setViewportSize({ width: 767, height: 800 });
  await watch(page);
  await open('/forms');
  const listed = shellTestIds.filter(({ when }) => !/the practice panel|hunt|searched for/.test(when));
  expect(absent(listed, await found(page, 'present'))).toEqual(['menu-overlay <div>']);
  await page.getByTestId('mobile-menu-button').click();
  await expect.poll(async () => absent(listed, await found(page, 'present'))).toEqual([]);
  expect(unlisted('forms', await found(page, 'seen'))).toEqual([]);
});

test('the practice panel has its test ids on the listed elements while it is open', async ({ open, page }) => {
  // Its first tab is Goal.
  const listed = shellTestIds.filter(({ when }) =>
    /^while the practice panel (?:is open|shows its tab Goal)$/.test(when),
  );
  await watch(page);
  await open('/forms');
  expect(absent(listed, await found(page, 'present'))).toHaveLength(listed.flatMap(spelledOut).length);
  await page.getByTestId('practice-toggle').click();
  await expect.poll(async () => absent(listed, await found(page, 'present'))).toEqual([]);
  expect(unlisted('forms', await found(page, 'seen'))).toEqual([]);
});

// Spelled out by hand, because test suites address these elements as `div` in XPath and CSS.
const divs = {
  alerts: ['result-container'],
  auth: ['auth-error', 'auth-success'],
  'broken-images': ['image-container-0', 'image-container-1', 'image-container-2'],
  'context-menu': ['context-menu-trigger'],
  'dynamic-elements': ['invisible-element'],
  'file-download': ['download-card-0', 'download-card-1', 'download-card-2'],
  'file-upload': ['file-uploader', 'upload-loading'],
  iframes: ['iframe-messages'],
  notifications: ['notification-example'],
} as const;

test('suites that name the tag find it', () => {
  for (const [id, names] of Object.entries(divs)) {
    const listed: readonly TestId[] = testIds[id as keyof typeof divs];
    for (const name of names) {
      expect(
        listed.filter((testId) => isOne(testId)({ name, element: 'div' })),
        name,
      ).toHaveLength(1);
    }
  }
});
