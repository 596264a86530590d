import * as z from 'zod/mini';
import { endpoint } from '#shared/core/endpoint.ts';
import { REFUSALS } from '#shared/core/permissions.ts';
import { Sentence } from '#shared/core/sentence.ts';
import { StoreParams } from '#shared/stores/stores.ts';
import { Timeframe } from './ads.ts';

/* A Google Ads account, read by consent or from reports its owner exported. Money is in major units of the account's currency. */

/** Why a consent did not end in a connected account; `error` of the address it leads back to. */
export const ADS_CONSENT_ERRORS = [
  'oauth_denied',
  'oauth_expired',
  'oauth_invalid',
  'scope_missing',
  'no_accounts',
  'connection_failed',
  ...REFUSALS,
] as const;
export type AdsConsentError = (typeof ADS_CONSENT_ERRORS)[number];

/**
 * choosing: the consent reaches several accounts, so the owner says which. reading: its figures are being read for the
 * first time. reconnect: Google refuses its token for good. refused: Google does not let this application or person read it.
 */
export const ADS_ACCOUNT_STATUSES = ['choosing', 'reading', 'active', 'reconnect', 'refused'] as const;
export type AdsAccountStatus = (typeof ADS_ACCOUNT_STATUSES)[number];

export const REPORT_KINDS = ['campaigns', 'search_terms', 'auction_insights'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

const ImportedReport = z.object({
  id: z.uuid(),
  kind: z.enum(REPORT_KINDS),
  name: z.string(),
  /** The days it covers, both included; null where the file does not say. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  currency: z.nullable(z.string()),
  rows: z.number(),
  /** Rows that could not be read, and the first reason. */
  skipped: z.number(),
  problem: z.nullable(Sentence),
  importedAt: z.string(),
});
export type ImportedReport = z.infer<typeof ImportedReport>;

export const AdsAccount = z.object({
  /** Whether Google's consent page can be opened from this installation. */
  canConnect: z.boolean(),
  account: z.nullable(
    z.object({
      customerId: z.nullable(z.string()),
      name: z.nullable(z.string()),
      currency: z.nullable(z.string()),
      timeZone: z.nullable(z.string()),
      status: z.enum(ADS_ACCOUNT_STATUSES),
      /** For the owner, in words. */
      problem: z.nullable(Sentence),
      /** When its figures were last read completely, and from which day on they are known. */
      readAt: z.nullable(z.string()),
      from: z.nullable(z.string()),
      /** While choosing. */
      choices: z.array(
        z.object({ customerId: z.string(), name: z.string(), currency: z.string(), timeZone: z.string() }),
      ),
    }),
  ),
  reports: z.array(ImportedReport),
});
export type AdsAccount = z.infer<typeof AdsAccount>;

const rate = z.nullable(z.number());
/** Rates are null where they would divide by nothing. */
const figures = {
  impressions: z.number(),
  clicks: z.number(),
  cost: z.number(),
  conversions: z.number(),
  value: z.number(),
  ctr: rate,
  costPerClick: rate,
  conversionRate: rate,
  costPerConversion: rate,
  roas: rate,
};
export const AdsFigures = z.object(figures);
export type AdsFigures = z.infer<typeof AdsFigures>;

/** waste: significantly worse than the account; watch: looks so, too few clicks to say; fine: neither. */
export const VERDICTS = ['waste', 'watch', 'fine'] as const;

/** Days of the account, both included; null where a file does not say. */
const period = z.object({ from: z.nullable(z.string()), to: z.nullable(z.string()) });

/** All that the account says of a timeframe. */
export const AccountFigures = z.object({
  /** api: read from Google; report: from an imported file, with the file's own days. */
  from: z.enum(['api', 'report']),
  period,
  /** Search terms may come from a file of other days. */
  searchTermPeriod: period,
  currency: z.string(),
  readAt: z.string(),
  /** Of the campaigns; of the search terms where only a file of those is known. */
  totals: AdsFigures,
  /** Of the days before, equally many; null where they are not known. */
  previous: z.nullable(AdsFigures),
  /** 1 ÷ gross margin, where the owner said it. */
  breakEvenRoas: z.nullable(z.number()),
  /** What the store itself took in those days, for comparison; null where its currency or days differ. */
  store: z.nullable(z.object({ orders: z.number(), netSales: z.number() })),
  campaigns: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      type: z.nullable(z.string()),
      status: z.nullable(z.string()),
      dailyBudget: z.nullable(z.number()),
      ...figures,
      /** Own impression share, and what was lost to the budget and to rank; null where Google reports none. */
      impressionShare: rate,
      lostToBudget: rate,
      lostToRank: rate,
    }),
  ),
  /** Dearest first, at most 100. */
  searchTerms: z.array(
    z.object({
      term: z.string(),
      campaign: z.string(),
      ...figures,
      verdict: z.enum(VERDICTS),
      /** How likely so few conversions are by chance at the account's own rate; null without a rate. */
      chance: z.nullable(z.number()),
    }),
  ),
  devices: z.array(z.object({ type: z.string(), ...figures })),
  /** search, search_partners, content, youtube, mixed … */
  networks: z.array(z.object({ type: z.string(), ...figures })),
  hours: z.array(z.object({ hour: z.number(), ...figures })),
  /** Sunday is 0. */
  weekdays: z.array(z.object({ day: z.number(), ...figures })),
  /** Where people were. Dearest first, at most 100 of each kind; a city has no code. */
  places: z.array(
    z.object({
      place: z.string(),
      kind: z.enum(['country', 'city']),
      countryCode: z.nullable(z.string()),
      ...figures,
    }),
  ),
  ages: z.array(z.object({ range: z.string(), ...figures })),
  genders: z.array(z.object({ type: z.string(), ...figures })),
  /** Dearest first, at most 100. */
  products: z.array(z.object({ id: z.string(), title: z.string(), ...figures })),
});
export type AccountFigures = z.infer<typeof AccountFigures>;

