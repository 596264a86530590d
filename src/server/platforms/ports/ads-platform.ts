/*
 * What an advertising platform can report on an owner's account. Everything here only reads. Faults leave as
 * PlatformFailure: `reconnect-needed` for a dead token, `rejected` where this person or installation may not read it.
 */

/** What opens the accounts that a person reaches. */
export interface AdsAccess {
  /** Replaced in place when it was renewed, so that a long reading goes on with the new one. */
  accessToken: string;
  /** The manager that an account is reached through; null where it is the person's own. */
  managerId: string | null;
  renew?(refused: string): Promise<string | null>;
}

export interface ReachedAccount {
  customerId: string;
  managerId: string | null;
  name: string;
  currency: string;
  timeZone: string;
}

export interface AdsAccountFacts {
  name: string;
  currency: string;
  timeZone: string;
  /** Whether clicks carry what conversions are recognised by; null where it is not reported. */
  autoTagging: boolean | null;
}

/** Local days of the account, both included. */
export interface DayWindow {
  from: string;
  to: string;
}

export interface AdsCounts {
  impressions: number;
  clicks: number;
  /** Millionths of the account's currency. */
  costMicros: number;
  conversions: number;
  /** Of the conversions, in the account's currency. */
  value: number;
}

/** What can be asked of a stretch of days. `days` gives campaigns, devices and networks; `places` countries and cities. */
export const FIGURE_SUBJECTS = [
  'days',
  'hours',
  'places',
  'ages',
  'genders',
  'products',
  'search_terms',
] as const;
export type FigureSubject = (typeof FIGURE_SUBJECTS)[number];

export const BREAKDOWNS = {
  days: ['campaign', 'device', 'network'],
  hours: ['hour'],
  places: ['country', 'city'],
  ages: ['age'],
  genders: ['gender'],
  products: ['product'],
  search_terms: ['search_term'],
} as const satisfies Record<FigureSubject, readonly string[]>;
export type Breakdown = (typeof BREAKDOWNS)[FigureSubject][number];

/**
 * One part of a breakdown on one day; several rows may speak of the same part, and are to be added up.
 * `part` is empty for the campaign itself; mobile, desktop, tablet, connected_tv or other for a device; search,
 * search_partners, content, youtube, mixed … for a network; 0 to 23 for an hour; the platform's id of a country or city;
 * 18-24 … 65+ or unknown for an age; female, male or unknown for a gender; the product's id; the search term itself.
 */
export interface FigureRow extends AdsCounts {
  breakdown: Breakdown;
  day: string;
  campaignId: string;
  part: string;
  name: string | null;
}

/** 0 to 1; null where the platform reports none. 0.0999 stands for less than a tenth. */
export interface ShareRow {
  day: string;
  campaignId: string;
  impressionShare: number | null;
  topShare: number | null;
  absoluteTopShare: number | null;
  lostToBudget: number | null;
  lostToRank: number | null;
  clickShare: number | null;
}

export interface AdsCampaign {
  campaignId: string;
  name: string;
  /** enabled, paused or removed. */
  status: string;
  /** search, shopping, performance_max, display, video, demand_gen … */
  channel: string;
  bidding: string | null;
  dailyBudgetMicros: number | null;
}

export interface AdTexts {
  adId: string;
  campaignId: string;
  headlines: string[];
  descriptions: string[];
  finalUrls: string[];
  /** poor, average, good, excellent, pending …; null where it is not reported. */
  strength: string | null;
  /** approved, approved_limited, disapproved …; null where it is not reported. */
  approval: string | null;
}

export interface PlaceName {
  name: string;
  countryCode: string | null;
}

export interface AdsPlatform {
  /** All accounts with campaigns of their own that the person reaches, also through managers, and whether one was a manager. */
  reached(person: AdsAccess): Promise<{ accounts: ReachedAccount[]; throughManager: boolean }>;
  account(access: AdsAccess, customerId: string): Promise<AdsAccountFacts>;
  campaigns(access: AdsAccess, customerId: string): Promise<AdsCampaign[]>;
  /** A page at a time, so that no account is too large. */
  figures(
    access: AdsAccess,
    customerId: string,
    subject: FigureSubject,
    window: DayWindow,
  ): AsyncGenerator<FigureRow[]>;
  shares(access: AdsAccess, customerId: string, window: DayWindow): AsyncGenerator<ShareRow[]>;
  ads(access: AdsAccess, customerId: string): Promise<AdTexts[]>;
  placeNames(access: AdsAccess, customerId: string, ids: string[]): Promise<Map<string, PlaceName>>;
}

export interface AdsTokens {
  accessToken: string;
  expiresAt: Date;
}

export interface AdsAuthorization {
  /** `challenge` is the S256 code challenge. */
  consentUrl(request: { state: string; redirectUri: string; challenge: string }): Promise<string>;
  /** Rejected with `scope_missing` when the right to read was left out. */
  exchange(answer: {
    code: string;
    redirectUri: string;
    verifier: string;
  }): Promise<AdsTokens & { refreshToken: string }>;
  /** The refresh token stays good. */
  refresh(refreshToken: string): Promise<AdsTokens>;
  /** Ends everything this person granted us; harmless when it has ended. */
  revoke(refreshToken: string): Promise<void>;
}

/** Google Ads, and its consent page where we have an app. */
export interface GoogleAdsPlatform {
  platform: AdsPlatform;
  authorization: AdsAuthorization | null;
}
