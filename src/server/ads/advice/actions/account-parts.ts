import { fromAccount } from '#server/ads/advice/facts/basis.ts';
import { percent } from '#server/analytics/findings/finding.ts';
import {
  type AccountContext,
  expectationOf,
  FEWEST_EXPECTED,
  ofAccount,
  SURE,
  whole,
} from './account-context.ts';
import type { AdsFinding } from './finders/finding.ts';

const FEWEST_ORDERS = 30;
/** Of what clicks of the others bring. */
const GAP = 0.5;
/** Reference: google-ads 8, spend above twice the cost per conversion. */
const TIMES_COST = 2;

/** Countries whose clicks are paid for, and from where nobody ordered: not by the ads, and not by the store's addresses. */
export const findCountries = ofAccount((context) => {
  const { account, facts, cost, found, inMonth, rateWithout, table, totals } = context;
  const orders = facts.countries.reduce((sum, each) => sum + each.orders, 0);
  if (orders < FEWEST_ORDERS || totals.costPerConversion === null) return [];
  const ordering = new Set(facts.countries.map(({ countryCode }) => countryCode));
  const empty = account.places.filter((place) => {
    const { kind, countryCode, conversions } = place;
    if (kind !== 'country' || !countryCode || ordering.has(countryCode) || conversions > 0) return false;
    const rate = rateWithout(place);
    const isDear = place.cost > TIMES_COST * totals.costPerConversion!;
    return rate !== null && isDear && expectationOf(place, rate).chance <= SURE;
  });
  if (empty.length === 0) return [];
  const sum = (of: 'clicks' | 'cost') => empty.reduce((total, each) => total + each[of], 0);
  return [
    found({
      subject: 'account:countries',
      type: 'account_country',
      category: 'places',
      effort: 'minutes',
      names: { countries: empty.map(({ countryCode }) => countryCode).join(',') },
      figures: [
        whole('clicks', sum('clicks')),
        whole('orders', orders),
        cost('adCost', sum('cost')),
        percent('costShare', sum('cost') / totals.cost),
      ],
      table: table(
        [
          { name: 'country', unit: 'word' },
          { name: 'clicks', unit: 'count' },
          { name: 'adCost', unit: 'money' },
        ],
        empty.map((each) => [`country_${each.countryCode}`, each.clicks, each.cost]),
      ),
      atStake: inMonth(sum('cost')),
      confidence: 0.9,
      basis: fromAccount(sum('clicks')),
    }),
  ];
});

/** Exported reports and Google itself name devices otherwise. */
const DEVICES: [word: string, names: RegExp][] = [
  ['mobile', /^(mobile|mobile phones?|mobil)/i],
  ['desktop', /^(desktop|computers?)/i],
  ['tablet', /^tablet/i],
];

export const findDevice = ofAccount((context) =>
  context.account.devices.flatMap((each) => {
    const word = DEVICES.find(([, names]) => names.test(each.type))?.[0];
    return word
      ? weakPart(context, each, { type: 'account_device', subject: `device:${word}`, variant: word })
      : [];
  }),
);

export const findPartners = ofAccount((context) =>
  context.isAbout('search', 'shopping')
    ? context.account.networks
        .filter(({ type }) => type.toLowerCase() === 'search_partners')
        .flatMap((each) =>
          weakPart(context, each, { type: 'account_partners', subject: 'partners', variant: 'none' }),
        )
    : [],
);

type Part = AccountContext['totals'];

/** A part that brings at most half of what the others do, where that many clicks should have brought enough to say so. */
function weakPart(
  { cost, found, inMonth, rateWithout }: AccountContext,
  part: Part,
  {
    type,
    subject,
    variant,
  }: Pick<AdsFinding, 'subject' | 'variant'> & { type: 'account_device' | 'account_partners' },
): AdsFinding[] {
  const rate = rateWithout(part);
  if (rate === null) return [];
  const { expected, chance } = expectationOf(part, rate);
  if (expected < FEWEST_EXPECTED || part.conversions > expected * GAP || chance > SURE) return [];
  return [
    found({
      subject: `account:${subject}`,
      type,
      variant,
      category: type === 'account_device' ? 'audiences' : 'budget',
      effort: 'minutes',
      figures: [
        whole('clicks', part.clicks),
        whole('conversions', part.conversions),
        whole('expectedConversions', expected),
        percent('partRate', part.conversions / part.clicks),
        percent('otherRate', rate),
        cost('adCost', part.cost),
      ],
      // What is paid there beyond what it brings, at what the others' conversions cost in clicks.
      atStake: inMonth(part.cost * (1 - part.conversions / expected)),
      confidence: 0.7,
      basis: fromAccount(part.clicks),
    }),
  ];
}
