import type { AdsFacts } from '#server/ads/advice/facts/facts.ts';
import { FEWEST_CLICKS, FEWEST_CONVERSIONS } from '#server/ads/advice/facts/own-figures.ts';
import { atMostByChance } from '#server/analytics/findings/binomial.ts';
import { count, type Figure, money } from '#server/analytics/findings/finding.ts';
import type { CampaignType } from '#shared/ads/ads.ts';
import type { AccountFigures, AdsFigures } from '#shared/ads/ads-account.ts';
import { type AdsDraft, type AdsFinding, makeFinding } from './finders/finding.ts';
import { breakEvenFigure, type FinderContext, figuresOf, MONTH_DAYS } from './finders/inputs.ts';
import { daysFrom } from './finders/local-days.ts';

type Table = NonNullable<AdsFinding['table']>;
type Draft = Omit<AdsDraft, 'period' | 'figures' | 'variant' | 'watched'> & {
  figures: (Figure | null)[];
  variant?: string;
  watched?: AdsFinding['watched'];
  period?: AdsFinding['period'];
};

export interface AccountContext {
  facts: AdsFacts;
  account: AccountFigures;
  state: AdsFacts['accountState'];
  totals: AdsFigures;
  breakEven: number;
  /** With who says it. */
  breakEvenSaid: Figure;
  isAbout: (...types: CampaignType[]) => boolean;
  /** Conversions per click of all but this part; null where they are too few for a rate. */
  rateWithout: (part: AdsFigures) => number | null;
  /** Of days of the account, for 30; null where its days are not known or its money is of another currency. */
  inMonth: (sum: number, of?: AccountFigures['period']) => number | null;
  /** Money of another currency than the store's is not named: it would be taken for the store's. */
  cost: (name: string, sum: number | null) => Figure | null;
  table: (columns: Table['columns'], rows: Table['rows']) => Table;
  found: (draft: Draft) => AdsFinding;
}

/** What the checks of an account stand on; null without one. */
export function accountContext({ facts, inputs }: FinderContext): AccountContext | null {
  const { account, campaignType } = facts;
  if (!account) return null;
  const { totals } = account;
  const isOurMoney = account.currency === facts.currency;
  return {
    facts,
    account,
    state: facts.accountState,
    totals,
    breakEven: inputs.breakEven.value,
    breakEvenSaid: breakEvenFigure(inputs),
    isAbout: (...types) => campaignType === 'all' || types.includes(campaignType),
    rateWithout(part) {
      const clicks = totals.clicks - part.clicks;
      const conversions = totals.conversions - part.conversions;
      if (clicks < FEWEST_CLICKS || conversions < FEWEST_CONVERSIONS) return null;
      return Math.min(1, conversions / clicks);
    },
    inMonth(sum, { from, to } = account.period) {
      if (!isOurMoney || !from || !to) return null;
      return (sum * MONTH_DAYS) / (daysFrom(from, to) + 1);
    },
    cost: (name, sum) => (isOurMoney && sum !== null ? money(name, sum) : null),
    table(columns, rows) {
      const kept = columns.map(({ unit }) => isOurMoney || unit !== 'money');
      return {
        columns: columns.filter((_, index) => kept[index]),
        rows: rows.map((row) => row.filter((_, index) => kept[index])),
      };
    },
    found: ({ figures, ...draft }) =>
      makeFinding(
        {
          variant: 'none',
          period: account.period,
          watched: { kind: 'cost', campaignId: null },
          ...draft,
          figures: figuresOf(...figures),
        },
        inputs.scale,
      ),
  };
}

/** A check is asked only where there is an account. */
export const ofAccount =
  (check: (context: AccountContext) => AdsFinding[]) =>
  (context: FinderContext): AdsFinding[] => {
    const found = accountContext(context);
    return found ? check(found) : [];
  };

/** Conversions are shared between clicks, so that there may be parts of one. */
export const whole = (name: string, value: number): Figure => count(name, Math.round(value));

/** How many conversions so many clicks should have brought, and how likely so few are by chance. */
export function expectationOf({ clicks, conversions }: AdsFigures, rate: number) {
  return { expected: clicks * rate, chance: atMostByChance(Math.ceil(conversions), clicks, rate) };
}

/** Reference: google-ads 8, no change rests on less. */
export const FEWEST_EXPECTED = FEWEST_CONVERSIONS;
/** One in a hundred looks that bad by chance. */
export const SURE = 0.01;
