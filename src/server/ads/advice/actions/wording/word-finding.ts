import type { ActionType } from '#server/ads/advice/actions/finders/finding.ts';
import { createFindingWords } from '#server/analytics/findings/word-finding.ts';
import type { Language, Source } from '#server/analytics/findings/wording-types.ts';
import { BENCHMARK_SOURCES } from '#shared/ads/ads-benchmarks.ts';
import { english } from './english.ts';
import { turkish } from './turkish.ts';

/** With the year, where there is room for it. */
const BENCHMARKS: Record<string, Source> = Object.fromEntries(
  Object.entries(BENCHMARK_SOURCES).map(([key, { name, year }]) => [
    key,
    { inSentence: name, inFull: `${name}, ${year}` },
  ]),
);

const withBenchmarks = (language: Language<ActionType>): Language<ActionType> => ({
  ...language,
  sources: { ...language.sources, ...BENCHMARKS },
});

export const actionWords = createFindingWords<ActionType>({
  en: withBenchmarks(english),
  tr: withBenchmarks(turkish),
});
export const { wordFinding, wordEvidence } = actionWords;
