import type { MissingReason } from '#shared/analytics/analytics.ts';
import type { Store } from '#shared/stores/stores.ts';
import { PLATFORM_NAMES } from '#shared/stores/stores.ts';
import { comparisonWords, type NamedPeriod } from '#web/analytics/reports/comparison-words.ts';
import { missingSentence } from '#web/analytics/reports/figures.ts';
import type { Translate } from '#web/core/app/i18n.ts';
import { type GroupInAll, type GroupMetric, unsharedIn } from './store-groups.ts';

/** So many stores are named; of more their number is said. */
const NAMED = 3;

/** 'British Pound' */
export function currencyName({ locale }: Translate, currency: string): string {
  return new Intl.DisplayNames(locale, { type: 'currency' }).of(currency) ?? currency;
}

export function storeNames(t: Translate, stores: readonly Pick<Store, 'storeName'>[]): string {
  if (stores.length > NAMED) return t.plural(stores.length, { one: '{n} store', other: '{n} stores' });
  return new Intl.ListFormat(t.locale).format(stores.map(({ storeName }) => storeName));
}

export function platformNames(t: Translate, stores: readonly Pick<Store, 'platform'>[]): string {
  const names = new Set(stores.map(({ platform }) => PLATFORM_NAMES[platform]));
  return new Intl.ListFormat(t.locale).format(names);
}

/** What is to be known of a figure before it is read: stores that are not in it, and why it or its growth is missing. */
export function groupNotes(t: Translate, name: GroupMetric, inAll: GroupInAll): string[] {
  const { group, members, period } = inAll;
  const detail = group.details[name];
  const unshared = unsharedIn(name, members);
  const platform = platformNames(t, unshared);
  if (unshared.length === members.length) return [t('Not shared by {platform}', { platform })];
  if (detail.reason) return [missingSentence(t, detail.reason, platform)];
  const notes: string[] = [];
  if (unshared.length > 0)
    notes.push(
      t('Without {stores}: not shared by {platform}', { stores: storeNames(t, unshared), platform }),
    );
  const noGrowth =
    detail.growthKind === 'none' && period.range !== 'all' ? noGrowthSentence(t, name, inAll) : null;
  return noGrowth ? [...notes, noGrowth] : notes;
}

/** Null where growth is that of all stores. */
export function comparedSentence(
  t: Translate,
  {
    group,
    members,
  }: {
    group: Pick<GroupInAll['group'], 'comparedStoreIds' | 'storeIds'>;
    members: readonly { store: Store }[];
  },
): string | null {
  const { comparedStoreIds, storeIds } = group;
  if (comparedStoreIds.length === 0 || comparedStoreIds.length === storeIds.length) return null;
  const apart = members.filter(({ store }) => !comparedStoreIds.includes(store.id));
  return t.plural(
    storeIds.length,
    {
      one: 'Compared: {compared} of {n} store, without {stores}',
      other: 'Compared: {compared} of {n} stores, without {stores}',
    },
    {
      compared: comparedStoreIds.length,
      stores: storeNames(
        t,
        apart.map(({ store }) => store),
      ),
    },
  );
}

/** Why there is no growth. */
export function noGrowthSentence(t: Translate, name: GroupMetric, { group, ...inAll }: GroupInAll) {
  return notComparedSentence(t, group.details[name].growthReason, inAll);
}

export function notComparedSentence(
  t: Translate,
  reason: MissingReason | null,
  { members, period }: { members: readonly { store: Store }[]; period: NamedPeriod },
): string | null {
  const words = comparisonWords(t, period);
  switch (reason) {
    case null:
      return null;
    case 'no_orders':
      return words.noOrdersBefore;
    case 'not_covered':
      return words.notCovered;
    case 'before_records':
      return t('No store has records of a full period before to compare with.');
    default:
      return missingSentence(
        t,
        reason,
        platformNames(
          t,
          members.map(({ store }) => store),
        ),
      );
  }
}
