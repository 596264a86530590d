import { DAY_MS } from '#simulators/core/time.ts';
import { zoneOf } from '#simulators/shopify/shop/local-time.ts';
import { formatMoney } from '#simulators/shopify/shop/money.ts';
import { type SessionCounts, sessionDaysOf, sessionParts } from '#simulators/shopify/shop/session-days.ts';
import type { SessionDay } from '#simulators/shopify/shop/shop.ts';
import { ledgerOf } from '#simulators/shopify/shop/totals.ts';
import { queryProblems } from './problems.ts';
import type { Run } from './run.ts';

/*
 * A small part of ShopifyQL: FROM sales or sessions, SHOW, TIMESERIES day or GROUP BY day and one dimension of the
 * sessions, SINCE, UNTIL with plain dates, ORDER BY day or sessions, LIMIT. Enough to check totals against what was
 * imported and to read visits; clauses it does not know are a parse error, never ignored.
 */
type Column = { name: string; dataType: string; displayName: string };
type Answer = {
  parseErrors: string[];
  tableData: { columns: Column[]; rows: Record<string, string | null>[] } | null;
};

type SalesDay = {
  orders: number;
  gross: number;
  discounts: number;
  returns: number;
  shipping: number;
  taxes: number;
  total: number;
};

const salesMetrics: Record<string, (day: SalesDay) => number> = {
  gross_sales: ({ gross }) => gross,
  discounts: ({ discounts }) => discounts,
  sales_reversals: ({ returns }) => returns,
  returns: ({ returns }) => returns,
  net_sales: ({ gross, discounts, returns }) => gross + discounts + returns,
  shipping_charges: ({ shipping }) => shipping,
  taxes: ({ taxes }) => taxes,
  total_sales: ({ total }) => total,
  average_order_value: ({ gross, discounts, orders }) => (orders === 0 ? 0 : (gross + discounts) / orders),
};

const sessionMetrics: Record<string, (counts: SessionCounts) => number> = {
  sessions: ({ sessions }) => sessions,
  sessions_with_cart_additions: ({ cartAdditions }) => cartAdditions,
  sessions_that_reached_checkout: ({ reachedCheckout }) => reachedCheckout,
  sessions_that_completed_checkout: ({ completedCheckout }) => completedCheckout,
  conversion_rate: ({ sessions, completedCheckout }) => (sessions === 0 ? 0 : completedCheckout / sessions),
};
const sessionDayMetrics: Record<string, (day: SessionDay) => number> = {
  ...sessionMetrics,
  online_store_visitors: ({ visitors }) => visitors,
};

const clauses =
  /^\s*FROM\s+(?<table>\w+)\s+SHOW\s+(?<names>[\w\s,]+?)(\s+WHERE\s+human_or_bot_session\s*=\s*'human')?(?:\s+GROUP\s+BY\s+day\s*,\s*(?<dimension>\w+))?(?<byDay>\s+TIMESERIES\s+day)?(\s+WITH\s+TIMEZONE\s+'[^']+')?(?:\s+SINCE\s+(?<since>\d{4}-\d{2}-\d{2}))?(?:\s+UNTIL\s+(?<until>\d{4}-\d{2}-\d{2}))?(?:\s+ORDER\s+BY\s+(?:day(?:\s+ASC)?|(?<largestFirst>sessions\s+DESC)))?(?:\s+LIMIT\s+(?<limit>\d+))?\s*$/i;

const refuse = (reason: string): Answer => ({ parseErrors: [reason], tableData: null });

export function answerShopifyql(query: string, run: Run): Answer {
  const parts = clauses.exec(query)?.groups;
  if (!parts)
    return refuse('The simulator does not read a query like this; its clauses stand in shopifyql.ts.');
  const table = (parts.table ?? '').toLowerCase();
  const names = (parts.names ?? '').split(',').map((name) => name.trim().toLowerCase());
  const today = isoDay(zoneOf(run.shop.ianaTimezone).wallDayOf(run.now));
  const span = { since: parts.since ?? '0000-01-01', until: parts.until ?? today };
  const byDay = parts.byDay !== undefined;
  if (table === 'sessions') {
    if (run.shop.sessions === 'protected') throw queryProblems.protectedData('shopifyqlQuery');
    const shared = sessionDaysOf(run.shop, run.now);
    if (!shared) return refuse('Table sessions is not available for this shop.');
    const days = shared.filter(({ day }) => day >= span.since && day <= span.until);
    if (parts.dimension !== undefined) {
      const { dimension, largestFirst, limit = '1000' } = parts;
      const answer = answerParts(names, dimension.toLowerCase(), days, run);
      const rows = answer.tableData?.rows ?? [];
      if (largestFirst !== undefined)
        rows.sort((one, other) => Number(other.sessions) - Number(one.sessions));
      rows.splice(Number(limit));
      return answer;
    }
    return answerTable(
      names,
      byDay,
      sessionDayMetrics,
      new Map(days.map((day) => [day.day, day])),
      sumSessions,
      () => null,
    );
  }
  if (table === 'sales') {
    const money = (value: number) => formatMoney(value, run.shop.currency);
    const metrics = { orders: ({ orders }: SalesDay) => orders, ...salesMetrics };
    return answerTable(names, byDay, metrics, salesByDay(run, span), sumSales, (name) =>
      name === 'orders' ? null : money,
    );
  }
  return refuse(`Table ${table} does not exist.`);
}

