import type { States } from '../../state';

export default [
  {
    name: 'as opened',
    reach: (visitor) => visitor.inside('iframe-nested', (frame) => frame.see({ css: 'h1' })),
  },
] satisfies States<'iframes-1'>;
