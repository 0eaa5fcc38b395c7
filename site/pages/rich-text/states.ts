import { opened, type States } from '../../state';

export default [
  opened,
  {
    name: 'written',
    async reach(visitor) {
      await visitor.click('plain-box');
      await visitor.press('H', 'i');
      await visitor.see('plain-html', 'Hi');
      await visitor.click('editor-bold');
      await visitor.see('editor-box');
      await visitor.press('N', 'o', 'w');
      await visitor.see('editor-html', '<p>The ferry leaves at nine.<b>Now</b></p>');
      await visitor.click('editor-list');
      await visitor.see('editor-html', '<ul><li>The ferry leaves at nine.<b>Now</b></li></ul>');
      await visitor.click('code-show');
    },
  },
  {
    name: 'cleared',
    async reach(visitor) {
      await visitor.click('plain-box');
      await visitor.press('H', 'i');
      await visitor.see('plain-text', 'Hi');
      await visitor.click('plain-clear');
      await visitor.see('plain-text', 'empty');
    },
  },
  {
    name: 'setting a link, and both refused',
    async reach(visitor) {
      await visitor.click('editor-link');
      await visitor.fill('editor-address', 'here');
      await visitor.click('editor-link-set');
      await visitor.see('editor-link-error', 'An address begins with');
      await visitor.see('editor-link-remove');
      await visitor.fill('code-line', '501');
      await visitor.click('code-go');
      await visitor.see('code-error', 'No line 501');
    },
  },
  {
    name: 'far down in the code',
    async reach(visitor) {
      await visitor.fill('code-line', '400');
      await visitor.click('code-go');
      await visitor.see('code-position', 'Line 400, column 1');
      await visitor.see('code-box', 'ferry(400,');
    },
  },
] satisfies States<'rich-text'>;
