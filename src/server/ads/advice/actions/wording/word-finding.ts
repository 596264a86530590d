import type { Source } from '#languages/finding-words.ts';
import { WORDS } from '#languages/words.ts';
import { createFindingWords } from '#server/analytics/findings/word-finding.ts';
import type { ActionType } from '#shared/ads/action-types.ts';
import { BENCHMARK_SOURCES } from '#shared/ads/ads-benchmarks.ts';

/** With the year, where there is room for it. */
const BENCHMARKS: Record<string, Source> = Object.fromEntries(
  Object.entries(BENCHMARK_SOURCES).map(([key, { name, year }]) => [
    key,
    { inSentence: name, inFull: `${name}, ${year}` },
  ]),
);

export const actionWords = createFindingWords<ActionType>((language) => {
  const { advice } = WORDS[language];
  return { ...advice, sources: { ...advice.sources, ...BENCHMARKS } };
});
export const { wordFinding, wordEvidence } = actionWords;
