import { longWaits, noWaits, opened, type States } from '../../state';

export default [
  opened,
  {
    name: 'uploading',
    parameters: longWaits,
    async reach(visitor) {
      await visitor.upload('file-input', 'notes.txt');
      await visitor.see('upload-loading');
    },
  },
  {
    name: 'uploaded',
    parameters: noWaits,
    async reach(visitor) {
      await visitor.upload('file-input', 'notes.txt', 'second.txt');
      await visitor.see('uploaded-file-1', 'second.txt');
    },
  },
] satisfies States<'file-upload'>;
