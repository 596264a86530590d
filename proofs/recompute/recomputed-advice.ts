import { readFigures } from '#server/analytics/insights/testing/figures-in-words.ts';
import type { AdsAction, AdsResult } from '#shared/ads/ads.ts';
import { LANGUAGES } from '#shared/core/languages.ts';
import type { createDifferences } from './differences.ts';
import type { ImportedShop } from './imported-shop.ts';

interface Stated {
  numbers?: number[];
  percents?: number[];
  days?: string[];
}
/** Stretches, rules of Google's and assumptions that the sentences of a type of advice name. */
const STATED: Record<string, Stated> = {
  // The budget that is assumed.
  measure_conversions: { percents: [5] },
  season_ahead: { numbers: [30] },
  // Pixels, and the day on which that rule begins.
  add_pictures: { numbers: [500, 1500], days: ['2027-01-31'] },
  // Weeks.
  more_day: { numbers: [4] },
  less_day: { numbers: [4] },
};

/** Every number in the sentences of the Ads page's advice, against the figures that stand under it. */
export async function compareAdvice(
  { shop, differences }: { shop: ImportedShop; differences: ReturnType<typeof createDifferences> },
  at: string,
) {
  for (const language of LANGUAGES) {
    const { recommendations } = await shop.askAds<AdsResult>(at, language);
    for (const action of recommendations.actions) {
      const text = [action.title, action.description, ...action.steps].join(' ');
      const said = readFigures(withoutQuotes(text), sayableOf(action), language);
      differences.add(
        `advice ${language} ${action.subject}`,
        said.figures,
        said.unexplained.map((figure) => `says ${figure}, which no figure holds: ${text}`),
      );
    }
  }
}

function sayableOf({ type, data, evidence: { period } }: AdsAction) {
  const { numbers = [], percents = [], days = [] } = STATED[type] ?? {};
  return {
    facts: [...data, ...percents.map((value) => ({ value, unit: 'percent' as const }))],
    names: [],
    days: [period?.from ?? null, period?.to ?? null, ...days],
    constants: numbers,
  };
}

/** Names of products stand in quotes. */
const withoutQuotes = (text: string) => text.replace(/“[^”]*”/g, ' ');
