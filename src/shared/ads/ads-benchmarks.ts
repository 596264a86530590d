import { type Text, text } from '#shared/core/sentence.ts';
import type { BENCHMARK_KEYS } from './ads.ts';

/** Who published a figure, when and of whom; reference: google-ads 6 and 7. */
export interface BenchmarkSource {
  name: string;
  year: number;
  /** Null where it is not said. */
  place: Text | null;
  of: Text;
}

export const BENCHMARK_SOURCES: Record<(typeof BENCHMARK_KEYS)[number], BenchmarkSource> = {
  wordstream_search_2026: {
    name: 'WordStream by LocaliQ',
    year: 2026,
    place: text('United States'),
    of: text('13,474 search campaigns, April 2025 to March 2026; a conversion there is mostly an enquiry'),
  },
  databox_all_2026: {
    name: 'Databox',
    year: 2026,
    place: text('many countries'),
    of: text('median of more than 4,700 companies, all campaign types'),
  },
  agency_shopping_2026: {
    name: 'digitalpointllc.com',
    year: 2026,
    place: null,
    of: text('ranges of one agency for Shopping ads, its method is not stated: indicative only'),
  },
  adobe_holiday_2025: {
    name: 'Adobe',
    year: 2025,
    place: text('United States'),
    of: text('online sales of November and December 2025'),
  },
  triple_whale_2024: {
    name: 'Triple Whale',
    year: 2024,
    place: null,
    of: text(
      'more than 7,000 ad accounts of shops, 17 November to 16 December 2024 against the 30 days before',
    ),
  },
  salecycle_hours_2020: {
    name: 'SaleCycle',
    year: 2020,
    place: text('many countries'),
    of: text('hours and days of online orders'),
  },
};

/**
 * Search campaigns by kind of goods (reference google-ads 6.1): rates 0 to 1, a click in US dollars. The conversion rates
 * rest on one full transcription of the study, for some rows checked by others.
 */
export const SEARCH_BENCHMARKS: Record<
  string,
  { clickRate: number; costPerClick: number; conversionRate: number }
> = {
  all: { clickRate: 0.0664, costPerClick: 5.42, conversionRate: 0.0818 },
  'shopping-gifts': { clickRate: 0.0828, costPerClick: 4.14, conversionRate: 0.0401 },
  apparel: { clickRate: 0.0664, costPerClick: 4.44, conversionRate: 0.045 },
  furniture: { clickRate: 0.0657, costPerClick: 3.97, conversionRate: 0.0299 },
  beauty: { clickRate: 0.0675, costPerClick: 4.62, conversionRate: 0.1035 },
  home: { clickRate: 0.0647, costPerClick: 8.33, conversionRate: 0.0805 },
  'health-fitness': { clickRate: 0.0581, costPerClick: 6.17, conversionRate: 0.0694 },
  sports: { clickRate: 0.0875, costPerClick: 2.77, conversionRate: 0.0769 },
  pets: { clickRate: 0.0749, costPerClick: 4.06, conversionRate: 0.1622 },
  food: { clickRate: 0.0683, costPerClick: 2.05, conversionRate: 0.0805 },
  arts: { clickRate: 0.1275, costPerClick: 1.63, conversionRate: 0.0591 },
  automotive: { clickRate: 0.0556, costPerClick: 4.35, conversionRate: 0.1551 },
};

/** Shopping campaigns (reference google-ads 6.2, indicative): a click in US dollars, rates 0 to 1. */
export const SHOPPING_BENCHMARKS: Record<
  string,
  { costPerClick: [number, number]; conversionRate: [number, number] }
> = {
  apparel: { costPerClick: [0.55, 1.1], conversionRate: [0.02, 0.035] },
  home: { costPerClick: [0.5, 1], conversionRate: [0.02, 0.035] },
  beauty: { costPerClick: [0.4, 0.85], conversionRate: [0.025, 0.04] },
  sports: { costPerClick: [0.5, 0.95], conversionRate: [0.02, 0.035] },
  pets: { costPerClick: [0.4, 0.8], conversionRate: [0.025, 0.04] },
  electronics: { costPerClick: [0.5, 1], conversionRate: [0.015, 0.03] },
};

/** Median of all campaign types: rates 0 to 1, a click in US dollars. */
export const ALL_TYPES_BENCHMARK = { clickRate: 0.047, costPerClick: 1.53, conversionRate: 0.0255 };

/** Kinds of goods that a store can be said to be of. */
export const INDUSTRIES = [...Object.keys(SEARCH_BENCHMARKS), 'electronics'];
