import { text } from '#shared/core/sentence.ts';
import { paths } from './paths.ts';

/** Pages that are made ready for visitors and search engines; the title is the browser's, too. */
export const publicPages = {
  landing: {
    path: paths.home,
    title: text('Analytics and social media for Shopify and Shopier stores'),
    description: text(
      'Connect your Shopify or Shopier store and see sales figures you can check, AI insights that say what changed, and posts that are written, drawn and published from your own products. Free to set up.',
    ),
  },
  features: {
    path: paths.features,
    title: text('Features'),
    description: text(
      'Everything Vitrin does for an online store: sales analytics, AI insights, captions, images and short videos, a social media calendar, advice on Google Ads, and what a free account includes.',
    ),
  },
  privacyPolicy: {
    path: paths.privacyPolicy,
    title: text('Privacy Policy'),
    description: text(
      'What Vitrin collects about you and your store, what it is used for, who else sees it, how long it is kept, and how you have it deleted.',
    ),
  },
  termsOfService: {
    path: paths.termsOfService,
    title: text('Terms of Service'),
    description: text(
      'The terms under which Vitrin is offered: who may use it, what a free account includes, whose the content is, and how either side ends the agreement.',
    ),
  },
} as const;
