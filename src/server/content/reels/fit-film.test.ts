import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkReel } from './check-reel.ts';
import { findFfmpeg } from './find-ffmpeg.ts';
import { fitFilm } from './fit-film.ts';

const PATIENCE_MS = 120_000;
const folder = mkdtempSync(join(tmpdir(), 'vitrin fit-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let ffmpeg: string;
beforeAll(async () => {
  ffmpeg = await findFfmpeg(undefined);
});

const PICTURES = '-f lavfi -i testsrc=s=360x640:r=24';
const SOUND = '-f lavfi -i sine=frequency=300';

/** A film as a provider might return it. */
async function filmed(seconds: number, given: string, kind = 'mp4'): Promise<Buffer> {
  const file = join(folder, `${crypto.randomUUID()}.${kind}`);
  await promisify(execFile)(ffmpeg, [...`-v error ${given} -t ${seconds}`.split(' '), file]);
  return readFileSync(file);
}

async function fitted(bytes: Buffer, seconds: number) {
  const outFile = join(folder, `${crypto.randomUUID()}.mp4`);
  const signal = new AbortController().signal;
  return { outFile, ...(await fitFilm(bytes, { outFile, seconds, ffmpeg, signal })) };
}

test.each([
  ['too long and silent', 6, PICTURES, 5],
  ['too short and with sound', 4, `${PICTURES} ${SOUND}`, 5],
  ['landscape with short sound', 5, `-f lavfi -i testsrc=s=640x360:r=25 ${SOUND}:duration=3`, 5],
])(
  'a film that is %s becomes a reel that every network takes',
  async (_how, given, sources, wanted) => {
    const { problems, outFile, cover, durationMs } = await fitted(await filmed(given, sources), wanted);
    expect(problems).toEqual([]);
    const checked = await checkReel(outFile, { seconds: wanted, framesPerSecond: 30 });
    expect(checked.problems).toEqual([]);
    expect(Math.abs(durationMs - wanted * 1000)).toBeLessThan(100);
    const { width, height, format } = await sharp(cover).metadata();
    expect([width, height, format]).toEqual([1080, 1920, 'jpeg']);
  },
  PATIENCE_MS,
);

test.each([
  ['far too short', () => filmed(2, PICTURES), /lasts 2/],
  ['sound alone', () => filmed(5, SOUND), /not a film/],
  ['of another kind', () => filmed(5, PICTURES, 'avi'), /not a film/],
  ['a list of other files', async () => Buffer.from('#EXTM3U\n#EXTINF:5,\n/etc/passwd\n'), /not a film/],
  ['cut off', async () => (await filmed(5, PICTURES)).subarray(0, 9_000), /not a film|cannot be read/],
])(
  'what is %s is refused, and nothing is left behind',
  async (_what, given, reason) => {
    const { problems, outFile } = await fitted(await given(), 5);
    expect(problems.join(' ')).toMatch(reason);
    expect([existsSync(outFile), existsSync(`${outFile}.fitting`)]).toEqual([false, false]);
  },
  PATIENCE_MS,
);
