import { queryRefusal } from './problems.ts';

export type Condition = { field: string; operator: string; values: string[] };

export type Query = {
  select: string[];
  from: string;
  where: Condition[];
  orderBy: { field: string; descending: boolean }[];
  limit: number | null;
};

const SHAPE =
  /^\s*SELECT\s+(?<select>.+?)\s+FROM\s+(?<from>[a-z_]+)(?:\s+WHERE\s+(?<where>.+?))?(?:\s+ORDER\s+BY\s+(?<order>.+?))?(?:\s+LIMIT\s+(?<limit>\d+))?\s*$/is;
const CONDITION =
  /^(?<field>[a-z0-9_.]+)\s*(?:(?<between>BETWEEN)\s+(?<low>'[^']*'|\S+)\s+AND\s+(?<high>'[^']*'|\S+)|(?<list>IN|NOT IN)\s*\((?<items>[^)]*)\)|(?<operator>!=|<=|>=|=|<|>)\s*(?<value>'[^']*'|\S+))$/is;

/**
 * The part of Google's query language that reading an account takes:
 * https://developers.google.com/google-ads/api/docs/query/grammar
 */
export function parseQuery(text: string): Query {
  const found = SHAPE.exec(text)?.groups;
  if (!found)
    throw queryRefusal('BAD_SYNTAX', `Error in query: unexpected input ${text.trim().slice(0, 40)}.`);
  const select = listOf(found.select!);
  const [repeated] = select.filter((field, index) => select.indexOf(field) !== index);
  if (repeated) throw queryRefusal('DUPLICATE_FIELD', `Field '${repeated}' is duplicated.`);
  return {
    select,
    from: found.from!.toLowerCase(),
    where: conditionsOf(found.where ?? ''),
    orderBy: listOf(found.order ?? '').map((each) => {
      const [field = '', direction = ''] = each.split(/\s+/);
      return { field, descending: direction.toUpperCase() === 'DESC' };
    }),
    limit: found.limit === undefined ? null : Number(found.limit),
  };
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
}

function conditionsOf(text: string): Condition[] {
  if (text === '') return [];
  // The AND of a BETWEEN is not one between conditions.
  const parts = text.replace(/(BETWEEN\s+\S+\s+)AND(\s+\S+)/gi, '$1&$2').split(/\s+AND\s+/i);
  return parts.map((part) => {
    const found = CONDITION.exec(part.replace('&', 'AND').trim())?.groups;
    if (!found) throw queryRefusal('BAD_SYNTAX', `Error in WHERE clause: invalid condition ${part.trim()}.`);
    const { field, between, low, high, list, items, operator, value } = found;
    if (between) return { field: field!, operator: 'BETWEEN', values: [bare(low!), bare(high!)] };
    if (list) return { field: field!, operator: list.toUpperCase(), values: listOf(items!).map(bare) };
    return { field: field!, operator: operator!, values: [bare(value!)] };
  });
}

function bare(value: string): string {
  return value.replace(/^'(.*)'$/s, '$1').replaceAll("\\'", "'");
}
