import * as z from 'zod';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import type {
  StoreAccess,
  StoreIdentity,
  VisitDay,
  VisitDayPart,
  Visits,
} from '#server/platforms/ports/store-platform.ts';
import type { ReadDimension } from '#shared/analytics/conversion.ts';
import type { ShopifyClient } from './client.ts';
import { shopifyFailures } from './failures.ts';
import { grantsDocument, visitsQuery } from './queries.ts';
import { readReport } from './reports.ts';
import { readsOf } from './translate.ts';
import { WireGrants, WireVisitCounts } from './wire.ts';

/** What a shop shows everybody. */
const PUBLIC = new Set(['products', 'collections', 'pages', 'blogs', 'policies', 'search']);
const LOCALE = /^[a-z]{2}(-[a-z]{2})?$/;

interface Asked {
  identity: StoreIdentity;
  firstDay: string;
  lastDay: string;
  signal: AbortSignal;
}

interface Split {
  dimension: ReadDimension;
  column: string;
  /** So many parts of a day are taken; the rest of the day belongs to all others. */
  largest: number;
  /** Null of what is not to be kept. */
  toValue: (named: string) => string | null;
}

const LONGEST_VALUE = 200;
/** Rows of one answer: the smallest parts of a long stretch fall off, and belong to all others. */
const MOST_ROWS = 1_000;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const plain = (named: string) => named.trim().slice(0, LONGEST_VALUE);
const SPLITS: Split[] = [
  { dimension: 'channel', column: 'referrer_source', largest: 10, toValue: plain },
  // A link may contain a person's address.
  {
    dimension: 'link_source',
    column: 'utm_source',
    largest: 10,
    toValue: (named) => (named.includes('@') ? '' : plain(named)),
  },
  {
    dimension: 'landing_page',
    column: 'landing_page_path',
    largest: 20,
    toValue: (named) => publicPath(named).slice(0, LONGEST_VALUE),
  },
  { dimension: 'device', column: 'session_device_type', largest: 5, toValue: plain },
  // Our own links carry the id of their post there.
  {
    dimension: 'post',
    column: 'utm_content',
    largest: 100,
    toValue: (named) => (UUID.test(named) ? named : null),
  },
];

/** Shopify's `sessions` table by ShopifyQL (reference/shopify.md 3.7): one query for the days, one for each split. */
export async function readVisits(client: ShopifyClient, access: StoreAccess, asked: Asked): Promise<Visits> {
  const days = await readDays(client, access, asked);
  const totals = new Map(days.map((each) => [each.day, each]));
  const parts: VisitDayPart[] = [];
  for (const split of SPLITS) parts.push(...(await readSplit(client, access, asked, { split, totals })));
  return { days, parts };
}

async function readDays(client: ShopifyClient, access: StoreAccess, asked: Asked): Promise<VisitDay[]> {
  try {
    const rows = await ask(client, access, asked, {
      split: 'TIMESERIES day',
      order: 'ORDER BY day ASC',
      row: WireVisitCounts,
    });
    return rows.filter(({ day }) => isAsked(day, asked)).map(countsOf);
  } catch (error) {
    throw await reasonOf(error, client, access);
  }
}

/** Nothing of a split that Shopify does not offer to this shop; the days are as good without it. */
async function readSplit(
  client: ShopifyClient,
  access: StoreAccess,
  asked: Asked,
  { split, totals }: { split: Split; totals: Map<string, VisitDay> },
): Promise<VisitDayPart[]> {
  const { dimension, column, largest, toValue } = split;
  const answered = await ask(client, access, asked, {
    split: `GROUP BY day, ${column}`,
    order: `ORDER BY sessions DESC LIMIT ${MOST_ROWS}`,
    row: z.intersection(WireVisitCounts, namedIn(column)),
  }).catch((error: unknown) => {
    if (error instanceof PlatformFailure && error.code === 'report_refused') return [];
    throw error;
  });
  const byDay = Map.groupBy(answered, ({ day }) => day);
  return [...byDay].flatMap(([day, rows]) => {
    const total = totals.get(day);
    if (!total) return [];
    const parts = new Map<string, VisitDayPart>();
    for (const row of rows) {
      const value = toValue(row.named);
      if (value === null) continue;
      const known = parts.get(value) ?? { day, dimension, value, ...NOTHING };
      parts.set(value, { ...known, ...sum(known, countsOf(row)) });
    }
    const largestParts = [...parts.values()]
      .sort((one, other) => other.sessions - one.sessions)
      .slice(0, largest);
    return isWithin(largestParts, total) ? largestParts : [];
  });
}

/** What a row names of its dimension; empty where it names nothing. */
function namedIn(column: string) {
  return z.object({ [column]: z.string().nullable() }).transform((row) => ({ named: row[column] ?? '' }));
}

interface Report<Row> {
  split: string;
  order: string;
  row: z.ZodType<Row>;
}

function ask<Row>(
  client: ShopifyClient,
  access: StoreAccess,
  { identity, firstDay, lastDay, signal }: Asked,
  { split, order, row }: Report<Row>,
): Promise<Row[]> {
  const query = visitsQuery({ split, order, timeZone: identity.timeZone, firstDay, lastDay });
  return readReport(client, access, { query, row, signal });
}

/** Refused though the permission is there, it is refused for want of approval (reference/shopify.md 3.7). */
async function reasonOf(error: unknown, client: ShopifyClient, access: StoreAccess): Promise<unknown> {
  if (!(error instanceof PlatformFailure && error.code === 'scope_missing')) return error;
  const { data } = await client.ask(access, { document: grantsDocument, data: WireGrants });
  return readsOf(data.currentAppInstallation.accessScopes).has('read_reports')
    ? shopifyFailures.protectedData()
    : error;
}

const NOTHING = { sessions: 0, cartAdditions: 0, reachedCheckout: 0, completedCheckout: 0 };

function countsOf(row: WireVisitCounts): VisitDay {
  return {
    day: row.day,
    sessions: row.sessions,
    cartAdditions: row.sessions_with_cart_additions,
    reachedCheckout: row.sessions_that_reached_checkout,
    completedCheckout: row.sessions_that_completed_checkout,
  };
}

function sum(one: typeof NOTHING, other: typeof NOTHING): typeof NOTHING {
  return {
    sessions: one.sessions + other.sessions,
    cartAdditions: one.cartAdditions + other.cartAdditions,
    reachedCheckout: one.reachedCheckout + other.reachedCheckout,
    completedCheckout: one.completedCheckout + other.completedCheckout,
  };
}

/** Parts that come to more than their day are of another count. */
function isWithin(parts: VisitDayPart[], total: VisitDay): boolean {
  const all = parts.reduce<typeof NOTHING>(sum, NOTHING);
  return (Object.keys(NOTHING) as (keyof typeof NOTHING)[]).every((name) => all[name] <= total[name]);
}

function isAsked(day: string, { firstDay, lastDay }: Asked): boolean {
  return day >= firstDay && day <= lastDay;
}

/**
 * The path of a page that is for everybody; of any other only where it begins, since the address of an account, an order
 * or a checkout names one person.
 */
export function publicPath(path: string): string {
  const [bare = ''] = path.trim().split(/[?#]/, 1);
  const segments = bare.split('/').filter((segment) => segment !== '');
  const locale = LOCALE.test(segments[0] ?? '') ? 1 : 0;
  const kind = segments[locale];
  if (kind === undefined || segments.length === locale + 1 || PUBLIC.has(kind.toLowerCase()))
    return `/${segments.join('/')}`;
  return `/${segments.slice(0, locale + 1).join('/')}/…`;
}
