import type { States } from '../../state';

export default [
  // Two images are broken on purpose.
  { name: 'as opened', errors: /404.*(does-not-exist\.jpg|invalid-url)/ },
] satisfies States<'broken-images'>;
