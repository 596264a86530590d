import { refusals } from './http/answer.ts';
import { parseWireDate } from './shop/wire-date.ts';

/*
 * Query parameters of one request, read by name. What was not read in the end is refused by its name: a client
 * that sends it believes in a filter that is not there.
 */
export type Parameters = ReturnType<typeof readParameters>;

export function readParameters(query: URLSearchParams) {
  const unread = new Set(query.keys());

  function text(name: string): string | null {
    unread.delete(name);
    return query.get(name);
  }

  function oneOf<Word extends string>(name: string, words: readonly Word[]): Word | null {
    const value = text(name);
    if (value === null) return null;
    const known = words.find((word) => word === value);
    if (known === undefined) throw refusals.badRequest(`${name} must be one of ${words.join(', ')}.`);
    return known;
  }

  function wholeNumber(name: string, highest: number, otherwise: number): number {
    const value = text(name);
    if (value === null) return otherwise;
    const number = /^\d+$/.test(value) ? Number(value) : 0;
    if (number < 1 || number > highest)
      throw refusals.badRequest(`${name} must be a number from 1 to ${highest}.`);
    return number;
  }

  function date(name: string): number | null {
    const value = text(name);
    if (value === null) return null;
    const at = parseWireDate(value);
    if (at === null) throw refusals.badRequest(`${name} must have the format yyyy-MM-ddTHH:mm:ssZ.`);
    return at;
  }

  function texts(name: string): string[] {
    unread.delete(name);
    return query.getAll(name);
  }

  function refuseUnread(): void {
    for (const name of unread) throw refusals.badRequest(`Unknown parameter ${name}.`);
  }

  return { text, oneOf, wholeNumber, date, texts, refuseUnread };
}
