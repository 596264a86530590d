import { fromAccount } from '#server/ads/advice/facts/basis.ts';
import { percent } from '#server/analytics/findings/finding.ts';
import { expectationOf, FEWEST_EXPECTED, ofAccount, SURE, whole } from './account-context.ts';
import { reading } from './finders/finding.ts';

/** An hour that should have brought as many is not empty by chance (one in twenty). */
const EXPECTED_IN_AN_HOUR = 3;
const GAP = 0.5;

/** Hours of the account without a conversion, which together should have brought enough to say so (reference: google-ads 8). */
export const findEmptyHours = ofAccount((context) => {
  const { account, cost, found, inMonth, rateWithout, table, totals } = context;
  const rate = rateWithout({ ...totals, clicks: 0, conversions: 0 });
  if (rate === null) return [];
  const empty = account.hours.filter(
    (each) => each.conversions === 0 && expectationOf(each, rate).expected >= EXPECTED_IN_AN_HOUR,
  );
  const sum = (of: 'clicks' | 'cost') => empty.reduce((total, each) => total + each[of], 0);
  const expected = sum('clicks') * rate;
  if (expected < FEWEST_EXPECTED) return [];
  return [
    found({
      subject: 'account:hours',
      type: 'account_hours',
      category: 'timing',
      effort: 'minutes',
      figures: [
        whole('emptyHours', empty.length),
        whole('clicks', sum('clicks')),
        whole('expectedConversions', expected),
        cost('adCost', sum('cost')),
      ],
      table: table(
        [
          { name: 'hour', unit: 'text' },
          { name: 'clicks', unit: 'count' },
          { name: 'adCost', unit: 'money' },
        ],
        empty.map((each) => [`${each.hour}–${each.hour + 1}`, each.clicks, each.cost]),
      ),
      atStake: inMonth(sum('cost')),
      confidence: 0.9,
      basis: fromAccount(sum('clicks')),
    }),
  ];
});

export const findWeakWeekday = ofAccount((context) => {
  const { account, cost, found, inMonth, rateWithout } = context;
  return account.weekdays.flatMap((each) => {
    const rate = rateWithout(each);
    if (rate === null) return [];
    const { expected, chance } = expectationOf(each, rate);
    if (expected < FEWEST_EXPECTED || each.conversions > expected * GAP || chance > SURE) return [];
    return [
      found({
        subject: `account:weekday:${each.day}`,
        type: 'account_weekday',
        category: 'timing',
        effort: 'minutes',
        figures: [
          reading('weekday', each.day),
          whole('clicks', each.clicks),
          whole('conversions', each.conversions),
          whole('expectedConversions', expected),
          percent('partRate', each.conversions / each.clicks),
          cost('adCost', each.cost),
        ],
        atStake: inMonth(each.cost * (1 - each.conversions / expected)),
        confidence: 0.7,
        basis: fromAccount(each.clicks),
      }),
    ];
  });
});
