import { spawn } from 'node:child_process';
import { NoFfmpegError } from './find-ffmpeg.ts';

export interface Encoding {
  ffmpeg: string;
  file: string;
  /** Raw 16-bit stereo sound at 48 kHz, as long as the film. */
  soundFile: string;
  width: number;
  height: number;
  framesPerSecond: number;
  seconds: number;
}

/** AAC begins a block early; without edit lists that would hold the first picture longer, so it starts a block late. */
export const SOUND_DELAY_SECONDS = 1024 / 48_000;

/** Eight frames that wait are 64 MB, and nothing is won by them: drawing one takes longer than encoding it. */
const ONE_WAITS = ['-thread_queue_size', '1'];

const MOST_CHARACTERS = 2_000;

/** Takes RGBA frames one after the other and makes an MP4 of them that every network accepts. */
export function startEncoder(encoding: Encoding) {
  const child = spawn(encoding.ffmpeg, encodingArguments(encoding), { stdio: ['pipe', 'ignore', 'pipe'] });
  let words = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    words = (words + chunk).slice(-MOST_CHARACTERS);
  });
  // An ffmpeg that dies closes the pipe under our hands; `ended` says why it did.
  child.stdin.on('error', () => {});
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', (cause) =>
      reject(new NoFfmpegError(`ffmpeg could not be started: ${cause.message}`, { cause })),
    );
    child.once('close', (code, signal) => {
      if (code === 0) return resolve();
      reject(failureOf(signal ?? `code ${code}`, words));
    });
  });
  // Asked for again when more is written or the end is reached; it must not count as unheard before.
  ended.catch(() => {});

  /** Waits until the frame is taken, else frames pile up faster than they are encoded. */
  async function write(frame: Uint8Array | Uint8ClampedArray) {
    if (child.exitCode !== null || child.signalCode !== null) return ended;
    if (child.stdin.write(frame)) return;
    await Promise.race([new Promise<void>((drained) => child.stdin.once('drain', drained)), ended]);
  }

  async function finish() {
    child.stdin.end();
    await ended;
  }

  return { write, finish, kill: () => child.kill('SIGKILL') };
}

export function encodingArguments({
  file,
  soundFile,
  width,
  height,
  framesPerSecond,
  seconds,
}: Encoding): string[] {
  return [
    ...'-hide_banner -v error'.split(' '),
    ...ONE_WAITS,
    ...`-f rawvideo -pix_fmt rgba -s ${width}x${height} -r ${framesPerSecond} -i pipe:0`.split(' '),
    ...ONE_WAITS,
    ...`-itsoffset ${SOUND_DELAY_SECONDS} -f s16le -ar 48000 -ac 2 -i`.split(' '),
    soundFile,
    // Without its matrix and tags named, ffmpeg converts as for old television and colours shift.
    ...'-vf scale=out_color_matrix=bt709:out_range=tv:flags=bilinear,format=yuv420p'.split(' '),
    ...networkFormat({ framesPerSecond, seconds }),
    file,
  ];
}

/** What Instagram asks for: H.264 High 4:2:0 with closed groups, moov in front, and no edit lists, which B-frames would bring. */
export function networkFormat({ framesPerSecond, seconds }: { framesPerSecond: number; seconds: number }) {
  return [
    // Every thread holds frames of its own, and by itself it takes more of them the more cores there are.
    ...'-c:v libx264 -threads 2 -preset veryfast -crf 21 -profile:v high -level:v 4.1 -bf 0'.split(' '),
    ...`-g ${framesPerSecond * 2} -colorspace bt709 -color_primaries bt709 -color_trc bt709`.split(' '),
    ...`-color_range tv -c:a aac -b:a 128k -ar 48000 -ac 2 -t ${seconds} -use_editlist 0`.split(' '),
    ...'-movflags +faststart+negative_cts_offsets -map_metadata -1 -y'.split(' '),
  ];
}

/** A shell answers with these for what it cannot run, or cannot find. */
const NOT_RUN = ['code 126', 'code 127'];

function failureOf(end: string, words: string): Error {
  const message = `ffmpeg ended with ${end}: ${lastLines(words) || 'no words'}`;
  if (NOT_RUN.includes(end)) return new NoFfmpegError(message);
  return Object.assign(
    new Error(message),
    words.includes('No space left on device') ? { code: 'ENOSPC' } : {},
  );
}

function lastLines(words: string): string {
  return words.trim().split('\n').slice(-4).join(' / ');
}
