import { expect, test } from 'vitest';
import { POST_LIMITS, postLength } from '#shared/content/post-limits.ts';
import { shortTextOf } from './network-text.ts';

const TAGS = ['#oak', '#table', '#home', '#wood'];
const LONG = [
  'Solid oak, oiled by hand. It stays in the family.',
  'The table seats six and takes a seventh without a fuss. Its legs come off for the stairs, and a drop of oil once a year is all it asks for.',
  'Would you put it under the window or in the middle of the room? Tell us, we read every answer and keep the ones we like.',
].join('\n\n');

test('words that X takes whole have no other text for it', () => {
  expect(shortTextOf({ caption: 'Solid oak, oiled by hand.', hashtags: TAGS })).toBeNull();
});

test('X gets the first whole sentences, two hashtags, and room for an address', () => {
  const short = shortTextOf({ caption: LONG, hashtags: TAGS })!;
  expect(short).toBe(`${LONG.split('\n\n').slice(0, 2).join('\n\n')}\n\n#oak #table`);
  expect(postLength('twitter', `${short}\n\nhttps://example.com/products/table`)).toBeLessThanOrEqual(
    POST_LIMITS.twitter.characters,
  );
});

test('a first sentence that is too long by itself ends at a word', () => {
  const short = shortTextOf({ caption: `${'meşe '.repeat(80)}masa.`, hashtags: [] })!;
  expect(short).toMatch(/^(meşe )+meşe…$/);
  expect(postLength('twitter', short)).toBeGreaterThan(200);
});
