import { expect, test } from 'vitest';
import { seededChance } from '#shared/core/chance.ts';
import { LEAST_CONTRAST, schemeFor } from './colours.ts';
import { LOOKS } from './looks.ts';
import { contrastOf, oklchOf, rgbOf } from './oklab.ts';
import { findAccent, findPalette } from './palette.ts';

test.each(LOOKS)('whatever colour a product has, the inks of %s are legible', (look) => {
  const accents = Array.from({ length: 36 }, (_, step) => ({
    l: 0.25 + (step % 5) * 0.15,
    c: 0.15,
    h: step * 10,
  }));
  for (const [index, accent] of [...accents, null].entries()) {
    const scheme = schemeFor(look, accent, seededChance(index));
    expect(contrastOf(scheme.ground, scheme.ink)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
    expect(contrastOf(scheme.ground, scheme.softInk)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
    expect(contrastOf(scheme.accent, scheme.onAccent)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
  }
});

test('colours survive the way to OKLCH and back', () => {
  for (const rgb of [
    [255, 0, 0],
    [12, 200, 90],
    [240, 240, 235],
  ] as const) {
    const back = rgbOf(oklchOf([...rgb]));
    for (const channel of [0, 1, 2]) expect(Math.abs(back[channel]! - rgb[channel]!)).toBeLessThanOrEqual(3);
  }
});

test('a small vivid part names the product, not its large grey one', () => {
  const pixels = new Uint8ClampedArray(400 * 4);
  for (let at = 0; at < 400; at++) pixels.set(at < 330 ? [128, 128, 130, 255] : [200, 20, 30, 255], at * 4);
  const accent = findAccent(findPalette(pixels))!;
  expect(accent.h).toBeGreaterThan(15);
  expect(accent.h).toBeLessThan(40);
  expect(findAccent(findPalette(pixels.fill(120)))).toBeNull();
});
