import {
  CalendarDays,
  ChartNoAxesColumn,
  LayoutGrid,
  type LucideIcon,
  Megaphone,
  Settings,
  Sparkles,
  Store as StoreIcon,
} from 'lucide-react';
import { text } from '#shared/core/sentence.ts';
import { paths } from '#web/core/app/paths.ts';

/** A page or a part of one. `words` are what else people call it, in the language they speak here. */
export interface Place {
  label: string;
  words?: string;
  to: string;
  Icon: LucideIcon;
  /** The page that it is a part of. */
  within?: string;
}

export const PAGES: readonly Place[] = [
  { label: text('Dashboard'), words: text('home overview start'), to: paths.home, Icon: LayoutGrid },
  {
    label: text('Connected Stores'),
    words: text('shops Shopify Shopier'),
    to: paths.stores,
    Icon: StoreIcon,
  },
  {
    label: text('General Analytics'),
    words: text('figures numbers revenue sales orders reports'),
    to: paths.analytics,
    Icon: ChartNoAxesColumn,
  },
  {
    label: text('Content Creator'),
    words: text('post reel caption picture AI'),
    to: paths.contentCreator,
    Icon: Sparkles,
  },
  {
    label: text('Social Media Calendar'),
    words: text('schedule plan automation Instagram Facebook Twitter'),
    to: paths.calendar,
    Icon: CalendarDays,
  },
  {
    label: text('Ads Optimization'),
    words: text('Google Ads campaigns budget advertising'),
    to: paths.ads,
    Icon: Megaphone,
  },
  {
    label: text('Settings'),
    words: text('account profile password notifications delete'),
    to: paths.settings,
    Icon: Settings,
  },
];

const analytics = { within: text('General Analytics'), Icon: ChartNoAxesColumn };
const content = { within: text('Content Creator'), Icon: Sparkles };
const calendar = { within: text('Social Media Calendar'), Icon: CalendarDays };
const ads = { within: text('Ads Optimization'), Icon: Megaphone };

export const PARTS: readonly Place[] = [
  { ...analytics, label: text('Overview'), to: `${paths.analytics}` },
  {
    ...analytics,
    label: text('Profit'),
    words: text('margin earnings'),
    to: `${paths.analytics}?tab=profit`,
  },
  {
    ...analytics,
    label: text('Customers'),
    words: text('buyers groups loyalty'),
    to: `${paths.analytics}?tab=customers`,
  },
  {
    ...analytics,
    label: text('Products'),
    words: text('stock best sellers ranking'),
    to: `${paths.analytics}?tab=products`,
  },
  {
    ...analytics,
    label: text('Abandoned Carts'),
    words: text('checkout'),
    to: `${paths.analytics}?tab=carts`,
  },
  {
    ...analytics,
    label: text('AI Insights'),
    words: text('findings advice recommendations'),
    to: `${paths.analytics}?tab=insights`,
  },
  {
    ...analytics,
    label: text('Costs'),
    words: text('cost of goods VAT fees shipping rent'),
    to: paths.costs,
  },
  {
    ...analytics,
    label: text('Exchange rates'),
    words: text('currency convert euro dollar lira'),
    to: paths.rates,
  },
  { ...content, label: text('Single Content'), to: paths.contentCreator },
  {
    ...content,
    label: text('A/B Variations'),
    words: text('test compare'),
    to: `${paths.contentCreator}?tab=variations`,
  },
  {
    ...content,
    label: text('History'),
    words: text('saved posts'),
    to: `${paths.contentCreator}?tab=history`,
  },
  { ...calendar, label: text('Active Schedules'), to: paths.calendar },
  { ...calendar, label: text('Scheduled Posts'), to: `${paths.calendar}?tab=posts` },
  {
    ...calendar,
    label: text('Calendar'),
    words: text('month week day'),
    to: `${paths.calendar}?tab=calendar`,
  },
  {
    ...calendar,
    label: text('Activity'),
    words: text('published failed approval'),
    to: `${paths.calendar}?tab=activity`,
  },
  {
    ...calendar,
    label: text('Shop page'),
    words: text('public page link in bio profile QR code'),
    to: paths.shopPage,
  },
  {
    ...calendar,
    label: text('Post report'),
    words: text('earned profit by post clicks orders best'),
    to: paths.postReport,
  },
  {
    ...calendar,
    label: text('Experiment'),
    words: text('does posting bring sales weeks without posts'),
    to: paths.experiment,
  },
  {
    ...calendar,
    label: text('Shopify’s own reports'),
    words: text('annotations marketing activity metafield write back'),
    to: paths.writeBack,
  },
  { ...ads, label: text('Smart Insights'), to: paths.ads },
  {
    within: text('Settings'),
    Icon: Settings,
    label: text('Activity'),
    words: text('who did what history log audit'),
    to: paths.activity,
  },
  {
    within: text('Settings'),
    Icon: Settings,
    label: text('Members'),
    words: text('team colleagues invite roles permissions'),
    to: paths.members,
  },
  {
    within: text('Settings'),
    Icon: Settings,
    label: text('Access tokens'),
    words: text('api programs keys scripts'),
    to: paths.accessTokens,
  },
  { ...ads, label: text('Optimal Timing'), words: text('hours days'), to: `${paths.ads}?tab=timing` },
  { ...ads, label: text('Your Customers'), words: text('audience'), to: `${paths.ads}?tab=customers` },
  { ...ads, label: text('Projections'), words: text('forecast'), to: `${paths.ads}?tab=projections` },
  { ...ads, label: text('Action Plan'), words: text('to do steps'), to: `${paths.ads}?tab=plan` },
  { ...ads, label: text('Account figures'), to: `${paths.ads}?part=figures` },
  { ...ads, label: text('Competitors'), to: `${paths.ads}?part=competitors` },
  { ...ads, label: text('Search ads'), to: `${paths.ads}?part=search-ads` },
  { ...ads, label: text('Feed check'), to: `${paths.ads}?part=feed` },
  { ...ads, label: text('Boosted posts'), to: `${paths.ads}?part=boosted-posts` },
  { ...ads, label: text('Customer list for Google Ads'), to: `${paths.ads}?part=customer-list` },
];
