import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { CutOutModelReport } from './cut-out-model-program.ts';

const PROGRAM = fileURLToPath(new URL('cut-out-model-program.ts', import.meta.url));
const LONGEST_MS = 120_000;

/** Opens the operator's model in a process of its own, since it may take a gigabyte, and lets it look at an empty picture. */
export function checkCutOutModel(path: string): Promise<CutOutModelReport> {
  return new Promise((resolve) => {
    execFile(process.execPath, [PROGRAM, path], { timeout: LONGEST_MS }, (error, said) => {
      const report = reportIn(said);
      resolve(report ?? { ok: false, problem: error?.message.split('\n')[0] ?? 'it ended without a word' });
    });
  });
}

function reportIn(said: string): CutOutModelReport | null {
  try {
    return JSON.parse(said.trim().split('\n').at(-1) ?? '');
  } catch {
    return null;
  }
}
