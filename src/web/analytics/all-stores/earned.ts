import type { AllStoresProfit, EarnedLack, EarnedName } from '#shared/analytics/all-stores.ts';
import { text } from '#shared/core/sentence.ts';
import type { Store } from '#shared/stores/stores.ts';
import { figureWords } from '#web/analytics/profit/figure-words.ts';
import { comparedTrend, figureText } from '#web/analytics/profit/figures.ts';
import type { NamedPeriod } from '#web/analytics/reports/comparison-words.ts';
import { type createFormat, NO_FIGURE } from '#web/core/app/format.ts';
import type { Translate } from '#web/core/app/i18n.ts';
import { storeNames } from './group-words.ts';

type Format = ReturnType<typeof createFormat>;

/** A store of the owner with what it earned. */
export interface StoreEarned {
  store: Store;
  figures: AllStoresProfit['stores'][number];
}

/** What is added up in one currency. */
export type GroupEarned = AllStoresProfit['groups'][number] & { members: StoreEarned[] };

export function groupsEarned(reply: AllStoresProfit, stores: readonly Store[]): GroupEarned[] {
  const all = storesEarned(reply, stores);
  return reply.groups.map((group) => ({
    ...group,
    members: all.filter(({ figures }) => figures.group === group.currency),
  }));
}

export function storesEarned(reply: AllStoresProfit, stores: readonly Store[]): StoreEarned[] {
  return reply.stores.flatMap((figures) => {
    const store = stores.find(({ id }) => id === figures.storeId);
    return store ? [{ store, figures }] : [];
  });
}

/** In the currency of the group; where that is another, the store's own as well. */
export function earnedText(
  { figures: { own, converted, currency, group, reason } }: StoreEarned,
  name: EarnedName,
  format: Format,
): { shown: string; own: string | null } {
  const { unit } = figureWords[name];
  const shown = converted ?? (reason === null ? own : null);
  return {
    shown: shown ? figureText(format, unit, shown[name], converted ? group! : currency) : NO_FIGURE,
    own: converted && own && unit === 'money' ? figureText(format, unit, own[name], currency) : null,
  };
}

/** Of the stores that have a comparison. */
export function earnedTrend(
  t: Translate,
  format: Format,
  name: EarnedName,
  { group: { compared, currency }, period }: { group: GroupEarned; period: NamedPeriod },
) {
  if (!compared) return undefined;
  return comparedTrend(t, format, name, {
    value: compared.now[name],
    previous: compared.before[name],
    period,
    currency,
  });
}

const LACKS: Record<EarnedLack, string> = {
  no_costs: text('{stores}: no cost is known for anything that was sold'),
  no_ads: text('{stores}: no ads account, and no ad spend entered'),
  ads_other_currency: text('{stores}: the ads account counts in another currency'),
  no_ads_rate: text('{stores}: a day with ads has no exchange rate'),
  no_fixed_costs: text('{stores}: fixed costs are not entered'),
  no_fixed_costs_rate: text('{stores}: a day with fixed costs has no exchange rate'),
};

const ADS: EarnedLack[] = ['ads_other_currency', 'no_ads_rate'];
const FIXED: EarnedLack[] = ['no_fixed_costs', 'no_fixed_costs_rate'];
const LACKING: Partial<Record<EarnedName, EarnedLack[]>> = {
  adSpend: ['no_ads', ...ADS],
  contributionAfterAds: ['no_costs', ...ADS],
  fixedCosts: FIXED,
  netProfit: ['no_costs', ...ADS, ...FIXED],
};

/** Which stores lack what a figure needs. */
export function lackSentences(
  t: Translate,
  name: EarnedName,
  { lacking, members }: Pick<GroupEarned, 'lacking' | 'members'>,
): string[] {
  return (LACKING[name] ?? []).flatMap((lack) => {
    const ids = lacking.filter(({ lacks }) => lacks === lack).map(({ storeId }) => storeId);
    const stores = members.map(({ store }) => store).filter(({ id }) => ids.includes(id));
    return stores.length === 0 ? [] : [t(LACKS[lack], { stores: storeNames(t, stores) })];
  });
}
