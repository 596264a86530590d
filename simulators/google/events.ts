import { createHash } from 'node:crypto';
import { seededChance } from '#simulators/core/chance.ts';
import type { AccountFixture, CampaignFixture, ProductFixture, Share } from './accounts.ts';

/** A person saw an ad, so many times, and may have clicked it and bought. Everything Google counts is a sum of these. */
export type AdEvent = {
  campaign: CampaignFixture;
  day: string;
  hour: number;
  device: string;
  network: string;
  city: string;
  age: string;
  gender: string;
  term: string | null;
  product: ProductFixture | null;
  impressions: number;
  clicks: number;
  costMicros: number;
  conversions: number;
  value: number;
  /** Conversions are reported so many days later. */
  reportedAfterDays: number;
};

const DEVICES: Share[] = [
  { value: 'MOBILE', weight: 64, converts: 0.85 },
  { value: 'DESKTOP', weight: 29, converts: 1.4 },
  { value: 'TABLET', weight: 7 },
];
const AGES: Share[] = [
  { value: 'AGE_RANGE_18_24', weight: 9, converts: 0.6 },
  { value: 'AGE_RANGE_25_34', weight: 20 },
  { value: 'AGE_RANGE_35_44', weight: 22, converts: 1.3 },
  { value: 'AGE_RANGE_45_54', weight: 16, converts: 1.1 },
  { value: 'AGE_RANGE_55_64', weight: 10 },
  { value: 'AGE_RANGE_65_UP', weight: 6 },
  { value: 'AGE_RANGE_UNDETERMINED', weight: 17 },
];
const GENDERS: Share[] = [
  { value: 'FEMALE', weight: 55, converts: 1.1 },
  { value: 'MALE', weight: 27, converts: 0.9 },
  { value: 'UNDETERMINED', weight: 18 },
];
/** Sunday first. */
const WEEKDAYS = [1.15, 1.05, 1, 1, 1, 0.9, 0.95];
const LATEST_DAYS = 12;
const CENT_MICROS = 10_000;

/** An account is asked a dozen times for the same days. */
const known = new WeakMap<CampaignFixture, Map<string, AdEvent[]>>();
const DAYS_CACHED = 200;

/** The same for the same campaign and day at every start. */
export function eventsOf(account: AccountFixture, campaign: CampaignFixture, day: string): AdEvent[] {
  if (campaign.clicksPerDay === 0) return [];
  const days = known.get(campaign) ?? new Map<string, AdEvent[]>();
  known.set(campaign, days);
  const events = days.get(day) ?? makeEvents(account, campaign, day);
  if (days.size < DAYS_CACHED) days.set(day, events);
  return events;
}

function makeEvents(account: AccountFixture, campaign: CampaignFixture, day: string): AdEvent[] {
  const chance = chanceOf(`${account.id} ${campaign.id} ${day}`);
  const weekday = WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()]!;
  const clicks = Math.round(campaign.clicksPerDay * weekday * (0.75 + 0.5 * chance()));
  const seenOnly = Math.ceil(clicks / 6);
  return Array.from({ length: clicks + seenOnly }, (_, index) =>
    eventOf(account, campaign, { day, clicked: index < clicks, chance }),
  );
}

function eventOf(
  account: AccountFixture,
  campaign: CampaignFixture,
  { day, clicked, chance }: { day: string; clicked: boolean; chance: () => number },
): AdEvent {
  const hour = pick(account.hours, chance());
  const device = pick(DEVICES, chance());
  const city = pick(account.cities, chance());
  const age = pick(AGES, chance());
  const gender = pick(GENDERS, chance());
  const term = campaign.terms.length > 0 ? pick(campaign.terms, chance()) : null;
  const product = campaign.products.length > 0 ? pickProduct(campaign.products, chance()) : null;
  const likely = [hour, device, city, age, gender, term].reduce(
    (likelihood, share) => likelihood * (share?.converts ?? 1),
    campaign.conversionRate,
  );
  const buys = clicked && chance() < likely;
  const cost = campaign.costPerClick * (0.5 + chance());
  return {
    campaign,
    day,
    hour: Number(hour.value),
    device: device.value,
    network: networkOf(campaign, chance()),
    city: city.value,
    age: age.value,
    gender: gender.value,
    term: term?.value ?? null,
    product,
    impressions: 1 + Math.floor(campaign.impressionsPerClick * (0.4 + chance())),
    clicks: clicked ? 1 : 0,
    costMicros: clicked ? Math.max(1, Math.round(cost * 100)) * CENT_MICROS : 0,
    conversions: buys ? 1 : 0,
    value: buys ? Math.round(campaign.orderValue * (0.4 + 1.2 * chance()) * 100) / 100 : 0,
    // Half of them on the day itself, the others later and later.
    reportedAfterDays: Math.min(LATEST_DAYS, Math.floor(-Math.log(1 - chance()) * 1.6)),
  };
}

function networkOf({ channel }: CampaignFixture, at: number): string {
  if (channel === 'PERFORMANCE_MAX') return 'MIXED';
  if (channel === 'DISPLAY' || channel === 'DEMAND_GEN') return 'CONTENT';
  if (channel === 'VIDEO') return 'YOUTUBE';
  return at < 0.92 ? 'SEARCH' : 'SEARCH_PARTNERS';
}

function pick(shares: readonly Share[], at: number): Share {
  return shares[placeOf(shares, at)]!;
}

function pickProduct(products: readonly ProductFixture[], at: number): ProductFixture {
  return products[placeOf(products, at)]!;
}

function placeOf(weighted: readonly { weight: number }[], at: number): number {
  let left = at * weighted.reduce((sum, { weight }) => sum + weight, 0);
  const found = weighted.findIndex(({ weight }) => {
    left -= weight;
    return left < 0;
  });
  return found === -1 ? weighted.length - 1 : found;
}

export const chanceOf = (seed: string) =>
  seededChance(createHash('sha256').update(seed).digest().readUInt32LE(0));
