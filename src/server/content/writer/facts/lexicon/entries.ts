import type { ContentLanguage } from '#shared/content/content.ts';

const COLUMNS: ContentLanguage[] = ['en', 'tr', 'de', 'fr', 'es'];

/**
 * A word as it is recognised in a text:
 * `exact` knows no endings, `compound` is the beginning of a German compound, `madeOf` counts only where something is
 * said to be made of it («?ante»: suede, and «before»), `alone` needs no «for» in front of it, `said` is written and never read.
 */
export interface Form {
  words: string;
  mark: 'exact' | 'compound' | 'madeOf' | 'alone' | 'said' | null;
}

/** One meaning: how each language says it, and the forms it is recognised by. */
export interface Meaning {
  texts: Record<ContentLanguage, string>;
  forms: Record<ContentLanguage, Form[]>;
}

/**
 * A table holds a meaning a line, a language a column: what is said first, then by commas what else it is recognised
 * by. Marks: `=exact`, `compound~`, `?made of`, `+alone`, `!said`.
 */
export function meaningsOf(table: string): Meaning[] {
  return rowsOf(table).map((cells) => ({
    texts: byLanguage(cells, (cell) => formOf(spelled(cell)[0]!).words),
    forms: byLanguage(cells, (cell) => spelled(cell).map(formOf)),
  }));
}

export function rowsOf(table: string): string[][] {
  return table
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => line.split('|').map((cell) => cell.trim()));
}

export function byLanguage<T>(cells: string[], read: (cell: string) => T): Record<ContentLanguage, T> {
  return Object.fromEntries(
    COLUMNS.map((language, column) => [language, read(cells[column] ?? '')]),
  ) as Record<ContentLanguage, T>;
}

function spelled(cell: string): string[] {
  return cell.split(',').map((form) => form.trim());
}

const MARKS: Record<string, Form['mark']> = { '=': 'exact', '?': 'madeOf', '+': 'alone', '!': 'said' };

function formOf(written: string): Form {
  const mark = MARKS[written[0] ?? ''];
  if (mark) return { words: written.slice(1), mark };
  if (written.endsWith('~')) return { words: written.slice(0, -1), mark: 'compound' };
  return { words: written, mark: null };
}
