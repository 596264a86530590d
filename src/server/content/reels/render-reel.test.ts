import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadImage } from '@napi-rs/canvas';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkReel } from './check-reel.ts';
import { makeFilm } from './film.ts';
import { findFfmpeg } from './find-ffmpeg.ts';
import { renderReel } from './render-reel.ts';
import { readFrames } from './testing/read-frames.ts';
import { sampleReel } from './testing/sample-reel.ts';

const gloves = sampleReel('playful');

let folder: string;
let outFile: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrin-reel-'));
  outFile = join(folder, 'reel.mp4');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a reel of five seconds is drawn, given sound, checked, and its progress reported', async () => {
  const progress: number[] = [];

  const reel = await renderReel(
    { ...gloves, outFile },
    { ffmpeg: await findFfmpeg(undefined), onProgress: (share) => progress.push(share) },
  );

  const check = await checkReel(outFile, { seconds: 5, framesPerSecond: 30 });
  expect(check.problems).toEqual([]);
  expect(check.video?.frames).toBe(150);
  expect(reel).toMatchObject({ file: outFile, bytes: check.bytes, width: 1080, height: 1920 });
  expect(await loadImage(reel.cover)).toMatchObject({ width: 1080, height: 1920 });
  expect(progress).toEqual([0, 0.2, 0.4, 0.6, 0.8]);
  expect(await readdir(folder)).toEqual(['reel.mp4']);

  const film = await makeFilm(gloves);
  const frames = await readFrames(await findFfmpeg(undefined), outFile);
  const shown = (role: 'hook' | 'price') => {
    const writing = film.writings.find((one) => one.role === role)!;
    return frames.secondsShowing(film, writing);
  };
  expect(frames.count).toBe(150);
  expect(shown('hook')).toMatchObject({ from: 0 });
  expect(shown('hook').seconds).toBeGreaterThanOrEqual(1);
  expect(film.writings.find(({ role }) => role === 'price')?.text).toBe('$33.04');
  expect(shown('price').seconds).toBeGreaterThanOrEqual(1.5);
});

test('a caller that gives up gets its reason, and nothing goes on or stays behind', async () => {
  const stop = new AbortController();
  let pid = 0;

  const reel = renderReel(
    { ...gloves, outFile },
    {
      ffmpeg: await findFfmpeg(undefined),
      signal: stop.signal,
      onStart: (started) => {
        pid = started;
      },
      onProgress: () => stop.abort(new Error('the owner left')),
    },
  );

  await expect(reel).rejects.toThrow('the owner left');
  expect(spawnSync('kill', ['-0', String(pid)]).status).not.toBe(0);
  expect(await readdir(folder)).toEqual([]);
});

test('a killed process costs this reel only and is reported', async () => {
  let pid = 0;

  const reel = renderReel(
    { ...gloves, outFile },
    {
      ffmpeg: await findFfmpeg(undefined),
      onStart: (started) => {
        pid = started;
      },
      onProgress: () => process.kill(pid, 'SIGKILL'),
    },
  );

  await expect(reel).rejects.toThrow('Drawing a reel ended with SIGKILL');
  expect(await readdir(folder)).toEqual([]);
});

test('a reel that takes more memory than any needs is ended, and its photo is reported as too heavy', async () => {
  const reel = renderReel({ ...gloves, outFile }, { ffmpeg: await findFfmpeg(undefined), mostBytes: 1 });

  await expect(reel).rejects.toMatchObject({ kind: 'too-heavy' });
  expect(await readdir(folder)).toEqual([]);
});

test('an ffmpeg that is missing, or fails, is quoted', async () => {
  const failing = join(folder, 'failing-ffmpeg');
  await writeFile(failing, '#!/bin/sh\necho "Unknown encoder libx264" >&2\nexit 1\n');
  await chmod(failing, 0o755);

  await expect(renderReel({ ...gloves, outFile }, { ffmpeg: join(folder, 'none') })).rejects.toThrow(
    'ffmpeg could not be started',
  );
  await expect(renderReel({ ...gloves, outFile }, { ffmpeg: failing })).rejects.toThrow(
    'ffmpeg ended with code 1: Unknown encoder libx264',
  );
  expect(await readdir(folder)).toEqual(['failing-ffmpeg']);
});

test('a file that is no photo is reported as that', async () => {
  await expect(
    renderReel(
      { ...gloves, photos: [Buffer.from('<svg/>')], outFile },
      { ffmpeg: await findFfmpeg(undefined) },
    ),
  ).rejects.toMatchObject({ kind: 'drawing' });
});
