import type { AnswerWords, Subject } from '#languages/answer-words.ts';
import {
  ASKED_METRICS,
  type Chip,
  CUSTOMER_KINDS,
  DIMENSIONS,
  type Reading,
} from '#shared/analytics/asking.ts';
import type { Language } from '#shared/core/languages.ts';
import type { Platform } from '#shared/stores/stores.ts';
import { tidyReading, whyImpossible } from './reading.ts';

interface Around {
  words: AnswerWords;
  language: Language;
  platform: Platform;
  subject: Subject;
  /** How the days are named, and those they are compared with. */
  periodWords: string;
  comparedWords: string | null;
  periodChoice(period: Reading['period']): string;
  /** Codes of countries that the store sells to, largest first. */
  countries: string[];
  /** Cities to choose from where a city is chosen, those with most orders first. */
  cities: { key: string; label: string }[];
}

const PERIODS: Reading['period'][] = [
  { kind: 'today' },
  { kind: 'yesterday' },
  { kind: 'this_week' },
  { kind: 'last_week' },
  { kind: 'days', days: 7 },
  { kind: 'this_month' },
  { kind: 'last_month' },
  { kind: 'days', days: 30 },
  { kind: 'months', months: 3 },
  { kind: 'this_quarter' },
  { kind: 'last_quarter' },
  { kind: 'this_year' },
  { kind: 'last_year' },
  { kind: 'all' },
];
const ROWS = [3, 5, 10, 20, 50];

/** A reading in words, part by part, each with what it could be instead; only choices that can be answered. */
export function chipsOf(reading: Reading, around: Around): Chip[] {
  const { words, language, platform, periodChoice } = around;
  const can = (change: Partial<Reading>) =>
    whyImpossible(tidyReading({ ...reading, ...change }), platform) === null;
  const chip = (
    part: Chip['part'],
    label: string | null,
    choices: Chip['choices'],
    name = words.chips[part],
  ): Chip => ({
    part,
    name,
    label,
    choices,
  });
  const choice = (label: string, chosen: boolean, change: Partial<Reading>) => ({ label, chosen, change });
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const region = new Intl.DisplayNames(language, { type: 'region' });

  const chips = [
    chip(
      'metric',
      words.metrics[reading.metric],
      ASKED_METRICS.filter((metric) => metric === reading.metric || can({ metric })).map((metric) =>
        choice(words.metrics[metric], metric === reading.metric, { metric }),
      ),
    ),
  ];
  if (can({ by: 'day' }))
    chips.push(
      chip('by', reading.by && words.chips.splitBy(words.dimensions[reading.by]), [
        choice(words.chips.noSplit, reading.by === null, { by: null }),
        ...DIMENSIONS.filter((by) => can({ by })).map((by) =>
          choice(words.dimensions[by], by === reading.by, { by }),
        ),
      ]),
    );
  chips.push(...filterChips());
  if (reading.metric !== 'forecast') chips.push(periodChip());
  if (reading.by === null && around.comparedWords !== null)
    chips.push(
      chip('compareWith', words.chips.comparedWith(around.comparedWords), [
        choice(words.chips.stretchBefore, reading.compareWith.kind === 'before', {
          compareWith: { kind: 'before' },
        }),
        choice(words.chips.yearBefore, reading.compareWith.kind === 'year_before', {
          compareWith: { kind: 'year_before' },
        }),
      ]),
    );
  if (reading.by && !['day', 'week', 'month', 'weekday', 'customer_kind'].includes(reading.by))
    chips.push(
      chip(
        'top',
        words.chips.topOf(reading.top ?? 5),
        ROWS.map((top) => choice(words.chips.topOf(top), top === (reading.top ?? 5), { top })),
      ),
    );
  return chips;

  function periodChip() {
    const known = PERIODS.some((period) => isSame(period, reading.period));
    return chip('period', around.periodWords, [
      ...(known ? [] : [choice(periodChoice(reading.period), true, { period: reading.period })]),
      ...PERIODS.map((period) => choice(periodChoice(period), isSame(period, reading.period), { period })),
    ]);
  }

  /** What narrows the reading, each to be left out or changed, and what else could. */
  function filterChips(): Chip[] {
    const kinds = CUSTOMER_KINDS.filter((customerKind) => can({ customerKind })).map((customerKind) =>
      choice(words.kinds[customerKind], customerKind === reading.customerKind, { customerKind }),
    );
    const places = around.countries
      .filter((country) => can({ country }))
      .map((country) => choice(region.of(country) ?? country, country === reading.country, { country }));
    const towns = around.cities.map(({ key, label }) =>
      choice(label, key === reading.city, { city: key, country: null }),
    );
    const ways =
      platform === 'shopier'
        ? []
        : Object.entries(words.channels)
            .filter(([channel]) => can({ channel }))
            .map(([channel, label]) => choice(label, channel === reading.channel, { channel }));
    const without = (change: Partial<Reading>) => choice(words.chips.without, false, change);
    const { subject } = around;
    const set: Chip[] = [];
    if (reading.country)
      set.push(
        chip('filter', subject.country, [without({ country: null }), ...places], words.dimensions.country),
      );
    if (reading.city)
      set.push(chip('filter', subject.city, [without({ city: null }), ...towns], words.dimensions.city));
    if (reading.product)
      set.push(
        chip(
          'filter',
          subject.product && `“${subject.product}”`,
          [without({ product: null })],
          words.dimensions.product,
        ),
      );
    if (reading.customerKind)
      set.push(
        chip(
          'filter',
          words.kinds[reading.customerKind],
          [without({ customerKind: null }), ...kinds],
          words.dimensions.customer_kind,
        ),
      );
    if (reading.channel)
      set.push(
        chip('filter', subject.channel, [without({ channel: null }), ...ways], words.dimensions.channel),
      );
    if (reading.orderState)
      set.push(
        chip(
          'filter',
          words.states[reading.orderState],
          [without({ orderState: null })],
          words.metrics.orders,
        ),
      );
    const more = [
      ...(reading.customerKind ? [] : kinds),
      ...(reading.country || reading.city ? [] : places),
      ...(reading.channel ? [] : ways),
    ];
    return more.length > 0 ? [...set, chip('filter', null, more, words.chips.addFilter)] : set;
  }
}
