import type { ExportPath, ExportTitle } from '#languages/export-words.ts';
import { toMajor } from '#shared/core/money.ts';
import type { Row, TableSource } from './table-pages.ts';

/** `money` is stored in minor units of the store's currency and written in major ones. */
export interface FileColumn {
  name: string;
  /** Without one, the table's own name says enough. */
  title?: ExportTitle;
  kind?: 'money';
}

/** One file of the export, and whose rows it holds. */
export interface FileSpec {
  path: ExportPath;
  source: TableSource;
  /** A table for a spreadsheet; without columns it is JSON, with everything that a row has. */
  columns?: FileColumn[];
}

export const column = (name: string, title: ExportTitle, kind?: 'money'): FileColumn => ({
  name,
  title,
  ...(kind ? { kind } : {}),
});

export const plainColumns = (...names: string[]): FileColumn[] => names.map((name) => ({ name }));

export function cellOf({ name, kind }: FileColumn, row: Row, currency: string): string | number | null {
  const value = row[name];
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return kind === 'money' ? toMajor(value, currency) : value;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
