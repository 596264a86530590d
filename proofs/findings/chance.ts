import { seededChance } from '#shared/core/chance.ts';

/** Random numbers that are the same on every machine, from a seed (mulberry32), and the distributions shops are made of. */
export function createChance(seed: number) {
  const uniform = seededChance(seed);

  function normal(): number {
    return Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
  }

  /** Mean 1, of this variance (Marsaglia and Tsang, 2000, for shapes of at least 1). */
  function gammaAroundOne(variance: number): number {
    const shape = 1 / variance;
    const d = shape - 1 / 3;
    const c = 1 / Math.sqrt(9 * d);
    while (true) {
      const x = normal();
      const v = (1 + c * x) ** 3;
      if (v > 0 && Math.log(1 - uniform()) < 0.5 * x * x + d - d * v + d * Math.log(v))
        return (d * v) / shape;
    }
  }

  function poisson(mean: number): number {
    if (mean > 30) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal()));
    const least = Math.exp(-mean);
    let count = 0;
    for (let product = uniform(); product > least; product *= uniform()) count += 1;
    return count;
  }

  return { uniform, normal, gammaAroundOne, poisson };
}
export type Chance = ReturnType<typeof createChance>;
