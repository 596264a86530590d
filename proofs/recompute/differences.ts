import { isDeepStrictEqual } from 'node:util';

/** Gathers what is compared, prints a line for each moment, and every figure that differs. */
export function createDifferences() {
  let figures = 0;
  let differing = 0;
  let printed = { figures: 0, differing: 0 };

  function compare(name: string, product: object | null, recomputed: object | null) {
    const theirs = Object.entries(product ?? {});
    const ours = Object.entries(recomputed ?? {});
    figures += Math.max(theirs.length, ours.length, 1);
    if (isDeepStrictEqual(product, recomputed)) return;
    const names = new Set([...theirs, ...ours].map(([each]) => each));
    for (const each of names) {
      const [one, other] = [theirs, ours].map((list) => list.find(([key]) => key === each)?.[1] ?? null);
      if (isDeepStrictEqual(one, other)) continue;
      differing += 1;
      if (differing <= 60) process.stdout.write(`  ${name} ${each}: product ${one}, recomputed ${other}\n`);
    }
  }

  /** Figures that were compared elsewhere, and what was found to differ. */
  function add(name: string, compared: number, found: string[]) {
    figures += compared;
    differing += found.length;
    for (const each of found) process.stdout.write(`  ${name} ${each}\n`);
  }

  return {
    compare,
    add,
    print(moment: string) {
      const count = `${figures - printed.figures} figures, ${differing - printed.differing} differ`;
      process.stdout.write(`${moment.padEnd(18)} ${count}\n`);
      printed = { figures, differing };
    },
    end(): number {
      process.stdout.write(`\n${figures} figures compared, ${differing} differ\n`);
      return differing === 0 ? 0 : 1;
    },
  };
}
