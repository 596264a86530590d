import { createCanvas } from '@napi-rs/canvas';
import type { Film } from '#server/content/reels/film.ts';
import type { FilmWriting } from '#server/content/reels/moving-scene.ts';
import { SAFE } from '#server/content/reels/stage.ts';
import { LEAST_CONTRAST } from '#server/content/studio/colours.ts';
import { contrastOfLuminances, luminanceOf, rgbOf } from '#server/content/studio/oklab.ts';
import type { Box } from '#server/content/studio/photo.ts';
import { luminanceRange } from '#server/content/studio/stage.ts';

export interface Expected {
  seconds: number;
  /** As it is written; null where none may be. */
  price: string | null;
}

const HOOK = { from: 0.3, until: 1 };
const PRICE_SECONDS = 1.5;
const LINE_SECONDS = 1.2;
const LONGEST_LINE = 42;
/** A strike through an old price, a plate that grows: half a pixel of them. */
const TOLERANCE = 1;
const EPSILON = 1e-3;

/** What is wrong with a film, in sentences; drawn frames are looked at, not only the list of what is written. */
export function faultsOfFilm(film: Film, { seconds, price }: Expected): string[] {
  return [
    ...faultsOfHook(film.writings),
    ...faultsOfPrice(film.writings, { seconds, price }),
    ...faultsOfLines(film.writings, seconds),
    ...film.writings.flatMap(outsideSafeArea),
    ...overlaps(film.writings),
    ...cutProducts(film, seconds),
    ...faultsOfInk(film, seconds),
    ...unlistedWords(film, seconds),
  ];
}

function faultsOfHook(writings: FilmWriting[]): string[] {
  const hook = writings.find(({ role }) => role === 'hook');
  if (!hook) return ['There is no hook.'];
  const isSeen = hook.legible.from <= HOOK.from && hook.legible.until >= HOOK.until;
  return isSeen ? [] : [`The hook can be read from ${hook.legible.from} to ${hook.legible.until}.`];
}

function faultsOfPrice(writings: FilmWriting[], { price, seconds }: Expected): string[] {
  const prices = writings.filter(({ role }) => role === 'price');
  if (price === null) return prices.map(({ text }) => `A price is shown: ${text}`);
  const wrong = prices.filter(({ text }) => text !== price);
  const held = prices.some((writing) => legibleSeconds(writing, seconds) >= PRICE_SECONDS - EPSILON);
  return [
    ...wrong.map(({ text }) => `${text} is no price of it.`),
    ...(held ? [] : ['The price is gone too soon.']),
  ];
}

function faultsOfLines(writings: FilmWriting[], seconds: number): string[] {
  return writings
    .filter(({ role }) => role === 'line' || role === 'step')
    .flatMap((writing) => [
      ...(legibleSeconds(writing, seconds) < LINE_SECONDS - EPSILON
        ? [`“${writing.text}” is gone too soon.`]
        : []),
      ...(writing.role === 'line' && writing.text.length > LONGEST_LINE
        ? [`“${writing.text}” is long.`]
        : []),
    ]);
}

const legibleSeconds = ({ legible }: FilmWriting, seconds: number) =>
  Math.min(seconds, legible.until) - Math.max(0, legible.from);

function outsideSafeArea({ text, box }: FilmWriting): string[] {
  const isInside =
    box.x >= SAFE.x - TOLERANCE &&
    box.y >= SAFE.y - TOLERANCE &&
    box.x + box.width <= SAFE.x + SAFE.width + TOLERANCE &&
    box.y + box.height <= SAFE.y + SAFE.height + TOLERANCE;
  return isInside ? [] : [`“${text}” leaves the safe area: ${JSON.stringify(box)}`];
}

function overlaps(writings: FilmWriting[]): string[] {
  return writings.flatMap((one, index) =>
    writings
      .slice(index + 1)
      .filter((other) => one.drawn.from < other.drawn.until && other.drawn.from < one.drawn.until)
      .filter((other) => meet(one.box, other.box))
      .map((other) => `“${one.text}” and “${other.text}” lie over each other.`),
  );
}

const meet = (one: Box, other: Box) =>
  one.x + TOLERANCE < other.x + other.width &&
  other.x + TOLERANCE < one.x + one.width &&
  one.y + TOLERANCE < other.y + other.height &&
  other.y + TOLERANCE < one.y + one.height;

