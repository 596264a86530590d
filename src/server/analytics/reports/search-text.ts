/** Letters that people leave the marks off when they search, and the two i of Turkish, which no lower-casing folds. */
export const LETTERS = 'İIıŞşĞğÇçÖöÜüÂâÎîÛû';
export const PLAIN = 'iiissggccoouuaaiiuu';

/** As searched for: `ışık`, `IŞIK` and `isik` are the same. */
export function foldText(text: string): string {
  return text.replaceAll(/[İIıŞşĞğÇçÖöÜüÂâÎîÛû]/g, (letter) => PLAIN[LETTERS.indexOf(letter)]!).toLowerCase();
}
