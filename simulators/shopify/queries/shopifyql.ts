import { zoneOf } from '#simulators/shopify/shop/local-time.ts';
import { feesTable } from './fees-table.ts';
import { queryProblems } from './problems.ts';
import type { Run } from './run.ts';
import { salesTable } from './sales-table.ts';
import { sessionsTable } from './sessions-table.ts';
import { type Answer, isoDay, MOST_ROWS_UNASKED, type Question, refuse } from './shopifyql-table.ts';

/*
 * A small part of ShopifyQL: FROM sales, fees or sessions, SHOW, GROUP BY dimensions, TIMESERIES day, SINCE, UNTIL with
 * plain dates, ORDER BY, LIMIT. Enough to check totals against what was imported and to read costs and visits; clauses
 * it does not know are a parse error, never ignored.
 */
const clauses =
  /^\s*FROM\s+(?<table>\w+)\s+SHOW\s+(?<names>[\w\s,]+?)(\s+WHERE\s+human_or_bot_session\s*=\s*'human')?(?:\s+GROUP\s+BY\s+(?<groups>[\w.]+(?:\s*,\s*[\w.]+)*))?(?<byDay>\s+TIMESERIES\s+day)?(\s+WITH\s+TIMEZONE\s+'[^']+')?(?:\s+SINCE\s+(?<since>\d{4}-\d{2}-\d{2}))?(?:\s+UNTIL\s+(?<until>\d{4}-\d{2}-\d{2}))?(?:\s+ORDER\s+BY\s+(?<order>\w+(?:\s+(?:ASC|DESC))?(?:\s*,\s*\w+(?:\s+(?:ASC|DESC))?)*))?(?:\s+LIMIT\s+(?<limit>\d+))?\s*$/i;

const tables: Record<string, (question: Question, run: Run) => Answer> = {
  sales: salesTable,
  fees: feesTable,
  sessions: sessionsTable,
};

export function answerShopifyql(query: string, run: Run): Answer {
  if (run.shop.sessions === 'protected') throw queryProblems.protectedData('shopifyqlQuery');
  const parts = clauses.exec(query)?.groups;
  if (!parts)
    return refuse('The simulator does not read a query like this; its clauses stand in shopifyql.ts.');
  const table = (parts.table ?? '').toLowerCase();
  const answer = Object.hasOwn(tables, table) ? tables[table] : undefined;
  return answer ? answer(questionOf(parts, run), run) : refuse(`Table ${table} does not exist.`);
}

function questionOf(parts: Record<string, string | undefined>, run: Run): Question {
  const list = (text = '') =>
    text
      .toLowerCase()
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean);
  const groups = list(parts.groups);
  return {
    names: list(parts.names),
    byDay: parts.byDay !== undefined || groups.includes('day'),
    dimensions: groups.filter((name) => name !== 'day'),
    since: parts.since ?? '1970-01-01',
    until: parts.until ?? isoDay(zoneOf(run.shop.ianaTimezone).wallDayOf(run.now)),
    order: list(parts.order).map((each) => {
      const [name = '', direction] = each.split(/\s+/);
      return { name, descending: direction === 'desc' };
    }),
    limit: Number(parts.limit ?? MOST_ROWS_UNASKED),
  };
}
