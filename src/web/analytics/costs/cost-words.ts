import { text } from '#shared/core/sentence.ts';
import type { UNMATCHED_REASONS } from '#shared/stores/costs.ts';
import type { CostSource, RunningCost } from '#shared/stores/profit-rules.ts';
import { PLATFORM_NAMES, type Store } from '#shared/stores/stores.ts';
import { createFormat } from '#web/core/app/format.ts';
import type { Translate } from '#web/core/app/i18n.ts';
import { noonOf } from '#web/core/app/zone.ts';

export function sourceText(t: Translate, source: CostSource, { platform }: Store): string {
  switch (source) {
    case 'owner':
      return t('Entered by you');
    case 'sale':
      return t('Noted at the sale');
    case 'platform':
      return t('From {platform}', { platform: PLATFORM_NAMES[platform] });
  }
}

/** A cost that always held is kept from a day before any shop. */
const BEFORE_ANY_SHOP = '1990';

export function sinceText(t: Translate, from: string): string {
  if (from < BEFORE_ANY_SHOP) return t('from the beginning');
  return t('since {day}', { day: dayText(t, from) });
}

export function dayText(t: Translate, day: string): string {
  if (day < BEFORE_ANY_SHOP) return t('From the beginning');
  return createFormat(t.locale).date(noonOf(day), 'UTC');
}

type UnmatchedReason = (typeof UNMATCHED_REASONS)[number];

export const COST_REASONS: Record<UnmatchedReason, string> = {
  unknown: text('Nothing in your shop has this name, SKU or number'),
  ambiguous: text('More than one thing in your shop has this name'),
  no_cost: text('There is no cost in this line'),
  not_a_number: text('The cost is not a number'),
};

export const PARCEL_REASONS: Record<UnmatchedReason, string> = {
  unknown: text('No order has this parcel or number'),
  ambiguous: text('More than one order has this number'),
  no_cost: text('There is no amount in this line'),
  not_a_number: text('The amount is not a number'),
};

export const PERIODS: Record<RunningCost['every'], string> = {
  day: text('per day'),
  week: text('per week'),
  month: text('per month'),
  year: text('per year'),
};

/** As platforms write it: 'shopify_payments'. */
export function gatewayText(gateway: string): string {
  if (!/^[a-z0-9_ -]+$/.test(gateway)) return gateway;
  return gateway.replaceAll(/[_-]/g, ' ').replaceAll(/(?<=^| )[a-z]/g, (letter) => letter.toUpperCase());
}
