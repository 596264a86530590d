import { MODEL_LIMITS } from './cut-out-limits.ts';
import { openCutOutModel } from './cut-out-model.ts';

/* The program that `check-cut-out-model.ts` starts: one line of JSON says whether the model can be used. */
export type CutOutModelReport =
  | { ok: true; family: string; tookMs: number; megabytes: number }
  | { ok: false; problem: string };

async function look(path: string): Promise<CutOutModelReport> {
  try {
    const model = await openCutOutModel(path);
    const { family, side } = model;
    const begun = performance.now();
    const white = new Uint8ClampedArray(side * side * 4).fill(255);
    await model.find({ data: white, width: side, height: side }, { width: side, height: side });
    const tookMs = Math.round(performance.now() - begun);
    const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
    const problem = problemOf(tookMs, megabytes);
    return problem ? { ok: false, problem } : { ok: true, family, tookMs, megabytes };
  } catch (error) {
    return { ok: false, problem: error instanceof Error ? error.message : String(error) };
  }
}

function problemOf(tookMs: number, megabytes: number): string | null {
  const { ms, bytes } = MODEL_LIMITS;
  const most = bytes / 1024 ** 2;
  if (megabytes > most) return `it takes ${megabytes} MB for a picture; ${most} is the most there is for it`;
  if (tookMs > ms)
    return `it looks at a picture for ${Math.round(tookMs / 1000)} s; ${ms / 1000} s is the most`;
  return null;
}

process.stdout.write(`${JSON.stringify(await look(process.argv[2] ?? ''))}\n`);
