import { opened, type States } from '../../state';

export default [
  opened,
  {
    name: 'with what was found',
    async reach(visitor) {
      await visitor.fill('page-search', 'username');
      await visitor.see('page-search-result', '2 of ');
    },
  },
  {
    name: 'with nothing found',
    async reach(visitor) {
      await visitor.fill('page-search', 'no such thing');
      await visitor.see('page-search-result', 'Nothing found');
    },
  },
] satisfies States<'home'>;
