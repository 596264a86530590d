import { beforeAll, expect, test } from 'vitest';
import { type Film, makeFilm } from '#server/content/reels/film.ts';
import type { FilmWriting } from '#server/content/reels/moving-scene.ts';
import type { Role } from '#server/content/reels/scene-blocks.ts';
import { WHITE } from '#server/content/studio/colours.ts';
import { faultsOfFilm } from './check-film.ts';
import { sampleReel } from './sample-reel.ts';

const EXPECTED = { seconds: 5, price: '$33.04' };
let good: Film;
beforeAll(async () => {
  good = await makeFilm(sampleReel('clean', { photos: [] }));
});

function spoilt(role: Role, change: (writing: FilmWriting) => Partial<FilmWriting>): Film {
  const writings = good.writings.map((one) => (one.role === role ? { ...one, ...change(one) } : one));
  return { ...good, writings };
}

test('a film of ours has no fault', () => {
  expect(faultsOfFilm(good, EXPECTED)).toEqual([]);
});

test.each<[string, () => Film, RegExp]>([
  [
    'a late hook',
    () => spoilt('hook', ({ legible }) => ({ legible: { ...legible, from: 0.6 } })),
    /hook can be read/,
  ],
  ['another price', () => spoilt('price', () => ({ text: '$62.81' })), /\$62\.81 is no price/],
  [
    'a price that goes at once',
    () => spoilt('price', ({ legible }) => ({ legible: { from: legible.from, until: legible.from + 0.4 } })),
    /price is gone too soon/,
  ],
  [
    'words under the buttons of an app',
    () => spoilt('call', ({ box }) => ({ box: { ...box, y: 1600 } })),
    /safe area/,
  ],
  [
    'two texts in one place',
    () => spoilt('title', () => ({ box: good.writings.find(({ role }) => role === 'hook')!.box })),
    /lie over each other/,
  ],
  ['white on white', () => spoilt('hook', () => ({ ink: WHITE })), /contrast of 1/],
  ['a text that is not drawn', () => ({ ...good, draw: good.drawGround }), /listed and not drawn/],
  [
    'words that are not listed',
    () => ({ ...good, writings: good.writings.filter(({ role }) => role !== 'title') }),
    /outside of their boxes/,
  ],
  [
    'half a product',
    () => ({ ...good, productAt: () => ({ x: -200, y: 500, width: 800, height: 800 }) }),
    /leaves the frame/,
  ],
])('%s is found', (_fault, spoil, sentence) => {
  expect(faultsOfFilm(spoil(), EXPECTED).join(' ')).toMatch(sentence);
});
