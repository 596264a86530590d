import { quantile } from '../bench/report.ts';

export interface KindOfCall {
  kind: string;
  count: number;
  failed: number;
  p50: number;
  p95: number;
  p99: number;
}

/** How long calls took and how many failed, by kind: since the last look, and in all. */
export function createTimings() {
  const failures: string[] = [];
  let sinceLook = new Map<string, { times: number[]; failed: number }>();
  const inAll = new Map<string, { times: number[]; failed: number }>();

  function record(kind: string, ms: number, failure?: string) {
    for (const kinds of [sinceLook, inAll]) {
      const known = kinds.get(kind) ?? { times: [], failed: 0 };
      known.times.push(ms);
      if (failure) known.failed += 1;
      kinds.set(kind, known);
    }
    if (failure) failures.push(`${kind}: ${failure}`);
  }

  /** @returns what it returned; null where it failed, which is recorded. */
  async function time<Result>(kind: string, call: () => Promise<Result>): Promise<Result | null> {
    const startedAt = performance.now();
    try {
      const result = await call();
      record(kind, performance.now() - startedAt);
      return result;
    } catch (error) {
      record(kind, performance.now() - startedAt, String(error));
      return null;
    }
  }

  function look(): KindOfCall[] {
    const seen = summed(sinceLook);
    sinceLook = new Map();
    return seen;
  }

  return { time, look, failures, total: () => summed(inAll) };
}
export type Timings = ReturnType<typeof createTimings>;

function summed(kinds: Map<string, { times: number[]; failed: number }>): KindOfCall[] {
  return [...kinds].map(([kind, { times, failed }]) => ({
    kind,
    failed,
    count: times.length,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    p99: quantile(times, 0.99),
  }));
}
