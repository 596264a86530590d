import { execFile } from 'node:child_process';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { watchMemory } from '#server/content/media-files/watch-memory.ts';
import { checkReel } from './check-reel.ts';
import { networkFormat, SOUND_DELAY_SECONDS } from './encode-frames.ts';
import { REEL_SIZE } from './reel-request.ts';

interface FilmWish {
  /** Where the reel is to be; whole and checked, or not there at all. */
  outFile: string;
  seconds: number;
  ffmpeg: string;
  signal: AbortSignal;
}

export interface FittedFilm {
  /** Why no reel can be made of it; empty when there is one. */
  problems: string[];
  cover: Buffer;
  durationMs: number;
}

interface Film {
  seconds: number;
  hasSound: boolean;
}

/** Slower than that, movements look wrong. */
const SLOWEST = 0.75;
const LONGEST_MS = 180_000;
/** More than 8K; a file may claim anything. */
const MOST_PIXELS = 40_000_000;
const MOST_BYTES = 1.5 * 1024 ** 3;

/** Makes a reel that every network takes of a film that a provider made: upright, 30 frames a second, with sound. */
export async function fitFilm(bytes: Buffer, wish: FilmWish): Promise<FittedFilm> {
  const { outFile, seconds, ffmpeg, signal } = wish;
  const workshop = `${outFile}.fitting`;
  await rm(workshop, { recursive: true, force: true });
  await mkdir(workshop, { recursive: true });
  try {
    const given = join(workshop, 'given.mp4');
    await writeFile(given, bytes);
    const film = await look(given, { ffmpeg, signal });
    if (!film) return unfit('It is not a film.');
    if (film.seconds < seconds * SLOWEST) return unfit(`It lasts ${film.seconds} s; ${seconds} are wanted.`);
    const fitted = join(workshop, 'fitted.mp4');
    const { code } = await run(ffmpeg, fittingArguments(given, film, { fitted, seconds }), signal);
    if (code !== 0) return unfit('It cannot be read to its end.');
    const { framesPerSecond } = REEL_SIZE;
    const { problems, durationMs } = await checkReel(fitted, { seconds, framesPerSecond });
    if (problems.length > 0) return unfit(...problems);
    const cover = join(workshop, 'cover.jpg');
    const still = [
      '-v',
      'error',
      '-ss',
      `${seconds / 3}`,
      '-i',
      fitted,
      '-frames:v',
      '1',
      '-q:v',
      '3',
      cover,
    ];
    await run(ffmpeg, still, signal);
    const reel = { problems, durationMs, cover: await readFile(cover) };
    await rename(fitted, outFile);
    return reel;
  } finally {
    await rm(workshop, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

/** ffmpeg reports what a file is when it is asked to make nothing of it. */
async function look(
  file: string,
  { ffmpeg, signal }: Pick<FilmWish, 'ffmpeg' | 'signal'>,
): Promise<Film | null> {
  const { words } = await run(ffmpeg, ['-hide_banner', ...readingOf(file)], signal);
  const [, hours, minutes, seconds] = /Duration: (\d+):(\d+):([\d.]+)/.exec(words) ?? [];
  if (!seconds || !/Stream #.*: Video: /.test(words)) return null;
  return {
    seconds: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds),
    hasSound: /Stream #.*: Audio: /.test(words),
  };
}

/** As MP4 and nothing else: there are formats that make ffmpeg open other files and addresses. */
function readingOf(file: string): string[] {
  return ['-protocol_whitelist', 'file', '-max_pixels', String(MOST_PIXELS), '-f', 'mp4', '-i', file];
}

/** A film that is a little too short is slowed down, one that is too long is cut. */
function fittingArguments(
  given: string,
  film: Film,
  { fitted, seconds }: { fitted: string; seconds: number },
): string[] {
  const { width, height, framesPerSecond } = REEL_SIZE;
  const slower = Math.max(1, seconds / film.seconds);
  const sound = film.hasSound ? readingOf(given) : ['-f', 'lavfi', '-i', 'anullsrc=r=48000:cl=stereo'];
  const pictures = [
    `setpts=(PTS-STARTPTS)*${slower}`,
    `fps=${framesPerSecond}`,
    `scale=${width}:${height}:force_original_aspect_ratio=increase:out_color_matrix=bt709:out_range=tv`,
    `crop=${width}:${height}`,
    'setsar=1',
    // Its last frame may end a moment too early.
    'tpad=stop_mode=clone:stop_duration=1',
    'format=yuv420p',
  ];
  const sounds = [
    `atempo=${1 / slower}`,
    'aresample=48000',
    'apad',
    `asetpts=PTS-STARTPTS+${SOUND_DELAY_SECONDS}/TB`,
  ];
  return [
    '-hide_banner',
    '-v',
    'error',
    ...readingOf(given),
    ...sound,
    '-map',
    '0:v:0',
    '-map',
    '1:a:0',
    '-vf',
    pictures.join(','),
    '-af',
    sounds.join(','),
    ...networkFormat({ framesPerSecond, seconds }),
    fitted,
  ];
}

function unfit(...problems: string[]): FittedFilm {
  return { problems, cover: Buffer.alloc(0), durationMs: 0 };
}

function run(ffmpeg: string, given: string[], signal: AbortSignal): Promise<{ code: number; words: string }> {
  return new Promise((resolve, reject) => {
    const options = { signal, timeout: LONGEST_MS, killSignal: 'SIGKILL' as const };
    const child = execFile(ffmpeg, given, options, (error, _, words) => {
      if (signal.aborted) return reject(signal.reason);
      if (error && typeof error.code === 'string') return reject(error);
      resolve({ code: error ? 1 : 0, words });
    });
    watchMemory(child, { mostBytes: MOST_BYTES });
    // Page requests must not wait for a film.
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  });
}
