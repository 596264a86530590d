import { expect, test } from 'vitest';
import { listOf, moved, picturesOf } from './picture-order.ts';

const first = { imageUrl: '/api/media/1', altText: 'One' };
const second = { imageUrl: '/api/media/2', altText: null };

test('the first picture of a post and those after it are one list, and back', () => {
  const pictures = { ...first, morePictures: [second] };
  expect(listOf(pictures)).toEqual([first, second]);
  expect(picturesOf([first, second])).toEqual(pictures);
  expect(listOf({ imageUrl: null, altText: null, morePictures: [] })).toEqual([]);
  expect(picturesOf([])).toEqual({ imageUrl: null, altText: null, morePictures: [] });
});

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, 1, 'bac'],
])('what is moved from %i to %i stands there', (from, to, order) => {
  expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(order);
});
