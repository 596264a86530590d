/**
 * Rules that continue a series of days or months; Hyndman & Athanasopoulos, Forecasting: Principles and Practice. A rule
 * is given all values at once and then asked what it would have said when only the first `known` of them were there.
 */
export type ForecastRule = (values: number[]) => (known: number, horizon: number) => number[];

/** Every day as the same day of the last season. */
export function seasonalNaive(season: number): ForecastRule {
  return (values) => (known, horizon) =>
    Array.from({ length: horizon }, (_, ahead) => values[known - season + (ahead % season)]!);
}

/** On from the last value by the average step of all. */
export const drift: ForecastRule = (values) => (known, horizon) => {
  const last = values[known - 1]!;
  const step = (last - values[0]!) / Math.max(1, known - 1);
  return Array.from({ length: horizon }, (_, ahead) => last + (ahead + 1) * step);
};

interface Smoothing {
  level: number;
  trend: number;
  seasonal: number;
  damping: number;
}

const GRID: Smoothing[] = [0.02, 0.05, 0.1, 0.2, 0.35].flatMap((level) =>
  [0.02, 0.1].flatMap((trend) =>
    [0.02, 0.08, 0.2].flatMap((seasonal) =>
      [0.85, 0.97].map((damping) => ({ level, trend, seasonal, damping })),
    ),
  ),
);

/**
 * Holt-Winters' method with additive season and damped trend. Of a grid of smoothing parameters those are taken whose
 * forecasts of the next value were nearest up to then. Needs two seasons.
 */
export function holtWinters(season: number): ForecastRule {
  return (values) => {
    const smoothed = GRID.map((smoothing) => smooth(values, season, smoothing));
    return (known, horizon) => {
      const best = smoothed.reduce((one, other) => (other.error[known]! < one.error[known]! ? other : one));
      return best.continued(known, horizon);
    };
  };
}

/** One run over all values, which keeps where it stood after each: at index `known` the state after that many values. */
function smooth(values: number[], season: number, { level, trend, seasonal, damping }: Smoothing) {
  const state = () => new Float64Array(values.length + 1);
  const [error, levels, slopes, seasons] = [state(), state(), state(), state()];
  const start = mean(values.slice(0, season));
  const twoSeasons = mean(values.slice(0, 2 * season));
  levels[season] = start;
  slopes[season] = (mean(values.slice(season, 2 * season)) - start) / season;
  for (let index = 0; index < season; index += 1) {
    seasons[index] = mean([values[index]!, values[index + season] ?? values[index]!]) - twoSeasons;
  }
  for (let index = season; index < values.length; index += 1) {
    const value = values[index]!;
    const usual = seasons[index - season]!;
    const trended = damping * slopes[index]!;
    const before = levels[index]! + trended;
    const next = level * (value - usual) + (1 - level) * before;
    levels[index + 1] = next;
    slopes[index + 1] = trend * (next - levels[index]!) + (1 - trend) * trended;
    seasons[index] = seasonal * (value - before) + (1 - seasonal) * usual;
    error[index + 1] = error[index]! + Math.abs(value - before - usual);
  }

  function continued(known: number, horizon: number): number[] {
    let weight = 0;
    return Array.from({ length: horizon }, (_, ahead) => {
      weight += damping ** (ahead + 1);
      return levels[known]! + weight * slopes[known]! + seasons[known - season + (ahead % season)]!;
    });
  }

  return { error, continued };
}

export function mean(values: number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
