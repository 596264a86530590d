import type { MetricToAsk } from '#shared/insights.ts';
import { type AskedPeriod, numberIn, periodAt } from './asked-period.ts';
import { CONCEPTS, type Concept, FILLERS } from './catalogue.ts';
import { isWord, wordsOf } from './question-words.ts';

export interface Asked {
  metric: MetricToAsk;
  /** Null is the usual one of the metric. */
  period: AskedPeriod | null;
  comparedWith: AskedPeriod | null;
  /** Of a forecast. */
  daysAhead: number | null;
}

const COMPARES_BEFORE = ['compared', 'comparison', 'versus', 'vs', 'against', 'than', 'relative'];
const COMPARES_AFTER = ['gore', 'kiyasla', 'karsi', 'karsilastir', 'nazaran', 'oranla'];

/** What a question asks for, in English or Turkish; null where a word of it is beyond the catalogue. */
export function parseQuestion(question: string): Asked | null {
  const words = wordsOf(question);
  const { periods, rest, daysAhead } = takePeriods(words);
  const concepts = new Set<Concept>();
  for (const word of rest) {
    const found = conceptsOf(word);
    if (found.length === 0 && !FILLERS.has(word)) return null;
    for (const concept of found) concepts.add(concept);
  }
  const metric = metricOf(concepts);
  if (!metric) return null;
  const main = periods.find(({ isComparison }) => !isComparison);
  const other = periods.find((period) => period !== main);
  if (periods.length > 2) return null;
  return { metric, period: main?.period ?? null, comparedWith: other?.period ?? null, daysAhead };
}

/** The periods a question names, and the words that remain. */
function takePeriods(words: string[]) {
  const periods: { period: AskedPeriod; isComparison: boolean }[] = [];
  const rest: string[] = [];
  let daysAhead: number | null = null;
  let comparesNext = false;
  for (let at = 0; at < words.length; ) {
    const word = words[at]!;
    const ahead = aheadAt(words, at);
    const named = ahead ? null : periodAt(words, at);
    if (ahead) {
      daysAhead = ahead.days;
      rest.push('next');
      at += ahead.length;
    } else if (named) {
      const after = words[at + named.length] ?? '';
      periods.push({
        period: named.period,
        isComparison: comparesNext || COMPARES_AFTER.some((each) => after.startsWith(each)),
      });
      comparesNext = false;
      at += named.length;
    } else {
      const compares = COMPARES_BEFORE.includes(word);
      comparesNext ||= compares;
      if (!compares && !COMPARES_AFTER.some((each) => word.startsWith(each))) rest.push(word);
      at += 1;
    }
  }
  return { periods, rest, daysAhead };
}

const AHEAD = ['next', 'coming', 'following', 'gelecek', 'onumuzdeki', 'yarin', 'tomorrow'];

/** “the next 14 days”, “gelecek hafta”: how far a forecast is to look. */
function aheadAt(words: string[], at: number): { days: number; length: number } | null {
  const word = words[at]!;
  if (!AHEAD.includes(word)) return null;
  if (word === 'yarin' || word === 'tomorrow') return { days: 1, length: 1 };
  const count = numberIn(words[at + 1]);
  const unit = words[at + (count ? 2 : 1)] ?? '';
  const length = count ? 3 : 2;
  if (/^(day|days|gun\w*)$/.test(unit)) return { days: count ?? 1, length };
  if (/^(week|weeks|hafta\w*)$/.test(unit)) return { days: (count ?? 1) * 7, length };
  if (/^(month|months|ay|ayda|ayin|ayki|aylar)$/.test(unit)) return { days: (count ?? 1) * 30, length };
  return null;
}

function conceptsOf(word: string): Concept[] {
  return (Object.keys(CONCEPTS) as Concept[]).filter((concept) =>
    CONCEPTS[concept].some((stem) => isWord(word, stem)),
  );
}

/** The most particular meaning first. */
function metricOf(concepts: ReadonlySet<Concept>): MetricToAsk | null {
  const has = (...all: Concept[]) => all.every((concept) => concepts.has(concept));
  if (has('why')) return has('revenue') || has('change') || has('orders') ? whyMetric(concepts) : null;
  if (has('forecast')) return has('customers') || has('products') ? null : 'forecast';
  if (has('customers', 'returning') || (has('customers', 'refunds') && !has('orders')))
    return 'returning_customers';
  if (has('refunds')) return 'refunds';
  if (has('average'))
    return has('customers') && !has('orders') && !has('carts') ? null : 'average_order_value';
  if (has('carts')) return 'carts';
  if (has('places')) return 'countries';
  if (has('products') || (has('revenue') && (has('best') || has('worst')) && !has('day') && !has('hour')))
    return has('worst') ? 'worst_products' : 'best_products';
  if (has('customers', 'new')) return 'new_customers';
  if (has('hour')) return 'best_hour';
  if (has('day')) return has('worst') ? null : 'best_day';
  if (has('customers')) return 'customers';
  if (has('change') && (has('revenue') || concepts.size === 1)) return 'why_changed';
  if (has('orders')) return 'orders';
  return has('revenue') ? 'revenue' : null;
}

/** The split explains net sales; of customers or carts it says nothing. */
function whyMetric(concepts: ReadonlySet<Concept>): MetricToAsk | null {
  const others: Concept[] = ['customers', 'carts', 'refunds', 'places', 'forecast', 'products'];
  return others.some((concept) => concepts.has(concept)) ? null : 'why_changed';
}
