import { escaped } from './escaped.ts';
import { wordsIn } from './words.ts';

/** `saving` is what it takes off, written out; null for a code that is not used here. */
export type ShownCode = { code: string; saving: string | null };

/** One line for each code that the visitor brought along. */
export function codeNotes(codes: readonly ShownCode[], language: string): string {
  const words = wordsIn(language);
  const notes = codes.map(({ code, saving }) => {
    const outcome = saving === null ? words.codeNotUsed : `−${escaped(saving)}`;
    return `<p>${words.discountCode}: <strong>${escaped(code)}</strong> · ${outcome}</p>`;
  });
  return notes.join('');
}
