import {
  BadgeCheck,
  Brush,
  CalendarDays,
  ChartNoAxesColumn,
  Clock,
  Film,
  Lightbulb,
  type LucideIcon,
  Megaphone,
  MessageCircleQuestion,
  Package,
  ShieldCheck,
  ShoppingCart,
  TrendingUp,
  Users,
  Zap,
} from 'lucide-react';
import { text } from '#shared/core/sentence.ts';
import type { PictureName } from '#web/marketing/landing/product-picture.tsx';

export interface FeatureGroup {
  id: string;
  title: string;
  intro: string;
  pictures: { name: PictureName; alt: string }[];
  points: { Icon: LucideIcon; title: string; body: string }[];
}

export const coreAnalytics: FeatureGroup = {
  id: 'core-analytics',
  title: text('Core Analytics'),
  intro: text(
    'Figures first, and none without its source. The newest orders appear within a minute; the whole history follows automatically.',
  ),
  pictures: [{ name: 'analytics', alt: text('The analytics of Vitrin with the figures of a store') }],
  points: [
    {
      Icon: ChartNoAxesColumn,
      title: text('Sales you can check'),
      body: text(
        'Revenue, orders, average order value and conversion next to the same part of last month. A click opens the formula, the period and the rows behind every figure.',
      ),
    },
    {
      Icon: Users,
      title: text('Customers'),
      body: text('Who buys again, who has gone quiet, and what a new customer brings over the months.'),
    },
    {
      Icon: Package,
      title: text('Products'),
      body: text('What sells, what is bought together and what loses ground, found by its name in a moment.'),
    },
    {
      Icon: ShoppingCart,
      title: text('Abandoned carts'),
      body: text('What was left behind, when, and how much of it was bought after all.'),
    },
    {
      Icon: TrendingUp,
      title: text('Growth tracking'),
      body: text(
        'Any period against the one before or the same days a year ago, with a forecast of the days ahead.',
      ),
    },
    {
      Icon: Zap,
      title: text('Real-time updates'),
      body: text(
        'A new order appears on the open page automatically, and every night the totals are compared with what your platform reports.',
      ),
    },
  ],
};

export const intelligence: FeatureGroup = {
  id: 'intelligence',
  title: text('AI-Powered Intelligence'),
  intro: text(
    'What changed, why, and what is worth doing about it first, in plain words and with the proof.',
  ),
  pictures: [{ name: 'ads', alt: text('The ads advice of Vitrin for a store') }],
  points: [
    {
      Icon: Lightbulb,
      title: text('AI insights'),
      body: text(
        'Findings ranked by the money at stake, each with recommendations and the rows it is based on.',
      ),
    },
    {
      Icon: MessageCircleQuestion,
      title: text('Questions in your own words'),
      body: text('Ask for a figure as you would say it; the answer is computed from your records.'),
    },
    {
      Icon: BadgeCheck,
      title: text('No invented numbers'),
      body: text('Wherever AI writes a sentence, no number gets through that your records do not hold.'),
    },
    {
      Icon: Megaphone,
      title: text('Ads Optimization'),
      body: text(
        'Timing, audiences, budgets, competitors and performance for Google Ads. Every figure says whether it is your own, a benchmark or an assumption.',
      ),
    },
  ],
};

export const automation: FeatureGroup = {
  id: 'automation',
  title: text('Social Media and Marketing Automation'),
  intro: text('From a product in your catalogue to a post on its way, and back to what the post brought.'),
  pictures: [
    { name: 'content', alt: text('A post with its picture and caption in the content creator of Vitrin') },
    { name: 'calendar', alt: text('A week of planned posts in the calendar of Vitrin') },
  ],
  points: [
    {
      Icon: Brush,
      title: text('Captions, images and hashtags'),
      body: text(
        'Written in five languages and four tones, drawn from your own product photos, with A/B variations to choose from.',
      ),
    },
    {
      Icon: Film,
      title: text('Short videos'),
      body: text('Reels of 5 or 10 seconds, animated from a product’s picture, ready for Instagram.'),
    },
    {
      Icon: CalendarDays,
      title: text('A calendar that fills itself'),
      body: text(
        'Schedules for Instagram, Facebook and X (Twitter) plan the week ahead; you move posts around as you like.',
      ),
    },
    {
      Icon: Clock,
      title: text('Smart recommendations'),
      body: text(
        'The times at which your followers respond and your customers order, and what to post then.',
      ),
    },
    {
      Icon: ShieldCheck,
      title: text('You have the last word'),
      body: text('Posts wait for your approval for as long as you want that, and none is ever sent twice.'),
    },
    {
      Icon: TrendingUp,
      title: text('What a post brought'),
      body: text(
        'Likes, comments and reach, and the orders that came by its link where the platform shares them.',
      ),
    },
  ],
};

/** As advertised; an installation may allow more. */
export const limits = [
  { what: text('10-second videos'), limit: text('1 per week') },
  { what: text('5-second videos'), limit: text('1 per week') },
  { what: text('AI-generated images'), limit: text('1 per day') },
  { what: text('Text posts'), limit: text('2 per day') },
  { what: text('Generated content'), limit: text('Cleaned up weekly') },
];

export const platforms = [
  { what: text('Stores'), names: ['Shopify', 'Shopier'] },
  {
    what: text('Social media'),
    names: [
      'Instagram',
      'Facebook',
      'X (Twitter)',
      'Pinterest',
      'Telegram',
      'Bluesky',
      'YouTube',
      'TikTok',
      'Threads',
    ],
  },
  { what: text('Ads'), names: ['Google Ads'] },
];

export const safeguards = [
  {
    title: text('OAuth 2.0'),
    body: text('You allow the access at your platform and can take it back there at any time.'),
  },
  {
    title: text('Encrypted keys'),
    body: text(
      'Access tokens are encrypted with AES-256 and never reach a browser; passwords are kept only as hashes.',
    ),
  },
  {
    title: text('Your data is yours'),
    body: text('No one else sees your store’s data, it is not sold, and advertisers get none of it.'),
  },
  {
    title: text('Gone when you go'),
    body: text('With your account everything is deleted: within 30 days here and within 90 days in backups.'),
  },
];
