import { expect, test } from 'vitest';
import type { Wording } from '#languages/finding-words.ts';
import { complaintsAbout as complaintsIn } from '#server/analytics/findings/ask-provider.ts';
import { findAll } from '#server/analytics/insights/find-all.ts';
import type { Finding } from '#server/analytics/insights/finders/finding.ts';
import { eventfulReports } from '#server/analytics/insights/testing/made-reports.ts';
import type { Language } from '#shared/core/languages.ts';
import { wordingOfInsights } from './ask-provider.ts';
import { wordEvidence, wordFinding } from './word-finding.ts';

const checkWording = (wording: Wording, finding: Finding, reader: { language: Language; currency: string }) =>
  complaintsIn(wording, finding, wordingOfInsights, reader);

const findings = findAll(eventfulReports());
const of = (type: Finding['type']) => findings.find((finding) => finding.type === type)!;
const unusual = findings.find(({ variant }) => variant === 'up:order')!;
const LAST_YEAR: Finding['figures'] = [
  { name: 'lastYear', value: 8_000, unit: 'money' },
  { name: 'lastYearBefore', value: 9_000, unit: 'money' },
  { name: 'lastYearChange', value: -11.1, unit: 'percent' },
];
const ORDERS_LAST_YEAR: Finding['figures'] = [
  { name: 'ordersLastYear', value: 1, unit: 'count' },
  { name: 'ordersBeforeLastYear', value: 48, unit: 'count' },
];
const variants: Finding[] = [
  ...findings,
  ...findings.map((finding) => ({ ...finding, variant: finding.variant.replace('down', 'up') })),
  ...['order', 'product', 'refund', 'more_orders', 'fewer_orders', 'larger_orders', 'smaller_orders'].map(
    (cause) => ({ ...unusual, variant: `down:${cause}` }),
  ),
  ...['buyers', 'ordersPerBuyer', 'netPerOrder', 'guests'].flatMap((part) =>
    ['up', 'down'].flatMap((way) =>
      ['season', 'beyond', 'unknown'].map((season) => ({
        ...of('trend'),
        variant: `${way}:${part}:${season}`,
        figures: [...of('trend').figures, ...(season === 'unknown' ? [] : LAST_YEAR)],
      })),
    ),
  ),
  { ...of('second_order'), variant: 'more' },
  { ...of('posting_window'), variant: 'every_day' },
  ...['many', 'few'].map(
    (way): Finding => ({
      ...unusual,
      variant: `${way}:orders`,
      figures: [
        { name: 'day', value: '2026-11-18', unit: 'date' },
        { name: 'ordersOfDay', value: way === 'many' ? 64 : 1, unit: 'count' },
        { name: 'usualOrders', value: 20, unit: 'count' },
      ],
    }),
  ),
  {
    ...of('win_back'),
    figures: [
      ...of('win_back').figures,
      { name: 'returningLastYear', value: 190, unit: 'count' },
      { name: 'returningBeforeLastYear', value: 195, unit: 'count' },
    ],
  },
  {
    ...of('open_carts'),
    variant: 'unknown',
    figures: [
      ...of('open_carts').figures.filter(({ name }) => !['recoveryRate', 'winnable'].includes(name)),
      { name: 'assumedRate', value: 5, unit: 'percent' },
      { name: 'winnable', value: 98, unit: 'money' },
    ],
  },
  ...['cancelled', 'unsent'].map((variant) => ({ ...of('failures_rising'), variant })),
  { ...of('idle_stock'), variant: 'one:cost' },
  { ...of('first_product'), variant: 'less' },
  ...(['rising_product:more', 'fading_product:less', 'fading_product:sold_out'] as const).flatMap((name) => {
    const [type, kind] = name.split(':') as [Finding['type'], string];
    const moved: Finding = {
      ...of('fading_product'),
      type,
      figures: [...of('fading_product').figures, ...ORDERS_LAST_YEAR],
    };
    return ['beyond', 'not_sold', 'unknown'].map((season) => ({ ...moved, variant: `${kind}:${season}` }));
  }),
];

