import { expect, test } from 'vitest';
import { TONES } from '#shared/content/content.ts';
import { chooseLook, LOOKS, LOOKS_OF_TONE, type Look } from './looks.ts';

test.each(TONES)(
  'a store that posts in a %s tone sees each of the eight looks before one comes again',
  (tone) => {
    const latest: Look[] = [];
    for (let seed = 40; latest.length < 2 * LOOKS.length; seed += 3) {
      const look = chooseLook(tone, seed, latest);
      expect(latest.slice(0, LOOKS.length - 1)).not.toContain(look);
      latest.unshift(look);
    }
    expect(latest.slice(-2).toSorted()).toEqual(LOOKS_OF_TONE[tone].toSorted());
  },
);
