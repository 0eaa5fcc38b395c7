import { opened, type States } from '../../state';

/** The modal is in the document until it has faded. */
const untilGone = `return new Promise((resolve) => {
  const look = () => document.querySelector('[data-test=exit-modal]') ? requestAnimationFrame(look) : resolve();
  look();
});`;

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
      await visitor.run(untilGone);
    },
  },
] satisfies States<'exit-intent'>;