const each = variants.flatMap((finding) =>
  (['en', 'tr'] as const).flatMap((language) =>
    ['GBP', 'TRY'].map((currency) => [finding.type, finding.variant, language, currency, finding] as const),
  ),
);

test.each(each)(
  '%s %s in %s and %s: our own words pass the check',
  (_type, _variant, language, currency, finding) => {
    const wording = wordFinding(finding, language, currency);
    const { title, description, recommendations } = wording;
    const text = [title, description, ...recommendations].join(' ');
    expect(text).not.toMatch(/undefined|NaN|null|—/);
    expect(recommendations.length).toBeGreaterThan(0);
    expect(checkWording(wording, finding, { language, currency })).toEqual([]);
    const evidence = JSON.stringify(wordEvidence(finding, language, currency));
    expect(evidence).not.toMatch(/undefined|NaN/);
  },
);

/** What no sentence may hold: a plural of one, a percent sign on the wrong side, a translated count, the year of last week. */
const BADLY_WRITTEN: Record<Language, RegExp> = {
  en: /(?<![\d.,])1 (?:orders|units|days|customers)\b|\d %|%\d/,
  tr: /\d ?%|\d tanesi|%\d[\d.,]* (?:kadarı|oranında)|’(?:den|dan) .*’(?:den|dan) /,
};
const CLAIMS_A_CAUSE = /\b(?:because|due to|thanks to|caused by)\b|\b(?:nedeniyle|sayesinde|yüzünden)\b/i;

test.each(each)('%s %s in %s and %s: reads as it should', (_type, _variant, language, currency, finding) => {
  const { title, description, recommendations } = wordFinding(finding, language, currency);
  for (const text of [
    title,
    description,
    ...recommendations,
    wordEvidence(finding, language, currency).formula,
  ]) {
    expect(text).not.toMatch(BADLY_WRITTEN[language]);
    expect(text).not.toMatch(CLAIMS_A_CAUSE);
    expect(text).not.toMatch(/\bp-\w|[a-z]+_[a-z]+/);
  }
});

test('every figure, column and word that evidence shows has a label in both languages', () => {
  const unlabelled = variants.flatMap((finding) =>
    (['en', 'tr'] as const).flatMap((language) => {
      const { figures, table } = wordEvidence(finding, language, 'GBP');
      const columns = finding.table?.columns ?? [];
      const shown: [key: string, label: string | undefined][] = [
        ...finding.figures.map(({ name }, at): [string, string] => [name, figures[at]!.name]),
        ...columns.map(({ name }, at): [string, string] => [name, table!.columns[at]!.label]),
        ...(finding.table?.rows ?? []).flatMap((row, line) =>
          row.flatMap((cell, at): [string, string][] =>
            columns[at]!.unit === 'word' ? [[String(cell), table!.rows[line]![at]!]] : [],
          ),
        ),
      ];
      return shown
        .filter(([key, label]) => key === label)
        .map(([key]) => `${language} ${finding.type} ${key}`);
    }),
  );
  expect(unlabelled).toEqual([]);
});

function complaintsAbout(text: string, type: Finding['type'] = 'win_back', language: Language = 'en') {
  const wording = wordFinding(of(type), language, 'GBP');
  return checkWording({ ...wording, description: text }, of(type), { language, currency: 'GBP' });
}

// win_back: 120 customers, £14,400, 143 days, £40 an order, 120 instead of 210 came back, £3,600.
test.each([
  'These 120 customers have brought £14,400 so far, and that is a lot for a store like yours.',
  'They have brought about £14,000 to your store, and half of them were last here more than 143 days ago.',
  'They have brought £14.4k to your store so far, which is worth a friendly message to them.',
  'If these 120 came back for £40 each, £3,600 would be well within reach for you.',
  'Write to them first with a note, and to the top 3 of them with your own hand.',
  'As of 20 November 2026, these 120 customers are the ones to write to.',
  'On November 20, 2026 there were 120 of them in the group that is at risk.',
  'They spent 14,400 GBP or £14,400.00 with you in the past, so they are worth it.',
])('allowed: %s', (text) => {
  expect(complaintsAbout(text)).toEqual([]);
});

