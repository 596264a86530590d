import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Announcement } from './ports/announcement.ts';

const PROGRAM = fileURLToPath(new URL('../../../simulators/main.ts', import.meta.url));

export interface Simulators extends Announcement {
  stop(): void;
}

/** Starts the stand-ins for outside services as a process of their own, which ends with this one. */
export async function startSimulators({
  dataDir,
  publicUrl,
}: {
  dataDir: string;
  publicUrl: string;
}): Promise<Simulators> {
  const folder = join(dataDir, 'simulators');
  const options = ['--port', '0', '--state-dir', folder, '--app-url', publicUrl];
  const child = spawn(process.execPath, [PROGRAM, ...options], { stdio: ['pipe', 'pipe', 'pipe'] });
  let words = '';
  const hear = (chunk: Buffer) => {
    words += chunk;
  };
  child.stderr.on('data', hear);
  const announcement = await new Promise<Announcement>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', (line) => resolve(JSON.parse(line)));
    child.once('error', reject);
    child.once('close', (code) => reject(stoppedAtOnce(code, words)));
  });
  child.stderr.off('data', hear).pipe(process.stderr, { end: false });
  return { ...announcement, stop: () => void child.kill() };
}

function stoppedAtOnce(exitCode: number | null, words: string): Error {
  const code = /\bENOSPC\b/.exec(words)?.[0];
  return Object.assign(new Error(`The simulators stopped at once (exit code ${exitCode})\n${words}`), {
    code,
  });
}
