import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkReel } from './check-reel.ts';
import { startEncoder } from './encode-frames.ts';
import { findFfmpeg } from './find-ffmpeg.ts';
import { composeMusic } from './music/compose-music.ts';
import { PIECES } from './music/pieces/pieces.ts';

let folder: string;
let good: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrin-check-'));
  good = await encode('good.mp4', { width: 1080, height: 1920, seconds: 3, framesPerSecond: 30 });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a reel as we encode it is fit for every network, and another reader sees the same in it', async () => {
  const check = await checkReel(good, { seconds: 3, framesPerSecond: 30 });

  expect(check.problems).toEqual([]);
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(await readFile(good)) });
  const video = (await input.getPrimaryVideoTrack())!;
  const sound = (await input.getPrimaryAudioTrack())!;
  expect(check.video).toMatchObject({
    width: await video.getDisplayWidth(),
    height: await video.getDisplayHeight(),
    frames: (await video.computePacketStats()).packetCount,
    seconds: 3,
    framesPerSecond: 30,
    h264: { profile: 100, chromaFormat: 1, bitDepth: 8, progressive: true },
  });
  expect(check.sound).toMatchObject({
    rate: await sound.getSampleRate(),
    channels: await sound.getNumberOfChannels(),
    objectType: 2,
  });
  expect(check.durationMs / 1000).toBeCloseTo(await input.computeDuration(), 2);
  expect(await input.getMimeType()).toContain('avc1.640029');
  expect(await input.getMimeType()).toContain('mp4a.40.2');
});

test('a square film of two seconds is refused with both reasons', async () => {
  const file = await encode('square.mp4', { width: 360, height: 360, seconds: 2, framesPerSecond: 12 });

  const { problems } = await checkReel(file, { seconds: 5 });

  expect(problems).toContain('The video is 360 × 360; it must be 1080 × 1920.');
  expect(problems).toContain('The video lasts 2.00 s; it must last 3 to 90.');
  expect(problems).toContain('The video lasts 2.00 s instead of 5.');
  expect(problems).toContain('The video has 12.00 frames a second; 24 to 60 are allowed.');
});

test.each<[string, (bytes: Buffer) => Buffer, string]>([
  ['with its index behind', moveIndexBehind, 'The index (moov) must come before the pictures (mdat).'],
  ['with an edit list', addEditList, 'The file has an edit list.'],
  [
    'cut off',
    (bytes) => bytes.subarray(0, bytes.length - 5_000),
    'The file must be whole, not in fragments.',
  ],
  ['of another codec', (bytes) => rename(bytes, 'avc1', 'hvc1'), 'There is no H.264 video in the file.'],
  ['without AAC', (bytes) => rename(bytes, 'mp4a', 'Opus'), 'There is no AAC sound in the file.'],
  [
    'that is a web page',
    () => Buffer.from('<!doctype html><title>Not found</title>'),
    'The file is not an MP4.',
  ],
  ['that is empty', () => Buffer.alloc(0), 'The file is not an MP4.'],
])('a file %s is refused', async (name, spoil, problem) => {
  const file = join(folder, `${name}.mp4`);
  await writeFile(file, spoil(Buffer.from(await readFile(good))));

  expect((await checkReel(file)).problems).toContain(problem);
});

test('whatever bytes are wrong in the index, the check answers', async () => {
  const bytes = await readFile(good);
  const index = bytes.indexOf('moov');
  const file = join(folder, 'noise.mp4');
  for (let round = 0; round < 60; round++) {
    const spoiled = Buffer.from(bytes.subarray(0, index + 3_000));
    for (let hit = 0; hit < 12; hit++)
      spoiled[index + ((round * 977 + hit * 409) % 3_000)] = (round * 31 + hit * 57) % 256;
    await writeFile(file, spoiled);
    expect((await checkReel(file)).problems.length).toBeGreaterThan(0);
  }
});

async function encode(
  name: string,
  {
    width,
    height,
    seconds,
    framesPerSecond,
  }: { width: number; height: number; seconds: number; framesPerSecond: number },
) {
  const file = join(folder, name);
  const soundFile = join(folder, `${name}.s16`);
  await writeFile(soundFile, composeMusic({ music: PIECES[0]!, seconds: 5, seed: 1 }));
  const encoder = startEncoder({
    ffmpeg: await findFfmpeg(undefined),
    file,
    soundFile,
    width,
    height,
    framesPerSecond,
    seconds,
  });
  const frame = new Uint8Array(width * height * 4).fill(90);
  for (let count = 0; count < seconds * framesPerSecond; count++) await encoder.write(frame);
  await encoder.finish();
  return file;
}

function moveIndexBehind(bytes: Buffer): Buffer {
  const start = bytes.indexOf('moov') - 4;
  const end = start + bytes.readUInt32BE(start);
  return Buffer.concat([bytes.subarray(0, start), bytes.subarray(end), bytes.subarray(start, end)]);
}

function rename(bytes: Buffer, kind: string, by: string): Buffer {
  // The first `stsd` is that of the pictures; the kind of a codec also stands in the file's first box.
  bytes.write(by, bytes.indexOf(kind, bytes.indexOf('stsd')), 'latin1');
  return bytes;
}

/** Puts an `edts` with an `elst` in the place of a track's header. */
function addEditList(bytes: Buffer): Buffer {
  const header = bytes.indexOf('tkhd') - 4;
  bytes.write('edts', header + 4, 'latin1');
  bytes.writeUInt32BE(bytes.readUInt32BE(header) - 8, header + 8);
  bytes.write('elst', header + 12, 'latin1');
  return bytes;
}
