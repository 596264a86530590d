import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createCanvas } from '@napi-rs/canvas';
import type { Film } from '#server/content/reels/film.ts';
import type { FilmWriting } from '#server/content/reels/moving-scene.ts';
import { REEL_SIZE } from '#server/content/reels/reel-request.ts';

const SMALLER = 3;
const WIDTH = REEL_SIZE.width / SMALLER;
const HEIGHT = REEL_SIZE.height / SMALLER;
/** Of 255, in the mean: what encoding and a smaller size change. */
const SAME = 14;
/** One frame in so many is looked at. */
const STEP = 3;

/** The frames of a finished reel, decoded, a third of their size. */
export async function readFrames(ffmpeg: string, file: string) {
  const { stdout } = await promisify(execFile)(
    ffmpeg,
    ['-v', 'error', '-i', file, '-vf', `scale=${WIDTH}:${HEIGHT}`, '-f', 'rawvideo', '-pix_fmt', 'gray', '-'],
    { encoding: 'buffer', maxBuffer: 600 * WIDTH * HEIGHT },
  );
  const count = stdout.length / (WIDTH * HEIGHT);

  /** From when on and how long a writing stands in the finished frames as it was meant to. */
  function secondsShowing(film: Film, { box, legible }: FilmWriting) {
    const canvas = createCanvas(WIDTH, HEIGHT);
    const ctx = canvas.getContext('2d', { alpha: false });
    ctx.scale(1 / SMALLER, 1 / SMALLER);
    const shows = (frame: number) => {
      const at = frame / REEL_SIZE.framesPerSecond;
      if (at < legible.from || at > legible.until) return false;
      film.draw(ctx, at);
      const [left, top] = [Math.round(box.x / SMALLER), Math.round(box.y / SMALLER)];
      const [width, height] = [Math.round(box.width / SMALLER), Math.round(box.height / SMALLER)];
      const { data } = ctx.getImageData(left, top, width, height);
      let difference = 0;
      for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++) {
          const pixel = (y * width + x) * 4;
          const meant = 0.2126 * data[pixel]! + 0.7152 * data[pixel + 1]! + 0.0722 * data[pixel + 2]!;
          difference += Math.abs(meant - stdout[frame * WIDTH * HEIGHT + (top + y) * WIDTH + left + x]!);
        }
      return difference / (width * height) < SAME;
    };
    const showing = Array.from({ length: Math.floor(count / STEP) }, (_, step) => step * STEP).filter(shows);
    return {
      from: (showing[0] ?? Number.NaN) / REEL_SIZE.framesPerSecond,
      seconds: (showing.length * STEP) / REEL_SIZE.framesPerSecond,
    };
  }

  return { count, secondsShowing };
}
