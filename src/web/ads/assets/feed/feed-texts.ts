import type { FeedProblem } from '#shared/ads/ads-assets.ts';
import { text } from '#shared/core/sentence.ts';

/** What is wrong, and what helps; limits as Google's (reference: google-ads 5). */
export const FEED_TEXTS: Record<FeedProblem, { label: string; help: string }> = {
  title_missing: {
    label: text('No title'),
    help: text('Google accepts no product without one.'),
  },
  title_short: {
    label: text('Short title'),
    help: text('Say what it is, its kind and what sets it apart: searches are matched with it.'),
  },
  title_long: {
    label: text('Title too long'),
    help: text('Google allows 150 characters.'),
  },
  title_capitals: {
    label: text('Title in capitals'),
    help: text('Google may refuse it. Write it as in a sentence.'),
  },
  title_promotional: {
    label: text('Advertising in the title'),
    help: text('Discounts, delivery and calls to buy do not belong in it; Google may refuse it.'),
  },
  title_repeated: {
    label: text('Title used twice'),
    help: text('Another product has the same title. Add what sets them apart.'),
  },
  description_missing: {
    label: text('No description'),
    help: text('Say what it is made of, how large it is and what it is for.'),
  },
  description_short: {
    label: text('Short description'),
    help: text('A few sentences help Google find the right searches.'),
  },
  description_long: {
    label: text('Description too long'),
    help: text('Google allows 5,000 characters.'),
  },
  image_missing: {
    label: text('No picture'),
    help: text('Google shows no product without one.'),
  },
  price_missing: {
    label: text('No price'),
    help: text('Google accepts no product without one.'),
  },
  sold_out: {
    label: text('Sold out'),
    help: text('Clicks on it would bring nothing. Leave it out of your ads until it is back.'),
  },
  category_missing: {
    label: text('No category'),
    help: text('The kind of product in your shop helps Google place it.'),
  },
};
