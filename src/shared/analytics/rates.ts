import * as z from 'zod/mini';
import { endpoint } from '#shared/core/endpoint.ts';
import { LocalDay } from '#shared/core/ranges.ts';
import { Sentence, text } from '#shared/core/sentence.ts';

/*
 * What one currency was worth in another on a day. Stores of several currencies are added up only where the owner chose one
 * to convert into, each amount by the rate of its own day; reference: metrics 0.6. A rate is how many of `to` one `from` was.
 */

/** ISO 4217. */
export const CurrencyCode = z
  .string()
  .check(z.regex(/^[A-Z]{3}$/, text('Please enter a currency by its three letters, such as EUR.')));

/**
 * `entered` holds from its day until the next one, `imported` are published for each day, and `platform` is what a platform
 * exchanged for buyers who paid in another currency, on that day alone.
 */
export const RATE_KINDS = ['entered', 'imported', 'platform'] as const;
export type RateKind = (typeof RATE_KINDS)[number];

/** A published rate stands in for the days after it on which none was published, as at weekends, for so many days. */
export const PUBLISHED_RATE_DAYS = 7;

/** Who says a rate: an imported list by its name, platforms by theirs. */
const RateSource = z.object({ kind: z.enum(RATE_KINDS), name: z.nullable(z.string()) });
export type RateSource = z.infer<typeof RateSource>;

/** What a converted figure rests on: shown next to it. */
const RateUse = z.object({
  from: z.string(),
  to: z.string(),
  sources: z.array(RateSource),
  /** Days of the oldest and of the newest rate that was used. */
  firstDay: z.string(),
  lastDay: z.string(),
  lowest: z.number(),
  highest: z.number(),
});
export type RateUse = z.infer<typeof RateUse>;

export const Conversion = z.object({
  into: z.string(),
  rates: z.array(RateUse),
  /** Stores that stay apart, as for some of their days no rate is known. */
  without: z.array(
    z.object({ storeId: z.string(), currency: z.string(), firstDay: z.string(), days: z.number() }),
  ),
});
export type Conversion = z.infer<typeof Conversion>;

const RateList = z.object({
  id: z.string(),
  name: z.string(),
  /** What all its rates are told in: 1 base = so many of each. */
  base: z.string(),
  currencies: z.array(z.string()),
  firstDay: z.string(),
  lastDay: z.string(),
  days: z.number(),
  importedAt: z.string(),
});
export type RateList = z.infer<typeof RateList>;

/** Beyond them lies no currency, and either way round a rate stays a number. */
export const LEAST_RATE = 1e-9;
export const MOST_RATE = 1e9;

const EnteredRate = z.object({
  day: LocalDay,
  from: CurrencyCode,
  to: CurrencyCode,
  rate: z.number().check(z.minimum(LEAST_RATE), z.maximum(MOST_RATE)),
});
export type EnteredRate = z.infer<typeof EnteredRate>;

/** Of one of the owner's currencies, which days can be converted into the chosen one. */
const Known = z.object({
  currency: z.string(),
  /** Null where no day can. */
  firstDay: z.nullable(z.string()),
  lastDay: z.nullable(z.string()),
  /** The last rate there is, how many of the chosen one `currency` was. */
  latest: z.nullable(z.number()),
  /** Who says that one. */
  source: z.nullable(RateSource),
});

export const Rates = z.object({
  /** What all stores are converted into; null keeps currencies apart. */
  currency: z.nullable(z.string()),
  /** Those of the owner's stores, the most used first. */
  storeCurrencies: z.array(z.string()),
  known: z.array(Known),
  lists: z.array(RateList),
  entered: z.array(EnteredRate),
});
export type Rates = z.infer<typeof Rates>;

export const MOST_RATE_BYTES = 6_000_000;
const RateFile = z.object({
  name: z.string().check(z.trim(), z.minLength(1, text('Please enter a name.')), z.maxLength(80)),
  text: z.string().check(z.minLength(1, text('The file is empty.')), z.maxLength(MOST_RATE_BYTES)),
});

/** What a file holds, before it is saved. */
export const ReadRates = z.object({
  base: z.nullable(z.string()),
  currencies: z.array(z.string()),
  firstDay: z.nullable(z.string()),
  lastDay: z.nullable(z.string()),
  days: z.number(),
  /** Lines that say nothing that could be taken over, at most 20 of them. */
  problems: z.array(z.object({ line: z.number(), problem: Sentence })),
});
export type ReadRates = z.infer<typeof ReadRates>;

export const rateEndpoints = {
  rates: endpoint({
    method: 'GET',
    path: '/api/rates',
    access: 'account',
    needs: 'see',
    summary: 'The exchange rates there are, and the currency that all stores are converted into',
    reply: Rates,
  }),
  choose: endpoint({
    method: 'PUT',
    path: '/api/rates/currency',
    access: 'account',
    needs: 'manage',
    summary: 'Choose the currency that all stores are converted into, or keep currencies apart',
    body: z.object({ currency: z.nullable(CurrencyCode) }),
    activity: ['currency-chosen', 'currencies-apart'],
    reply: Rates,
  }),
  read: endpoint({
    method: 'POST',
    path: '/api/rates/read',
    access: 'account',
    needs: 'manage',
    summary: 'What a file of rates holds, before it is imported',
    body: z.object({ text: RateFile.shape.text }),
    mostBytes: MOST_RATE_BYTES + 100_000,
    perMinute: 20,
    activity: { none: 'reads' },
    reply: ReadRates,
  }),
  import: endpoint({
    method: 'POST',
    path: '/api/rates/lists',
    access: 'account',
    needs: 'manage',
    summary: 'Import a file of rates; one of the same name takes the place of the former',
    body: RateFile,
    mostBytes: MOST_RATE_BYTES + 100_000,
    perMinute: 20,
    activity: ['rates-imported'],
    reply: Rates,
  }),
  removeList: endpoint({
    method: 'DELETE',
    path: '/api/rates/lists/:listId',
    access: 'account',
    needs: 'manage',
    summary: 'Remove an imported file of rates',
    params: z.object({ listId: z.uuid() }),
    activity: ['rates-removed'],
    reply: Rates,
  }),
  enter: endpoint({
    method: 'PUT',
    path: '/api/rates/entered',
    access: 'account',
    needs: 'manage',
    summary: 'Enter a rate that holds from a day until the next one',
    body: EnteredRate,
    activity: ['rate-entered'],
    reply: Rates,
  }),
  removeEntered: endpoint({
    method: 'POST',
    path: '/api/rates/entered/remove',
    access: 'account',
    needs: 'manage',
    summary: 'Remove a rate that was entered',
    body: z.object({ day: LocalDay, from: CurrencyCode, to: CurrencyCode }),
    activity: ['rate-removed'],
    reply: Rates,
  }),
};
