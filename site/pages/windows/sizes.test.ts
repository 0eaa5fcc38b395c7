import { expect, test } from 'vitest';
import { featuresOf, sizes } from './sizes';

test('every size is one of a popup', () => {
  expect(sizes.map(featuresOf)).toEqual(['popup,width=480,height=360', 'popup,width=640,height=400']);
});
