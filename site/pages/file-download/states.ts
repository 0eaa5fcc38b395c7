import { longWaits, noWaits, opened, type States } from '../../state';

export default [
  opened,
  {
    name: 'downloading',
    parameters: longWaits,
    async reach(visitor) {
      await visitor.click('download-button-1');
      await visitor.see({ css: '[data-test=download-button-1]:disabled' });
    },
  },
  {
    name: 'failed',
    parameters: { ...noWaits, downloadFailure: 'http' },
    errors: /503/,
    async reach(visitor) {
      for (const index of [2, 1, 0] as const) {
        await visitor.click(`download-button-${index}`);
        await visitor.see(`download-error-${index}`, 'Not downloaded');
      }
      await visitor.see('error-message', 'Failed to download Sample Text.');
    },
  },
] satisfies States<'file-download'>;
