import { compareIds, idOf } from '#simulators/shopify/shop/ids.ts';
import { zoneOf } from '#simulators/shopify/shop/local-time.ts';
import { queryProblems } from './problems.ts';

/** Shopify's search syntax (shopify.dev/docs/api/usage/search-syntax): terms, AND, OR, NOT, -, parentheses. */
type FilterContext = { now: number; ianaTimezone: string };

type Comparator = '' | '<' | '<=' | '>' | '>=';
type Matches<T> = (item: T) => boolean;

type SearchField<T> =
  | { kind: 'time'; of: (item: T) => number | null; wholeDays?: boolean }
  | { kind: 'number'; of: (item: T) => number }
  | { kind: 'id'; of: (item: T) => string | null }
  | { kind: 'text'; of: (item: T) => readonly (string | null)[] }
  | { kind: 'word'; of: (item: T, word: string) => boolean };

export type SearchFields<T> = Record<string, SearchField<T>>;

type Token =
  | { kind: '(' | ')' | 'AND' | 'OR' | 'NOT' }
  | { kind: 'term'; field: string; comparator: Comparator; values: string[] };

export function compileSearch<T>(query: string, fields: SearchFields<T>, context: FilterContext): Matches<T> {
  const tokens = tokenize(query);
  let at = 0;
  const peek = () => tokens[at];

  function any(): Matches<T> {
    const options = [all()];
    while (peek()?.kind === 'OR') {
      at += 1;
      options.push(all());
    }
    return options.length === 1
      ? (options[0] as Matches<T>)
      : (item) => options.some((matches) => matches(item));
  }

  function all(): Matches<T> {
    const parts: Matches<T>[] = [];
    for (let token = peek(); token && token.kind !== ')' && token.kind !== 'OR'; token = peek()) {
      if (token.kind === 'AND') at += 1;
      else parts.push(one());
    }
    return (item) => parts.every((matches) => matches(item));
  }

  function one(): Matches<T> {
    const token = peek();
    at += 1;
    if (token?.kind === 'NOT') {
      const inner = one();
      return (item) => !inner(item);
    }
    if (token?.kind === '(') {
      const inner = any();
      if (peek()?.kind !== ')') throw queryProblems.invalidSearch(query, 'a parenthesis is not closed');
      at += 1;
      return inner;
    }
    if (token?.kind !== 'term') throw queryProblems.invalidSearch(query, 'a term is missing');
    const field = Object.hasOwn(fields, token.field) ? fields[token.field] : undefined;
    if (!field) throw queryProblems.unknownFilter(token.field, Object.keys(fields));
    const options = token.values.map((value) => matchValue(field, token.comparator, value, context, query));
    return (item) => options.some((matches) => matches(item));
  }

  const matches = any();
  if (at < tokens.length) throw queryProblems.invalidSearch(query, 'a parenthesis is closed twice');
  return matches;
}

function tokenize(query: string): Token[] {
  const tokens: Token[] = [];
  const value = /"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^\s()]+)/y;
  let at = 0;
  while (at < query.length) {
    const rest = query.slice(at);
    const space = /^\s+/.exec(rest);
    if (space) {
      at += space[0].length;
      continue;
    }
    const sign = rest[0];
    if (sign === '(' || sign === ')') {
      tokens.push({ kind: sign });
      at += 1;
      continue;
    }
    const connective = /^(AND|OR|NOT)(?=[\s()]|$)/.exec(rest);
    if (connective) {
      tokens.push({ kind: connective[1] as 'AND' | 'OR' | 'NOT' });
      at += connective[0].length;
      continue;
    }
    if (sign === '-') {
      tokens.push({ kind: 'NOT' });
      at += 1;
      continue;
    }
    const field = /^([A-Za-z_][\w.]*):\s*(<=|>=|<|>)?\s*/.exec(rest);
    if (field) at += field[0].length;
    value.lastIndex = at;
    const found = value.exec(query);
    if (!found) throw queryProblems.invalidSearch(query, 'a value is missing');
    at += found[0].length;
    const quoted = found[1] ?? found[2];
    tokens.push({
      kind: 'term',
      field: field?.[1] ?? 'default',
      comparator: (field?.[2] ?? '') as Comparator,
      values:
        quoted === undefined ? (found[3] ?? '').split(',').map(unquote) : [quoted.replace(/\\(.)/g, '$1')],
    });
  }
  return tokens;
}

