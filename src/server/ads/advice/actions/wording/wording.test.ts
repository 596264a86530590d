import { expect, test } from 'vitest';
import { accountLabels as englishAccountLabels } from '#languages/en/advice/account-labels.ts';
import { labels as englishLabels } from '#languages/en/advice/labels.ts';
import type { Wording } from '#languages/finding-words.ts';
import { accountLabels as turkishAccountLabels } from '#languages/tr/advice/account-labels.ts';
import { labels as turkishLabels } from '#languages/tr/advice/labels.ts';
import { findAll } from '#server/ads/advice/actions/find-all.ts';
import type { AdsFinding } from '#server/ads/advice/actions/finders/finding.ts';
import { counted, eventfulAccount } from '#server/ads/advice/actions/testing/made-account.ts';
import { account, eventfulFacts, quietFacts, seller } from '#server/ads/advice/actions/testing/made-facts.ts';
import type { AdsFacts } from '#server/ads/advice/facts/facts.ts';
import { complaintsAbout as complaintsIn } from '#server/analytics/findings/ask-provider.ts';
import { checkText } from '#server/analytics/findings/check-wording.ts';
import { inMajorUnits } from '#server/analytics/findings/finding.ts';
import { ACTION_TYPES } from '#shared/ads/action-types.ts';
import type { AccountFigures } from '#shared/ads/ads-account.ts';
import type { Language } from '#shared/core/languages.ts';
import { wordingOfActions } from './ask-provider.ts';
import { wordEvidence, wordFinding } from './word-finding.ts';

const checkWording = (
  { title, description }: Pick<Wording, 'title' | 'description'>,
  finding: AdsFinding,
  reader: { language: Language; currency: string },
) => complaintsIn({ title, description }, finding, wordingOfActions, reader);

const eventful = eventfulFacts();
const withMargin = { grossMargin: 0.4, industry: 'home', assumptions: { budget: 900, conversionRate: 0.02 } };
const poorGermany = eventful.countries.map((each) =>
  each.countryCode === 'DE' ? { ...each, netSales: -50 } : each,
);
const weekdays = eventful.weekdays.map((row, weekday) => ({
  ...row,
  orders: weekday === 6 ? 8 : row.days * 10,
}));
const months = eventful.months.map((each) => ({ ...each, index: each.month === 11 ? 2 : 1 }));
const quartiles = { orders: 231, lower: 18, median: 32, upper: 55 };
const nothing = { orders: 0, netSales: 0, averageOrderValue: null, previous: null };

/** Stores in which between them every sentence is said. */
const STORES: Partial<AdsFacts>[] = [
  {},
  { campaignType: 'search' },
  { campaignType: 'shopping', products: { ...eventful.products, median: null } },
  { campaignType: 'display' },
  { settings: withMargin },
  { currency: 'USD' },
  { currency: 'USD', settings: { ...withMargin, assumptions: { costPerClick: 0.1 } } },
  {
    account: account(),
    currency: 'GBP',
    bestSellers: [seller('Teapot'), seller('Kettle', { inventory: 5 })],
  },
  { sales: nothing },
  { countries: eventful.countries.slice(0, 1), weekdays, months },
  { countries: poorGermany, loyalty: { ...eventful.loyalty, medianDaysBetweenOrders: 41 } },
  { bestSellers: [seller('New', { previousNetSales: 0 }), seller('Cup', { id: 'p-Cup' })] },
  { baskets: { orders: 240, units: 500, quartiles }, carts: { ...eventful.carts, recoveryRate: noRate() } },
  { months: eventful.months.map((each) => ({ ...each, index: each.month === 7 ? 2 : 1 })), period: june() },
  { feed: { products: 12, withProblem: 4, withoutPicture: 2, bestSellersWithProblem: 0 } },
];

function noRate() {
  return { ...eventful.carts.recoveryRate, value: null };
}

function june() {
  return { from: '2026-06-01', to: '2026-06-30', days: 30 };
}

/** Accounts of the store's currency, of another one, and whose measuring is broken in each way. */
const known = eventfulAccount();
const ACCOUNTS: Partial<AccountFigures>[] = [
  {},
  { currency: 'EUR' },
  { totals: counted(400, 0) },
  { totals: counted(400, 0), currency: 'EUR' },
  { totals: counted(4_000, 90, { value: 0 }) },
  { store: { orders: 90, netSales: 3_600 } },
  { devices: [{ type: 'mobile', ...counted(16_000, 60) }] },
];

const all = [
  ...STORES.flatMap((change) => findAll({ ...eventful, ...change })),
  ...ACCOUNTS.flatMap((change) => findAll({ ...known, account: { ...known.account!, ...change } })),
];
const findings = [
  ...new Map(
    all.map((finding) => [
      JSON.stringify([finding.type, finding.variant, finding.figures.map(({ name }) => name)]),
      finding,
    ]),
  ).values(),
];
const each = findings.flatMap((finding) =>
  (['en', 'tr'] as const).map(
    (language, index) =>
      [finding, language, ['GBP', 'TRY', 'JPY'][(finding.figures.length + index) % 3]!] as const,
  ),
);

