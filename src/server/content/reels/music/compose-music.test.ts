import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { findFfmpeg } from '#server/content/reels/find-ffmpeg.ts';
import { composeMusic, playPiece, sixteenBits } from './compose-music.ts';
import { decibels, SOUND_RATE, type Sound } from './instruments/sound.ts';
import { loudnessOf, truePeaksOf } from './loudness.ts';
import { PIECES } from './pieces/pieces.ts';

const run = promisify(execFile);

test.each(PIECES.map((piece) => [piece.name, piece] as const))(
  '%s is as loud as other reels, clean, begins on the first picture and ends in silence',
  (_, piece) => {
    const sound = playPiece(piece, 5, 3);

    expect(sound.left).toHaveLength(5 * SOUND_RATE);
    expect(Math.abs(loudnessOf(sound) + 14)).toBeLessThan(0.3);
    expect(decibels(highest(truePeaksOf(sound)))).toBeLessThan(-3.7);
    expect(decibels(highest(part(sound, 0, 0.04)))).toBeGreaterThan(-26);
    expect(decibels(highest(part(sound, 4.98, 5)))).toBeLessThan(-70);
    expect(decibels(largestStep(part(sound, 4.9, 5)))).toBeLessThan(-50);
    for (const side of [sound.left, sound.right]) expect(Math.abs(mean(side))).toBeLessThan(0.001);
    expect(correlation(sound)).toBeGreaterThan(0.3);
  },
);

test('ffmpeg measures the loudness and the peaks that we measure, also of a decoded AAC file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrin-music-'));
  try {
    const ffmpeg = await findFfmpeg(undefined);
    const sound = playPiece(PIECES[0]!, 5, 5);
    const raw = join(folder, 'music.s16');
    const encoded = join(folder, 'music.m4a');
    const format = ['-f', 's16le', '-ar', '48000', '-ac', '2'];
    await writeFile(raw, sixteenBits(sound));
    await run(ffmpeg, ['-v', 'error', ...format, '-i', raw, '-c:a', 'aac', '-b:a', '128k', encoded]);

    const plain = await measuredBy(ffmpeg, [...format, '-i', raw]);
    const afterAac = await measuredBy(ffmpeg, ['-i', encoded]);

    expect(Math.abs(plain.loudness - loudnessOf(sound))).toBeLessThan(0.15);
    expect(Math.abs(plain.peak - decibels(highest(truePeaksOf(sound))))).toBeLessThan(0.3);
    expect(Math.abs(afterAac.loudness + 14)).toBeLessThan(0.5);
    expect(afterAac.peak).toBeLessThan(-1);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('the same seed makes the same sound, another seed another', () => {
  const play = (seed: number) => Buffer.from(composeMusic({ music: PIECES[0]!, seconds: 5, seed }).buffer);
  const first = play(1);

  expect(play(1).equals(first)).toBe(true);
  expect(play(5).equals(first)).toBe(false);
});

async function measuredBy(ffmpeg: string, input: string[]) {
  const { stderr } = await run(ffmpeg, [
    ...['-hide_banner', '-nostats', ...input],
    ...['-filter_complex', 'ebur128=peak=true', '-f', 'null', '-'],
  ]);
  const summary = stderr.slice(stderr.lastIndexOf('Summary:'));
  const figure = (name: string) => Number(new RegExp(`${name}:\\s+(-?[\\d.]+)`).exec(summary)?.[1]);
  return { loudness: figure('I'), peak: figure('Peak') };
}

function part({ left, right }: Sound, from: number, to: number): Float32Array {
  const [first, last] = [Math.round(from * SOUND_RATE), Math.round(to * SOUND_RATE)];
  return left.slice(first, last).map((value, index) => (value + right[first + index]!) / 2);
}

function highest(samples: Float32Array): number {
  let most = 0;
  for (const value of samples) most = Math.max(most, Math.abs(value));
  return most;
}

function largestStep(samples: Float32Array): number {
  let most = 0;
  for (let index = 1; index < samples.length; index++)
    most = Math.max(most, Math.abs(samples[index]! - samples[index - 1]!));
  return most;
}

function mean(samples: Float32Array): number {
  let sum = 0;
  for (const value of samples) sum += value;
  return sum / samples.length;
}

function correlation({ left, right }: Sound): number {
  let [both, ofLeft, ofRight] = [0, 0, 0];
  for (let index = 0; index < left.length; index++) {
    both += left[index]! * right[index]!;
    ofLeft += left[index]! ** 2;
    ofRight += right[index]! ** 2;
  }
  return both / Math.sqrt(ofLeft * ofRight);
}
