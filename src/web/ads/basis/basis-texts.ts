import type { ASSUMPTION_KEYS, Basis, BENCHMARK_KEYS } from '#shared/ads/ads.ts';
import { BENCHMARK_SOURCES } from '#shared/ads/ads-benchmarks.ts';
import { text } from '#shared/core/sentence.ts';
import type { Translate } from '#web/core/app/i18n.ts';

/** What was counted. */
export type Counted = 'orders' | 'buyers' | 'clicks' | 'conversions' | 'records';

interface BasisWords {
  /** What stands next to the figure. */
  label: string;
  /** What is said when it is pressed. */
  title: string;
  explanation: string;
  facts: { term: string; fact: string }[];
}

interface AssumptionText {
  label: string;
  explanation: string;
}

const ASSUMPTIONS: Record<(typeof ASSUMPTION_KEYS)[number], AssumptionText> = {
  specified_value: {
    label: text('65 per conversion'),
    explanation: text(
      'A fixed figure for what one conversion brings. It is not measured; what your own orders bring is shown next to it.',
    ),
  },
  specified_roas: {
    label: text('a ROAS of 2.5 to compare with'),
    explanation: text(
      'A fixed figure to compare with: ads that return two and a half times what they cost. It is not counted; where you break even depends on your margin.',
    ),
  },
  budget_share: {
    label: text('a share of your net sales'),
    explanation: text(
      'A small part of the net sales of the timeframe, as a starting point. Enter what you plan to spend instead.',
    ),
  },
  usual_response: {
    label: text('5 in 100 customers answer'),
    explanation: text(
      'No source we trust publishes how many quiet customers order again when asked. A cautious round figure is used instead.',
    ),
  },
  own_entry: {
    label: text('your own entry'),
    explanation: text('You typed this figure. It is used as it is, without a range.'),
  },
  usual_spread: {
    label: text('a usual spread'),
    explanation: text('How far a published figure may be off for one store, taken as 35% either way.'),
  },
  industry: {
    label: text('read from your main category'),
    explanation: text(
      'The kind of goods decides which published figures are used. You can choose another under Projections.',
    ),
  },
};

export function basisWords(t: Translate, { kind, source, cases }: Basis, counted: Counted): BasisWords {
  const number = cases === null ? null : countText(t, cases, counted);
  if (kind === 'store')
    return {
      label: number ? t('Your store ({counted})', { counted: number }) : t('Your store'),
      title: t('Your store'),
      explanation: t('Counted from the records of your own store.'),
      facts: number ? [{ term: t('Counted'), fact: number }] : [],
    };
  if (kind === 'account')
    return {
      label: number
        ? t('Your Google Ads account ({counted})', { counted: number })
        : t('Your Google Ads account'),
      title: t('Your Google Ads account'),
      explanation: t('Read from your Google Ads account, or from a report you exported from it.'),
      facts: number ? [{ term: t('Counted'), fact: number }] : [],
    };
  if (isBenchmark(source)) {
    const { name, year, place, of } = BENCHMARK_SOURCES[source];
    return {
      label: t('Benchmark: {name}, {year}, {place}', {
        name,
        year,
        place: place ? t.message(place) : t('place not said'),
      }),
      title: t('Benchmark'),
      explanation: t('Published by others about other stores. It is not measured in yours.'),
      facts: [
        { term: t('Source'), fact: name },
        { term: t('Year'), fact: `${year}` },
        { term: t('Place'), fact: place ? t.message(place) : t('not said') },
        { term: t('What was measured'), fact: t.message(of) },
      ],
    };
  }
  const { label, explanation } = ASSUMPTIONS[isAssumption(source) ? source : 'usual_spread'];
  return {
    label: t('Assumption: {what}', { what: t(label) }),
    title: t('Assumption'),
    explanation: t(explanation),
    facts: number ? [{ term: t('Counted'), fact: number }] : [],
  };
}

function isBenchmark(source: Basis['source']): source is (typeof BENCHMARK_KEYS)[number] {
  return source !== null && source in BENCHMARK_SOURCES;
}

function isAssumption(source: Basis['source']): source is (typeof ASSUMPTION_KEYS)[number] {
  return source !== null && source in ASSUMPTIONS;
}

function countText(t: Translate, count: number, counted: Counted) {
  if (counted === 'buyers') return t.plural(count, { one: '{n} buyer', other: '{n} buyers' });
  if (counted === 'clicks') return t.plural(count, { one: '{n} click', other: '{n} clicks' });
  if (counted === 'conversions') return t.plural(count, { one: '{n} conversion', other: '{n} conversions' });
  if (counted === 'records') return t.plural(count, { one: '{n} record', other: '{n} records' });
  return t.plural(count, { one: '{n} order', other: '{n} orders' });
}
