import { opened, type States } from '../../state';

export default [
  opened,
  {
    name: 'with a caption, after each of the others',
    async reach(visitor) {
      for (const number of [1, 3, 2] as const) {
        await visitor.hover(`hover-figure-${number}`);
        await visitor.see(`hover-caption-${number}`, `Figure ${number}`);
      }
    },
  },
] satisfies States<'hover'>;
