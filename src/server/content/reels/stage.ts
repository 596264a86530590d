import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Scheme } from '#server/content/studio/colours.ts';
import type { ProductPhoto } from '#server/content/studio/photo.ts';
import { REEL_SIZE } from './reel-request.ts';
import type { ReelWords } from './reel-words.ts';

/** All that a kind of film is made from; what it does not move it paints once. */
export interface Stage {
  words: ReelWords;
  /** Stands for the product; painted from its title where there is no photo. */
  photo: ProductPhoto;
  scheme: Scheme;
  language: string;
  seconds: number;
  /** Of the music, for what happens on it. */
  beat: number;
  random: () => number;
}

export interface Film {
  /** When the picture shows most: the product, its name and nothing half gone. */
  coverAt: number;
  /** Paints the whole picture of a moment, from nothing but that moment. */
  draw(ctx: SKRSContext2D, at: number): void;
}

/** Nothing of an app's own buttons and words lies over this part of a reel. */
export const SAFE = { left: 120, right: 960, top: 270, bottom: 1500, width: 840, middle: 540 } as const;

/** The moments, in seconds, at which shares of the film are over, on the nearest beat. */
export function cutsOf({ seconds, beat }: Pick<Stage, 'seconds' | 'beat'>, ...shares: number[]): number[] {
  return shares.map((share) => Math.round((share * seconds) / beat) * beat);
}

export function paintOnce(
  draw: (ctx: SKRSContext2D) => void,
  width: number = REEL_SIZE.width,
  height: number = REEL_SIZE.height,
): Canvas {
  const canvas = createCanvas(width, height);
  draw(canvas.getContext('2d'));
  return canvas;
}
