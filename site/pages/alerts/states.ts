import { dialog, opened, type States } from '../../state';

export default [
  opened,
  {
    name: 'answered, with the dialog',
    async reach(visitor) {
      await visitor.accept(() => visitor.click('prompt-button'), 'Nancy');
      await visitor.see('result-container', 'Last action: Prompt dialog: "Nancy"');
      await visitor.click('dialog-button');
      await visitor.see(dialog('Alert'));
    },
  },
] satisfies States<'alerts'>;
