import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Box } from '#server/content/studio/photo.ts';
import { REEL_SIZE } from './reel-request.ts';

/**
 * What is to be read stands here: over the rest, Instagram and TikTok lay their own buttons and words (the top 250, the
 * bottom 320 to 400 and the right 120 pixels).
 */
export const SAFE: Box = { x: 90, y: 250, width: 870, height: 1260 };
/** As wide as the safe area allows on both sides of the picture's middle. */
export const CENTRED_WIDTH = 2 * (SAFE.x + SAFE.width - REEL_SIZE.width / 2);

export function paintOnce(draw: (ctx: SKRSContext2D) => void, width: number, height: number): Canvas {
  const canvas = createCanvas(Math.ceil(width), Math.ceil(height));
  draw(canvas.getContext('2d'));
  return canvas;
}

/** A whole frame; without alpha it is copied and not mixed with what is below it. */
export function paintFrame(draw: (ctx: SKRSContext2D) => void): Canvas {
  const canvas = createCanvas(REEL_SIZE.width, REEL_SIZE.height);
  draw(canvas.getContext('2d', { alpha: false }));
  return canvas;
}