/** A row for each day and value of one dimension. */
function answerParts(names: string[], dimension: string, days: SessionDay[], run: Run): Answer {
  const parts = sessionParts(run.shop, days, dimension);
  if (!parts) return refuse(`Column ${dimension} not found.`);
  const unknown = names.find((name) => !Object.hasOwn(sessionMetrics, name));
  if (unknown) return refuse(`Column ${unknown} not found.`);
  const column = (name: string, dataType: string) => ({
    name,
    dataType,
    displayName: name.replaceAll('_', ' '),
  });
  return {
    parseErrors: [],
    tableData: {
      columns: [
        column('day', 'DAY_TIMESTAMP'),
        column(dimension, 'STRING'),
        ...names.map((name) => column(name, name.endsWith('_rate') ? 'PERCENT' : 'INTEGER')),
      ],
      rows: parts.map((part) => ({
        day: part.day,
        [dimension]: part.value,
        ...Object.fromEntries(names.map((name) => [name, String(sessionMetrics[name]?.(part) ?? 0)])),
      })),
    },
  };
}

function answerTable<D>(
  names: string[],
  byDay: boolean,
  metrics: Record<string, (day: D) => number>,
  days: Map<string, D>,
  sum: (days: D[]) => D,
  formatFor: (name: string) => ((value: number) => string) | null,
): Answer {
  const unknown = names.find((name) => !Object.hasOwn(metrics, name));
  if (unknown) return refuse(`Column ${unknown} not found.`);
  const row = (day: D) =>
    Object.fromEntries(
      names.map((name) => {
        const value = metrics[name]?.(day) ?? 0;
        return [name, formatFor(name)?.(value) ?? String(value)];
      }),
    );
  const measured = names.map((name) => ({
    name,
    dataType: formatFor(name) ? 'MONEY' : name.endsWith('_rate') ? 'PERCENT' : 'INTEGER',
    displayName: name.replaceAll('_', ' '),
  }));
  if (!byDay)
    return { parseErrors: [], tableData: { columns: measured, rows: [row(sum([...days.values()]))] } };
  const columns = [{ name: 'day', dataType: 'DAY_TIMESTAMP', displayName: 'Day' }, ...measured];
  const rows = [...days].sort(([a], [b]) => (a < b ? -1 : 1)).map(([day, value]) => ({ day, ...row(value) }));
  return { parseErrors: [], tableData: { columns, rows } };
}

function salesByDay(run: Run, { since, until }: { since: string; until: string }): Map<string, SalesDay> {
  const zone = zoneOf(run.shop.ianaTimezone);
  const days = new Map<string, SalesDay>();
  for (const order of run.shop.orders.values()) {
    if (order.test) continue;
    for (const { at, reason, sales } of ledgerOf(order).agreements) {
      const name = isoDay(zone.wallDayOf(at));
      if (name < since || name > until) continue;
      const day = days.get(name) ?? sumSales([]);
      days.set(name, day);
      if (reason === 'ORDER') day.orders += 1;
      for (const sale of sales) {
        // A gift card is money saved for later, not a sale (help.shopify.com, sales reports).
        if (sale.lineType === 'GIFT_CARD') continue;
        const discount = order.taxesIncluded ? sale.discountAfterTaxes : sale.discountBeforeTaxes;
        const net = sale.total - sale.tax;
        day.total += sale.total;
        day.taxes += sale.tax;
        if (sale.lineType === 'SHIPPING' || sale.lineType === 'TIP') day.shipping += net;
        else if (sale.actionType === 'RETURN') day.returns += net;
        else {
          day.gross += net + discount;
          day.discounts -= discount;
        }
      }
    }
  }
  return days;
}

function sumSales(days: SalesDay[]): SalesDay {
  const sum: SalesDay = { orders: 0, gross: 0, discounts: 0, returns: 0, shipping: 0, taxes: 0, total: 0 };
  for (const day of days) {
    for (const key of Object.keys(sum) as (keyof SalesDay)[]) sum[key] += day[key];
  }
  return sum;
}

function sumSessions(days: SessionDay[]): SessionDay {
  const sum: SessionDay = {
    day: '',
    sessions: 0,
    visitors: 0,
    cartAdditions: 0,
    reachedCheckout: 0,
    completedCheckout: 0,
  };
  for (const day of days) {
    sum.sessions += day.sessions;
    sum.visitors += day.visitors;
    sum.cartAdditions += day.cartAdditions;
    sum.reachedCheckout += day.reachedCheckout;
    sum.completedCheckout += day.completedCheckout;
  }
  return sum;
}

function isoDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}
