import { execFile } from 'node:child_process';
import { access, chmod, constants, copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * The ffmpeg that encodes reels: the one of the settings, else the machine's own, else the one that came
 * with our packages.
 * @throws NoFfmpegError that says what was tried and why it does not run.
 */
export async function findFfmpeg(
  setting: string | undefined,
  { onPath = 'ffmpeg', packaged = packagedFfmpeg } = {},
): Promise<string> {
  if (setting) {
    const problem = await whyItDoesNotRun(setting);
    if (problem) throw new NoFfmpegError(`FFMPEG_PATH is ${setting}, which does not run: ${problem}`);
    return setting;
  }
  const problem = await whyItDoesNotRun(onPath);
  if (!problem) return onPath;
  try {
    const path = await packaged();
    const packagedProblem = await whyItDoesNotRun(path);
    if (!packagedProblem) return path;
    throw new Error(packagedProblem);
  } catch (cause) {
    throw new NoFfmpegError(
      `Reels need ffmpeg. The one on the PATH does not run (${problem}), nor does the packaged one (${wordsOf(cause)}). Install ffmpeg or set FFMPEG_PATH.`,
      { cause },
    );
  }
}

/** There is none on this machine that runs. */
export class NoFfmpegError extends Error {
  override name = 'NoFfmpegError';
}

/** npm runs no install scripts by itself, so the packaged file may lack the right to be run. */
export async function makeExecutable(file: string, cacheFolder: string): Promise<string> {
  if (await isExecutable(file)) return file;
  try {
    await chmod(file, 0o755);
    return file;
  } catch {
    return copyExecutable(file, cacheFolder);
  }
}

/** For folders in which nothing can be changed. */
export async function copyExecutable(file: string, cacheFolder: string): Promise<string> {
  const copy = join(cacheFolder, basename(file));
  if (await isExecutable(copy)) return copy;
  const unfinished = `${copy}.${crypto.randomUUID()}.part`;
  await mkdir(cacheFolder, { recursive: true, mode: 0o700 });
  try {
    await copyFile(file, unfinished);
    await chmod(unfinished, 0o755);
    await rename(unfinished, copy);
  } finally {
    await rm(unfinished, { force: true });
  }
  return copy;
}

async function packagedFfmpeg(): Promise<string> {
  // Loaded on demand: the package throws on a machine for which it has no file.
  const { default: installer } = await import('@ffmpeg-installer/ffmpeg');
  return makeExecutable(installer.path, join(homedir(), '.cache', 'vitrin', `ffmpeg-${installer.version}`));
}

async function whyItDoesNotRun(file: string): Promise<string | null> {
  try {
    const { stdout } = await run(file, ['-version'], { timeout: 20_000 });
    return stdout.startsWith('ffmpeg version') ? null : 'it is not ffmpeg';
  } catch (error) {
    return wordsOf(error);
  }
}

async function isExecutable(file: string): Promise<boolean> {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}

/** On one line, whatever a program said. */
function wordsOf(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error);
  return words.trim().replace(/\s*\n\s*/g, ' / ');
}