/** From the owner's own export only: Google shares it with nobody else. */
export const Competitors = z.object({
  report: z.nullable(ImportedReport),
  rows: z.array(
    z.object({
      domain: z.string(),
      isYou: z.boolean(),
      impressionShare: rate,
      /** Google shows less than a tenth without saying how much less. */
      belowTenth: z.boolean(),
      overlapRate: rate,
      positionAboveRate: rate,
      topOfPageRate: rate,
      absoluteTopRate: rate,
      outrankingShare: rate,
    }),
  ),
});
export type Competitors = z.infer<typeof Competitors>;

export const REPORT_MOST_CHARACTERS = 8_000_000;

const base = { access: 'store', needs: 'see', params: StoreParams } as const;

export const adsAccountEndpoints = {
  read: endpoint({
    ...base,
    method: 'GET',
    path: '/api/ads-optimization/:storeId/account',
    summary: 'The Google Ads account of this store, and the reports that were imported',
    reply: AdsAccount,
  }),
  connect: endpoint({
    ...base,
    method: 'POST',
    path: '/api/ads-optimization/:storeId/account/connect',
    needs: 'manage',
    summary: "Begin connecting a Google Ads account through Google's consent page",
    activity: { none: 'consent' },
    reply: z.object({ success: z.boolean(), authUrl: z.string() }),
  }),
  choose: endpoint({
    ...base,
    method: 'POST',
    path: '/api/ads-optimization/:storeId/account/choose',
    needs: 'manage',
    summary: 'Which of the accounts that the consent reaches belongs to this store',
    body: z.object({ customerId: z.string().check(z.regex(/^\d{1,12}$/)) }),
    activity: ['ads-account-connected'],
    reply: AdsAccount,
  }),
  refresh: endpoint({
    ...base,
    method: 'POST',
    path: '/api/ads-optimization/:storeId/account/refresh',
    needs: 'manage',
    summary: 'Read the account again now',
    activity: { none: 'reads' },
    reply: AdsAccount,
    perMinute: 6,
  }),
  disconnect: endpoint({
    ...base,
    method: 'DELETE',
    path: '/api/ads-optimization/:storeId/account',
    needs: 'manage',
    summary: 'Disconnect the account: its token is revoked and its figures are deleted',
    activity: ['ads-account-disconnected'],
    reply: z.object({ success: z.boolean() }),
  }),
  importReport: endpoint({
    ...base,
    method: 'POST',
    path: '/api/ads-optimization/:storeId/account/reports',
    needs: 'manage',
    summary: 'Import a report exported from Google Ads; one of the same kind and days replaces the older',
    body: z.object({
      name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
      text: z.string().check(z.minLength(1), z.maxLength(REPORT_MOST_CHARACTERS)),
    }),
    activity: ['ads-report-imported'],
    reply: ImportedReport,
    perMinute: 20,
    mostBytes: 3 * REPORT_MOST_CHARACTERS,
  }),
  deleteReport: endpoint({
    method: 'DELETE',
    path: '/api/ads-optimization/:storeId/account/reports/:reportId',
    access: 'store',
    needs: 'manage',
    summary: 'Delete an imported report',
    params: z.object({ ...StoreParams.shape, reportId: z.uuid() }),
    activity: ['ads-report-deleted'],
    reply: z.object({ success: z.boolean() }),
  }),
  figures: endpoint({
    ...base,
    method: 'GET',
    path: '/api/ads-optimization/:storeId/account/figures',
    summary: 'What the account says of a timeframe; null where no account is known',
    query: z.object({ timeframe: z._default(Timeframe, '30d') }),
    reply: z.nullable(AccountFigures),
  }),
  competitors: endpoint({
    ...base,
    method: 'GET',
    path: '/api/ads-optimization/:storeId/competitors',
    summary: "Who else bids, from the owner's auction insights export",
    reply: Competitors,
  }),
};
