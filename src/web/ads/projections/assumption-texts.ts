import type { ASSUMPTION_NAMES } from '#shared/ads/ads.ts';
import { text } from '#shared/core/sentence.ts';

export type AssumptionName = (typeof ASSUMPTION_NAMES)[number];

interface AssumptionText {
  label: string;
  /** A rate is typed in percent, all else in the store's currency. */
  unit: 'money' | 'percent';
}

export const ASSUMPTION_TEXTS: Record<AssumptionName, AssumptionText> = {
  budget: { label: text('Budget'), unit: 'money' },
  costPerClick: { label: text('Cost per click'), unit: 'money' },
  clickRate: { label: text('Click rate'), unit: 'percent' },
  conversionRate: { label: text('Conversion rate of clicks'), unit: 'percent' },
  orderValue: { label: text('Order value'), unit: 'money' },
};

export const INDUSTRY_TEXTS: Record<string, string> = {
  all: text('All kinds of goods'),
  'shopping-gifts': text('Gifts and collectibles'),
  apparel: text('Clothing, fashion and jewellery'),
  furniture: text('Furniture'),
  beauty: text('Beauty and personal care'),
  home: text('Home and garden'),
  'health-fitness': text('Health and fitness'),
  sports: text('Sports and leisure'),
  pets: text('Pets'),
  food: text('Food and drink'),
  arts: text('Arts and entertainment'),
  automotive: text('Car parts and care'),
  electronics: text('Electronics'),
};