test.each([
  'These 121 customers have brought £14,400 so far, and that is a lot for a store like yours.',
  'They have brought £10,000 to your store in the past, which is a lot for you.',
  'They have brought £14.400 to your store so far, which is worth a friendly message to them.',
  'They have brought 14,400 orders to your store so far, which is worth a message to them.',
  'If they came back, your sales would go up by 12 % in the next month for you.',
  'They could bring twice as much as they did in the past if you write to them now.',
  'These customers spent £120 with you in the past, and they are worth a message.',
  'They will be back by 24 December 2026 if you write to them with a good offer.',
  'They have brought £14.4m to your store so far, which is worth a friendly message to them.',
  'There are 120 of them, and 7 in each of the groups of your store, so write to them.',
  'Hundreds of them have brought what they had to your store, so write to them now.',
])('refused: %s', (text) => {
  expect(complaintsAbout(text).join()).toMatch(/not among the facts/);
});

test.each([
  ['Der Umsatz ist in den letzten Wochen deutlich gestiegen, und die Kunden kaufen wieder mehr.', 'en'],
  ['Bu müşteriler bir süredir sessiz; onlara yeni bir ürünle yazmak iyi olur.', 'en'],
  ['Les clients de ce groupe sont restés silencieux depuis longtemps, il faut leur écrire.', 'en'],
  ['These customers have been quiet for a while, and it would be good to write to them.', 'tr'],
  ['Der Umsatz ist in den letzten Wochen deutlich gestiegen, und die Kunden kaufen wieder mehr.', 'tr'],
] as const)('refused as another language: %s (%s)', (text, language) => {
  expect(complaintsAbout(text, 'win_back', language).join()).toMatch(/not in (English|Turkish)/);
});

test('Turkish numbers are read as Turkish', () => {
  const right = 'Bu gruptaki 120 müşteri şimdiye kadar 14.400 £ getirdi ve onlara yazmak iyi olur.';
  const wrong = 'Bu gruptaki 120 müşteri şimdiye kadar 14,400 £ getirdi ve onlara yazmak iyi olur.';
  expect(complaintsAbout(right, 'win_back', 'tr')).toEqual([]);
  expect(complaintsAbout(wrong, 'win_back', 'tr').join()).toMatch(/14,400/);
  const percent = 'Sepetlerin %12,5 kadarı geri kazanıldı; 28 sepet için yazmak iyi olur, değeri 1.960 £.';
  expect(complaintsAbout(percent, 'open_carts', 'tr')).toEqual([]);
  expect(complaintsAbout(percent.replace('%12,5', '%15'), 'open_carts', 'tr').join()).toMatch(/%15/);
});

test('a share may be written as percent, rounded, or as a fraction', () => {
  const textOf = (share: string) =>
    `Of the carts in this store, ${share} have been recovered in the past for you.`;
  for (const right of ['12.5%', '12.5 %', '13 %', '12.5 percent', '0.125', '0.13'])
    expect(complaintsAbout(textOf(right), 'open_carts')).toEqual([]);
  for (const wrong of ['12.6%', '14 %', '10 %', '0.2', '1.25%'])
    expect(complaintsAbout(textOf(wrong), 'open_carts').join(), wrong).toMatch(/not among/);
});

test('numbers in the name of a product belong to the name', () => {
  const text = 'The product “Pot 2 l” brought £500 in the last four weeks, after £2,100 in the four before.';
  expect(complaintsAbout(text, 'fading_product')).toEqual([]);
  expect(complaintsAbout(text.replace('Pot 2', 'Pot 43'), 'fading_product')).not.toEqual([]);
});

test.each([
  ['a link', 'Look at https://example.com for more of it, and then write to them.'],
  ['markup', 'These are **the best** customers that you have had in your store.'],
  ['emptiness', '  '],
  ['far too much', 'These are the customers to write to. '.repeat(60)],
])('refused: %s', (_what, text) => {
  expect(complaintsAbout(text)).not.toEqual([]);
});
