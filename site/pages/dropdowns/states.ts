import { longWaits, noWaits, opened, type States } from '../../state';

const combobox = (kind: string) => ({ css: `[data-test="dropdown-${kind}"] [role=combobox]` });

// The libraries put their lists at the end of the document, outside of the page's landmarks, and their elements are the
// exercise.
const outside = (list: string) => ({ rule: 'region', css: `body > :is(${list}, :has(${list}))` });

export default [
  opened,
  {
    name: 'a city chosen in the native ones',
    async reach(visitor) {
      await visitor.run(`
        for (const [kind, values] of [['native', ['springfield-2']], ['multiple', ['lima', 'taumata']]]) {
          const select = document.querySelector('[data-test=dropdown-' + kind + '] select');
          for (const option of select.options) option.selected = values.includes(option.value);
          select.dispatchEvent(new Event('change', { bubbles: true }));
        }
      `);
      await visitor.see('dropdown-value-multiple', 'lima, taumata');
    },
  },
  {
    name: 'a city that can be created',
    async reach(visitor) {
      await visitor.fill(combobox('react-select'), 'New Town');
      await visitor.see({ css: '[data-test=dropdown-react-select] [role=option]' }, 'New Town');
    },
  },
  {
    name: 'a list of react-select',
    async reach(visitor) {
      await visitor.focus(combobox('react-select'));
      await visitor.press('ArrowDown');
      await visitor.see({ css: '[data-test=dropdown-react-select] [role=option]' });
    },
  },
  {
    name: 'a long list with what was searched for',
    exceptions: [outside('.ant-select-dropdown')],
    async reach(visitor) {
      await visitor.fill(combobox('antd'), 'spring');
      await visitor.see({ css: '.ant-select-item-option' }, 'Springfield');
    },
  },
  {
    name: 'a list that covers the page',
    exceptions: [outside('.MuiMenu-root')],
    async reach(visitor) {
      await visitor.click(combobox('mui'));
      await visitor.see({ css: '[role=option]', text: 'Tokyo' });
    },
  },
  {
    name: 'a listbox with a city chosen',
    async reach(visitor) {
      await visitor.focus(combobox('listbox'));
      await visitor.press('End');
      await visitor.press('Enter');
      await visitor.see('dropdown-value-listbox', 'zuerich-decomposed');
      await visitor.press('Enter');
      await visitor.press('Home');
      await visitor.see({ css: '[role=option]', text: 'Amsterdam' });
    },
  },
  {
    name: 'a cascader with three columns',
    // antd's cascader also names a list that it does not make.
    exceptions: [outside('.ant-cascader-dropdown'), { rule: 'aria-valid-attr-value', css: '#practice-cascader' }],
    async reach(visitor) {
      await visitor.click(combobox('cascader'));
      await visitor.click({ css: '.ant-cascader-menu-item', text: 'Oceania' });
      await visitor.click({ css: '.ant-cascader-menu-item', text: 'New Zealand' });
      await visitor.see({ css: '.ant-cascader-menu-item', text: 'Wellington' });
    },
  },
  {
    name: 'a list that loads',
    parameters: longWaits,
    async reach(visitor) {
      await visitor.click(combobox('loading'));
      await visitor.see({ css: '[data-test=dropdown-loading] [role=status]', text: 'Loading cities' });
    },
  },
  {
    name: 'a list that could not be loaded',
    parameters: noWaits,
    // At most twice, because one of the first two loads fails, and the seed says which.
    async reach(visitor) {
      await visitor.click(combobox('loading'));
      await visitor.see({ css: '[data-test=dropdown-loading] :is([role=option], button)' });
      await visitor.focus(combobox('loading'));
      await visitor.run(`
        if (!document.querySelector('[data-test=dropdown-retry]')) {
          const field = document.querySelector('[data-test=dropdown-loading] [role=combobox]');
          field.click();
          field.click();
        }
      `);
      await visitor.see('dropdown-retry');
      await visitor.see('dropdown-error', 'Could not load cities');
    },
  },
] satisfies States<'dropdowns'>;
