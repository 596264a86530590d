import { inflected } from '#languages/tr/grammar/suffix.ts';
import type { ContentLanguage } from '#shared/content/content.ts';
import type { ProductType } from './voice/product-types.ts';
import { LEXICONS } from './voice/product-words.ts';
import type { TypeWords } from './voice/voice.ts';
import { VOICES } from './voice/voices.ts';
import { baseForm } from './voice/word-forms.ts';
import { TURKISH } from './voice/words-tr.ts';

/** «Bileklik» becomes «bilekliği», «kap» stays: which of them soften is not known here. */
const MAY_SOFTEN = /[pçtk]$/;

/**
 * The words of a type, with the shop's own noun where it has one: who sells an «atkı» does not call it a «şal», as the
 * type is called. Turkish alone: elsewhere another noun may be of another gender.
 */
export function wordsFor(title: string, type: ProductType, language: ContentLanguage): TypeWords {
  const words = VOICES[language].types[type];
  if (language !== 'tr') return words;
  const last = title.trim().split(/\s+/).at(-1)!.toLocaleLowerCase('tr');
  // «Sneakers» is in both.
  const isEnglish = LEXICONS.en.names.has(baseForm('en', last));
  if (isEnglish || MAY_SOFTEN.test(last) || !TURKISH.types[type].split(', ').includes(last)) return words;
  return { ...words, noun: last, the: last, whom: inflected(last, 'i') };
}
