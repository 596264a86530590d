import { text } from '#shared/core/sentence.ts';
import type { ConsentWay } from '#shared/publishing/social-accounts.ts';

export const WAY_NAMES: Record<ConsentWay, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
};

/** What one consent brings. */
export const WAY_ABOUT: Record<ConsentWay, string> = {
  facebook: text('Your Pages and the Instagram accounts that belong to them'),
  instagram: text('A professional Instagram account, with or without a Page'),
  x: text('Your X account. X charges for each post; the price is shown before it goes out'),
};