function cutProducts(film: Film, seconds: number): string[] {
  const moments = Array.from({ length: Math.floor(seconds * 10) }, (_, step) => step / 10);
  const cut = moments.filter((at) => {
    const box = film.productAt(at);
    if (!box) return false;
    const { x, y, width, height } = box;
    return x < -TOLERANCE || y < -TOLERANCE || x + width > 1080 + TOLERANCE || y + height > 1920 + TOLERANCE;
  });
  return cut.length === 0 ? [] : [`The product leaves the frame at ${cut[0]} s.`];
}

/** Against what is really drawn below it, in the middle of the time in which it can be read. */
function faultsOfInk(film: Film, seconds: number): string[] {
  const canvas = createCanvas(1080, 1920);
  const ctx = canvas.getContext('2d', { alpha: false });
  return film.writings.flatMap(({ text, box, ink, legible }) => {
    const at = (Math.max(0, legible.from) + Math.min(seconds, legible.until)) / 2;
    film.drawGround(ctx, at);
    const [darkest, lightest] = luminanceRange(ctx, box);
    const luminance = luminanceOf(rgbOf(ink));
    const contrast = Math.min(
      contrastOfLuminances(luminance, darkest),
      contrastOfLuminances(luminance, lightest),
    );
    return contrast >= LEAST_CONTRAST - 0.05 ? [] : [`“${text}” has a contrast of ${contrast.toFixed(1)}.`];
  });
}

const SMALL = 4;

/** What differs between a frame and the same one without words lies in the boxes that are listed, and there is some in each. */
function unlistedWords(film: Film, seconds: number): string[] {
  const moments = Array.from({ length: 5 }, (_, step) => ((step + 0.5) / 5) * seconds);
  return moments.flatMap((at) => {
    const withWords = pixelsOf((ctx) => film.draw(ctx, at));
    const without = pixelsOf((ctx) => film.drawGround(ctx, at));
    const drawn = film.writings.filter((writing) => writing.drawn.from <= at && at < writing.drawn.until);
    const seen = new Set<FilmWriting>();
    let strays = 0;
    for (let pixel = 0; pixel < withWords.length; pixel += 4) {
      const differs = [0, 1, 2].some(
        (part) => Math.abs(withWords[pixel + part]! - without[pixel + part]!) > 40,
      );
      if (!differs) continue;
      const [x, y] = [((pixel / 4) % (1080 / SMALL)) * SMALL, Math.floor(pixel / 4 / (1080 / SMALL)) * SMALL];
      // A tall text's tail may reach into the box of the one below it.
      const owner = drawn.find(({ box }) => isIn(box, x, y)) ?? drawn.find(({ box }) => holds(box, x, y));
      if (owner) seen.add(owner);
      else strays += 1;
    }
    const unseen = drawn.filter(
      (writing) => writing.legible.from <= at && at <= writing.legible.until && !seen.has(writing),
    );
    return [
      ...(strays > 0
        ? [`${strays * SMALL ** 2} pixels of words are outside of their boxes at ${at} s.`]
        : []),
      ...unseen.map(({ text }) => `“${text}” is listed and not drawn at ${at} s.`),
    ];
  });
}

/** Accents and tails leave a box that is made for capitals by a little. */
function holds({ x, y, width, height }: Box, left: number, top: number): boolean {
  const [across, down] = [24, Math.max(24, height * 0.12)];
  const wider = { x: x - across, y: y - down, width: width + 2 * across, height: height + 2 * down };
  return isIn(wider, left, top);
}

function isIn({ x, y, width, height }: Box, left: number, top: number): boolean {
  return left >= x && left <= x + width && top >= y && top <= y + height;
}

function pixelsOf(draw: (ctx: ReturnType<ReturnType<typeof createCanvas>['getContext']>) => void) {
  const canvas = createCanvas(1080 / SMALL, 1920 / SMALL);
  const ctx = canvas.getContext('2d', { alpha: false });
  ctx.scale(1 / SMALL, 1 / SMALL);
  draw(ctx);
  return ctx.getImageData(0, 0, 1080 / SMALL, 1920 / SMALL).data;
}
