import { expect, test } from 'vitest';
import { frameOf } from './frame-ratio.ts';

test.each([
  ['instagram', 1080, 1350, 0.8, 'none'],
  ['instagram', 1080, 1920, 0.8, 'height'],
  ['instagram', 1600, 900, 16 / 9, 'none'],
  ['instagram', 3000, 1000, 1.91, 'sides'],
  ['facebook', 1080, 1080, 1, 'none'],
  ['twitter', 1600, 900, 16 / 9, 'none'],
  ['twitter', 1080, 1350, 0.8, 'none'],
] as const)('%s shows %i × %i in a frame of %f, cropped: %s', (network, width, height, ratio, crop) => {
  expect(frameOf(network, width, height)).toEqual({ ratio, crop });
});
