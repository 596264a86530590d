import { type SQL, sql } from 'drizzle-orm';

/** Letters that people leave the marks off when they search, and the two i of Turkish, which no lower-casing folds. */
const LETTERS = 'İIıŞşĞğÇçÖöÜüÂâÎîÛû';
const PLAIN = 'iiissggccoouuaaiiuu';

/** As searched for: `ışık`, `IŞIK` and `isik` are the same. */
export function foldText(text: string): string {
  return text.replaceAll(/[İIıŞşĞğÇçÖöÜüÂâÎîÛû]/g, (letter) => PLAIN[LETTERS.indexOf(letter)]!).toLowerCase();
}

/** A column, folded in the same way, holds the text sought. */
export function holdsText(column: SQL, sought: string): SQL {
  return sql`strpos(lower(translate(${column}, ${LETTERS}, ${PLAIN})), ${foldText(sought)}) > 0`;
}
