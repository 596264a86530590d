import type { Language } from '#shared/core/languages.ts';
import { toMajor } from '#shared/core/money.ts';
import type { Row, TableSource } from './table-pages.ts';

export type Words = Record<Language, string>;

/** `money` is stored in minor units of the store's currency and written in major ones. */
export interface FileColumn {
  name: string;
  title: Words;
  kind?: 'money';
}

/** One file of the export: whose rows it holds and what it is, for the README. */
export interface FileSpec {
  path: string;
  about: Words;
  source: TableSource;
  /** A table for a spreadsheet; without columns it is JSON, with everything that a row has. */
  columns?: FileColumn[];
}

export const column = (name: string, en: string, tr: string, kind?: 'money'): FileColumn => ({
  name,
  title: { en, tr },
  ...(kind ? { kind } : {}),
});

/** Where the table's own names say enough. */
export const plainColumns = (...names: string[]): FileColumn[] =>
  names.map((name) => column(name, name, name));

export function cellOf({ name, kind }: FileColumn, row: Row, currency: string): string | number | null {
  const value = row[name];
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return kind === 'money' ? toMajor(value, currency) : value;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