function unquote(text: string): string {
  return text.replace(/^(["'])(.*)\1$/, '$2');
}

function matchValue<T>(
  field: SearchField<T>,
  comparator: Comparator,
  value: string,
  context: FilterContext,
  query: string,
): Matches<T> {
  switch (field.kind) {
    case 'time':
      return matchTime(field, comparator, value, context, query);
    case 'number': {
      const wanted = Number(value);
      if (!Number.isFinite(wanted)) throw queryProblems.invalidSearch(query, `"${value}" is not a number`);
      return (item) => compares(field.of(item) - wanted, comparator);
    }
    case 'id': {
      const wanted = idOf(value);
      return (item) => {
        const id = field.of(item);
        return id !== null && compares(compareIds(id, wanted), comparator);
      };
    }
    case 'text': {
      const wanted = value.toLowerCase();
      const prefix = wanted.endsWith('*') ? wanted.slice(0, -1) : null;
      return (item) =>
        field.of(item).some((text) => {
          if (text === null) return false;
          const lower = text.toLowerCase();
          return prefix === null ? lower === wanted : lower.startsWith(prefix);
        });
    }
    case 'word': {
      const word = value.toLowerCase();
      return (item) => field.of(item, word);
    }
  }
}

function compares(difference: number, comparator: Comparator): boolean {
  if (comparator === '<') return difference < 0;
  if (comparator === '<=') return difference <= 0;
  if (comparator === '>') return difference > 0;
  if (comparator === '>=') return difference >= 0;
  return difference === 0;
}

function matchTime<T>(
  field: SearchField<T> & { kind: 'time' },
  comparator: Comparator,
  value: string,
  context: FilterContext,
  query: string,
): Matches<T> {
  const span = timeSpan(value, context, field.wholeDays ?? false);
  if (!span) throw queryProblems.invalidSearch(query, `"${value}" is not a time`);
  const { from, to } = span;
  return (item) => {
    const at = field.of(item);
    if (at === null) return false;
    if (comparator === '<') return at < from;
    if (comparator === '<=') return at < to;
    if (comparator === '>') return at >= to;
    if (comparator === '>=') return at >= from;
    return at >= from && at < to;
  };
}

/** A year, a month or a day means all of it, in the shop's zone; a timestamp means its second. */
function timeSpan(
  value: string,
  context: FilterContext,
  wholeDays: boolean,
): { from: number; to: number } | null {
  const zone = zoneOf(context.ianaTimezone);
  const date = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?$/.exec(value);
  if (date) {
    const [year, month, day] = [Number(date[1]), Number(date[2] ?? 1) - 1, Number(date[3] ?? 1)];
    const next = date[3] ? [0, 0, 1] : date[2] ? [0, 1, 0] : [1, 0, 0];
    return {
      from: zone.toUtc(Date.UTC(year, month, day)),
      to: zone.toUtc(Date.UTC(year + (next[0] ?? 0), month + (next[1] ?? 0), day + (next[2] ?? 0))),
    };
  }
  const instant = readInstant(value, context);
  if (instant === null) return null;
  if (!wholeDays) return { from: instant, to: Math.floor(instant / 1000) * 1000 + 1000 };
  const day = zone.wallDayOf(instant);
  return { from: zone.startOfWallDay(day), to: zone.startOfWallDay(day + 1) };
}

function readInstant(value: string, context: FilterContext): number | null {
  if (value === 'now') return context.now;
  const parts = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/.exec(value);
  if (!parts) return null;
  const hasZone = parts[3] !== undefined;
  const parsed = Date.parse(hasZone ? value.replace(' ', 'T') : `${value.replace(' ', 'T')}Z`);
  if (Number.isNaN(parsed)) return null;
  return hasZone ? parsed : zoneOf(context.ianaTimezone).toUtc(parsed);
}