test('no label of the account’s figures takes the place of another one', () => {
  for (const [own, accounts] of [
    [englishLabels, englishAccountLabels],
    [turkishLabels, turkishAccountLabels],
  ] as const)
    expect(Object.keys(own).filter((name) => name in accounts)).toEqual([]);
});

test('all types are looked at', () => {
  expect(new Set(findings.map(({ type }) => type))).toEqual(new Set(ACTION_TYPES));
});

test('our own words are whole, and pass the check that a provider’s have to pass', () => {
  for (const [finding, language, currency] of each) {
    const wording = wordFinding(finding, language, currency);
    const { formula, ...evidence } = wordEvidence(finding, language, currency);
    const of = `${language} ${finding.type} ${finding.variant}`;
    const text = [wording.title, wording.description, ...wording.recommendations, formula].join('\n');
    expect(text, of).not.toMatch(/undefined|NaN|null|—|Infinity|_| {2}/);
    expect(text, of).not.toMatch(language === 'en' ? /\d %/ : /\d ?%(?!\d)/);
    expect(wording.recommendations.length, of).toBeGreaterThan(2);
    expect(checkWording(wording, finding, { language, currency }), `${of}\n${text}`).toEqual([]);
    expect(JSON.stringify(evidence), of).not.toMatch(/undefined|NaN|Infinity/);
    const labels = [
      ...evidence.figures.map(({ name }) => name),
      ...(evidence.table?.columns.map(({ label }) => label) ?? []),
    ];
    for (const label of labels) expect(label, of).toMatch(/^\p{Lu}|^\d/u);
  }
});

/** Stretches of 30 days, the share that is assumed and what “one in ten” is: ours, not the store's. */
const OURS = ['30'];

test('titles and descriptions hold no number that is not among the figures', () => {
  for (const [finding, language, currency] of each) {
    const { title, description } = wordFinding(finding, language, currency);
    const said = { own: OURS, formula: '5%', language, currency };
    const bare = [title, description]
      .join('\n')
      .replace(/%5(?![\d,])|(?<![\d.])5%/g, '')
      .replace(/(?<!\p{L})(?:on|ten|half|yarısı)(?!\p{L})/giu, '');
    const complaints = checkText(
      { texts: [bare], prose: description },
      inMajorUnits(finding, currency),
      said,
    );
    expect(complaints, `${language} ${finding.type} ${finding.variant}: ${bare}`).toEqual([]);
  }
});

function complaintsAbout(description: string, of: AdsFinding['type'], language: Language = 'en') {
  const finding = findAll(eventful).find(({ type }) => type === of)!;
  const { title } = wordFinding(finding, language, 'GBP');
  return checkWording({ title, description }, finding, { language, currency: 'GBP' }).join();
}

test.each(['5%', '5 %'])('a share that the formula assumes may be said: %s', (formula) => {
  const finding = findings.find(({ type }) => type === 'measure_conversions')!;
  const language: Language = 'en';
  const said = { own: [], formula: `assumed: ${formula} of sales`, language, currency: 'GBP' };
  const complaints = (text: string) => checkText({ texts: [text], prose: text }, finding, said).join();
  const sentence = 'The budget of this month is a small share of all the sales, which is about ';
  expect(complaints(`${sentence}5%.`)).toBe('');
  expect(complaints(`${sentence}5 %.`)).toBe('');
  expect(complaints(`${sentence}0.5%.`)).toMatch(/0\.5%/);
});

test('a provider may say the same otherwise, but no number of its own', () => {
  const fair = 'Your 120 quiet customers have brought £14,400 so far, and it is time to meet them again.';
  expect(complaintsAbout(fair, 'win_back')).toBe('');
  expect(complaintsAbout(fair.replace('120', '125'), 'win_back')).toMatch(/125/);
  expect(complaintsAbout(`${fair} They will bring 20% more.`, 'win_back')).toMatch(/20%/);
  expect(complaintsAbout('Die Kunden kaufen wieder mehr als noch im Herbst des Jahres.', 'win_back')).toMatch(
    /not in English/,
  );
  expect(complaintsAbout('See https://example.com for more of it, and write to them.', 'win_back')).toMatch(
    /links/,
  );
  expect(complaintsAbout('So much more of it. '.repeat(60), 'win_back')).toMatch(/longer/);
  expect(complaintsAbout(' ', 'win_back')).toMatch(/empty/);
});

test('Turkish numbers are written as Turkish', () => {
  const [finding] = findAll({ ...quietFacts(), account: null });
  expect(wordFinding(finding!, 'tr', 'TRY').description).toContain('₺480');
  const [budget] = wordEvidence(finding!, 'tr', 'TRY').figures.slice(-1);
  expect(budget).toMatchObject({ name: '30 günlük bütçe (varsayım: net satışın %5’i)', value: 480 });
});

test('whose figure it is stands next to it', () => {
  const names = findAll({ ...eventful, currency: 'USD' })
    .flatMap((finding) => wordEvidence(finding, 'en', 'USD').figures)
    .map(({ name }) => name);
  expect(names).toContain('Conversion rate (Databox, 2026)');
  expect(names).toContain('Break-even return (assumed, as your margin is not known)');
});
