import { type ChildProcess, fork } from 'node:child_process';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { watchMemory } from '#server/content/media-files/watch-memory.ts';
import { MOST_BYTES_WITH_MODEL } from '#server/content/studio/cut-out-limits.ts';
import type { Look } from '#server/content/studio/looks.ts';
import { PhotoProblem } from '#server/content/studio/photo-problem.ts';
import { checkReel } from './check-reel.ts';
import { NoFfmpegError } from './find-ffmpeg.ts';
import { REEL_SIZE, type ReelSubject } from './reel-request.ts';
import { FINISHED, type RenderOrder, type RenderReport } from './render-order.ts';

const PROGRAM = fileURLToPath(new URL('render-process.ts', import.meta.url));
/** A frame takes a twentieth of a second; who is silent for so long hangs. */
const SILENT_AT_MOST_MS = 60_000;
/** Some 450 MB are usual. */
const MOST_BYTES = 1024 ** 3;

export interface RenderedReel {
  file: string;
  bytes: number;
  durationMs: number;
  width: number;
  height: number;
  look: Look;
  /** A JPEG of the moment that shows most. */
  cover: Buffer;
}

interface RenderOptions {
  ffmpeg: string;
  /** A file of the operator's that finds products in photos. */
  cutOutModel?: string | undefined;
  signal?: AbortSignal;
  /** From 0 to 1. */
  onProgress?: (progress: number) => void;
  /** Receives the process that draws, for what watches it. */
  onStart?: (pid: number) => void;
  mostBytes?: number;
}

/**
 * Draws and encodes a reel in a process of its own: what crashes or is killed there costs this one reel, and
 * its memory is given back. `outFile` is there whole and checked, or not at all.
 * @throws PhotoProblem when the photo is none; Error when something failed; the reason of `signal` when that ended it.
 */
export async function renderReel(
  { outFile, ...subject }: ReelSubject & { outFile: string },
  { ffmpeg, cutOutModel, signal, onProgress, onStart, ...limits }: RenderOptions,
): Promise<RenderedReel> {
  signal?.throwIfAborted();
  const { mostBytes = cutOutModel ? MOST_BYTES_WITH_MODEL : MOST_BYTES } = limits;
  // Named after the file, so that a later attempt clears what a killed server left behind.
  const workshop = `${outFile}.making`;
  await rm(workshop, { recursive: true, force: true });
  await mkdir(workshop, { recursive: true });
  try {
    const { cover, look } = await runRenderProcess(
      { subject, ffmpeg, cutOutModel, workshop },
      { signal, onProgress, onStart, mostBytes },
    );
    const file = join(workshop, FINISHED);
    const { width, height, framesPerSecond } = REEL_SIZE;
    const { problems, bytes, durationMs } = await checkReel(file, {
      seconds: subject.seconds,
      framesPerSecond,
    });
    if (problems.length > 0) throw new Error(`The reel is not fit to be posted: ${problems.join(' ')}`);
    signal?.throwIfAborted();
    await rename(file, outFile);
    return { file: outFile, bytes, durationMs, width, height, look, cover };
  } finally {
    // ffmpeg may still write for a moment after its reader was killed.
    await rm(workshop, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

type Drawn = Extract<RenderReport, { kind: 'drawn' }>;

async function runRenderProcess(
  order: RenderOrder,
  {
    signal,
    onProgress,
    onStart,
    mostBytes,
  }: { [Name in 'signal' | 'onProgress' | 'onStart']: RenderOptions[Name] | undefined } & {
    mostBytes: number;
  },
): Promise<Drawn> {
  const child = fork(PROGRAM, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  if (child.pid) onStart?.(child.pid);
  const tookTooMuch = watchMemory(child, { mostBytes });
  const stop = () => child.kill('SIGKILL');
  signal?.addEventListener('abort', stop);
  try {
    return await reportOf(child, order, onProgress);
  } catch (error) {
    signal?.throwIfAborted();
    if (tookTooMuch() && order.subject.photos.length > 0)
      throw new PhotoProblem('too-heavy', { cause: error });
    throw error;
  } finally {
    signal?.removeEventListener('abort', stop);
    stop();
  }
}

function reportOf(
  child: ChildProcess,
  order: RenderOrder,
  onProgress: RenderOptions['onProgress'],
): Promise<Drawn> {
  return new Promise((resolve, reject) => {
    let words = '';
    const giveUp = () => {
      reject(new Error(`Drawing a reel gave no sign for ${SILENT_AT_MOST_MS / 1000} s`));
      child.kill('SIGKILL');
    };
    let silence = setTimeout(giveUp, SILENT_AT_MOST_MS);
    child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
      words = (words + chunk).slice(-2_000);
    });
    child.on('message', (report: RenderReport) => {
      clearTimeout(silence);
      if (report.kind === 'drawn') return resolve(report);
      if (report.kind === 'bad-photo') return reject(new PhotoProblem(report.problem));
      if (report.kind === 'no-ffmpeg') return reject(new NoFfmpegError(report.message));
      if (report.kind === 'failed')
        return reject(Object.assign(new Error(report.message), { code: report.code }));
      silence = setTimeout(giveUp, SILENT_AT_MOST_MS);
      onProgress?.(report.share);
    });
    child.once('error', reject);
    child.once('close', (code, signal) => {
      clearTimeout(silence);
      reject(
        new Error(`Drawing a reel ended with ${signal ?? `code ${code}`}${words && `: ${words.trim()}`}`),
      );
    });
    child.send(order, (error) => error && reject(error));
  });
}
