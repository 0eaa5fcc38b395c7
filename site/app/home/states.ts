import { opened, type States } from '../../state';

/** It is in the header, which home’s test ids do not name. */
const field = { css: 'header input[type=search]' };

export default [
  opened,
  {
    name: 'with what was found',
    async reach(visitor) {
      await visitor.fill(field, 'username');
      await visitor.see('page-search-result', '2 of ');
    },
  },
  {
    name: 'with nothing found',
    async reach(visitor) {
      await visitor.fill(field, 'no such thing');
      await visitor.see('page-search-result', 'Nothing found');
    },
  },
] satisfies States<'home'>;
