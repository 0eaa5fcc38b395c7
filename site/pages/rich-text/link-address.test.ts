import { expect, test } from 'vitest';
import { parseAddress } from './link-address';

test.each(['https://example.com/', 'http://localhost:7357/forms?seed=7', 'mailto:ada@example.com'])(
  '%s is an address',
  (address) => {
    expect(parseAddress(` ${address} `)).toBe(address);
  },
);

test.each(['', 'example', 'https://', 'https://a b', 'javascript:alert(1)', 'data:text/html,x', '//example.com'])(
  '“%s” is none',
  (typed) => {
    expect(parseAddress(typed)).toBeUndefined();
  },
);
