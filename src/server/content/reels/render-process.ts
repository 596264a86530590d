import { rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { setCutOutModel } from '#server/content/studio/cut-out-model.ts';
import { PhotoProblem } from '#server/content/studio/photo-problem.ts';
import { startEncoder } from './encode-frames.ts';
import { makeFilm } from './film.ts';
import { NoFfmpegError } from './find-ffmpeg.ts';
import { composeMusic } from './music/compose-music.ts';
import { REEL_SIZE } from './reel-request.ts';
import { FINISHED, type RenderOrder, type RenderReport } from './render-order.ts';

/* The program that `render-reel.ts` starts for each reel: takes one order, reports, and ends. */
const COVER_QUALITY = 88;

sharp.cache(false);
sharp.concurrency(1);

process.once('message', (order: RenderOrder) => {
  // Who asked is gone. ffmpeg sees its input end and stops as well.
  process.once('disconnect', () => {
    rmSync(order.workshop, { recursive: true, force: true });
    process.exit(1);
  });
  render(order).then(
    (outcome) => report(outcome, () => process.exit()),
    (error: Error) => report(problemOf(error), () => process.exit(1)),
  );
});

async function render({ subject, ffmpeg, cutOutModel, workshop }: RenderOrder): Promise<RenderReport> {
  setCutOutModel(cutOutModel);
  // Page requests must not wait for a film; ffmpeg inherits it.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const film = await makeFilm(subject);
  const soundFile = join(workshop, 'sound.s16');
  await writeFile(soundFile, composeMusic(subject));

  const { width, height, framesPerSecond } = REEL_SIZE;
  const canvas = createCanvas(width, height);
  // Without alpha the pixels need no conversion when they are read.
  const ctx = canvas.getContext('2d', { alpha: false });
  const frames = subject.seconds * framesPerSecond;
  const encoder = startEncoder({
    ffmpeg,
    file: join(workshop, FINISHED),
    soundFile,
    ...REEL_SIZE,
    seconds: subject.seconds,
  });
  try {
    for (let frame = 0; frame < frames; frame++) {
      film.draw(ctx, frame / framesPerSecond);
      const { data } = ctx.getImageData(0, 0, width, height);
      await encoder.write(data);
      // Gives 8 MB back at once; left to garbage collection, they would have it search the whole heap every third frame.
      (data.buffer as ArrayBuffer).transfer(0);
      if (frame % framesPerSecond === 0) report({ kind: 'progress', share: frame / frames });
    }
    await encoder.finish();
  } catch (error) {
    encoder.kill();
    throw error;
  }
  film.draw(ctx, film.coverAt);
  return { kind: 'drawn', cover: await canvas.encode('jpeg', COVER_QUALITY), look: film.look };
}

function problemOf(error: NodeJS.ErrnoException): RenderReport {
  const { message, code } = error;
  if (error instanceof PhotoProblem) return { kind: 'bad-photo', problem: error.kind };
  if (error instanceof NoFfmpegError) return { kind: 'no-ffmpeg', message };
  return { kind: 'failed', message, code };
}

function report(message: RenderReport, then: () => void = () => {}) {
  process.send?.(message, then);
}
