import { opened, type States } from '../state';

export default [
  opened,
  {
    name: 'with the modal',
    async reach(visitor) {
      await visitor.run('document.dispatchEvent(new MouseEvent("mouseleave", { clientX: 300, clientY: -1 }))');
      await visitor.see('exit-modal');
    },
  },
  {
    name: 'dismissed',
    async reach(visitor) {
      await visitor.run('document.dispatchEvent(new MouseEvent("mouseleave", { clientX: 300, clientY: -1 }))');
      await visitor.click('modal-no');
      await visitor.see('exit-result', 'Declined');
    },
  },
] satisfies States<'exit-intent'>;
