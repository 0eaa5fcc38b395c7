import { opened, type States } from '../../state';

export default [
  opened,
  {
    name: 'cards moved and copied by buttons, and a note',
    async reach(visitor) {
      await visitor.click('native-down');
      await visitor.click('native-right');
      await visitor.click('native-copy');
      await visitor.see('native-report', 'Copied Write to Doing as Write copy, place 4 of 4');
      await visitor.click('native-add');
      await visitor.see('native-report', 'Added Meeting at ten to the note');
    },
  },
  {
    name: 'an empty column',
    async reach(visitor) {
      for (const key of ['native-right', 'native-right', 'native-right'] as const) await visitor.click(key);
      await visitor.see('native-report', 'Write stays in Done, place 2 of 2');
    },
  },
] satisfies States<'native-drag'>;
