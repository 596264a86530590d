import type { ProfitPart, ProfitRow } from '#shared/analytics/profit.ts';
import { text } from '#shared/core/sentence.ts';
import { countryName } from '#web/analytics/charts/place-name.ts';
import { groupTexts } from '#web/analytics/customers/group-texts.ts';
import { productTitle } from '#web/analytics/products/product-title.ts';
import type { Translate } from '#web/core/app/i18n.ts';

interface PartWords {
  choice: string;
  title: string;
  /** Of the column that names the part. */
  column: string;
}

export const partWords: Record<ProfitPart, PartWords> = {
  product: { choice: text('Products'), title: text('Products by profit'), column: text('Product') },
  variant: { choice: text('Variants'), title: text('Variants by profit'), column: text('Variant') },
  category: { choice: text('Categories'), title: text('Categories by profit'), column: text('Category') },
  country: { choice: text('Countries'), title: text('Countries by profit'), column: text('Country') },
  channel: { choice: text('Channels'), title: text('Channels by profit'), column: text('Channel') },
  buyer: {
    choice: text('First or repeat'),
    title: text('First and repeat orders by profit'),
    column: text('Orders'),
  },
  customer_group: {
    choice: text('Customer groups'),
    title: text('Customer groups by profit'),
    column: text('Group'),
  },
};

/** These have titles of the shop to search in. */
export const SEARCHED: ReadonlySet<ProfitPart> = new Set<ProfitPart>(['product', 'variant', 'category']);

const buyers: Record<string, string> = {
  first: text('First orders'),
  repeat: text('Repeat orders'),
  guest: text('Orders without a known customer'),
};

/** As the platforms name them; others are shown as they stand. */
const channels: Record<string, string> = {
  web: text('Online store'),
  pos: text('Point of sale'),
  shopify_draft_order: text('Draft orders'),
};

export function partName(t: Translate, by: ProfitPart, { id, title }: ProfitRow): string {
  switch (by) {
    case 'product':
    case 'variant':
      return title ?? (id === null ? productTitle(t, { id, title: '' }) : t('A product that is gone'));
    case 'category':
      return title ?? t('Without a category');
    case 'country':
      return id === null ? t('Not named on the order') : countryName(t.locale, id);
    case 'channel':
      return id === null ? t('Unknown') : worded(t, channels, id);
    case 'buyer':
      return id === null ? t('Unknown') : worded(t, buyers, id);
    case 'customer_group':
      return isGroup(id) ? t(groupTexts[id].label) : t('Without a group');
  }
}

function worded(t: Translate, words: Record<string, string>, id: string): string {
  const word = words[id];
  return word ? t(word) : id;
}

function isGroup(id: string | null): id is keyof typeof groupTexts {
  return id !== null && Object.hasOwn(groupTexts, id);
}
