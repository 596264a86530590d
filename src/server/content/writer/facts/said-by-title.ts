import { areAlike, baseForm, wordsOf } from '#server/content/writer/voice/word-forms.ts';
import type { ContentLanguage } from '#shared/content/content.ts';

const SAYS_NOTHING = new Set('the a an with in of for and'.split(' '));

/** Whether a title says the fact: «Wireless Mouse», which is wireless, «Cruiser Skateboard», which is for cruising. */
export function saidByTitle(title: string, fact: string, language: ContentLanguage): boolean {
  const baseWords = (of: string) => wordsOf(of, language).map((word) => baseForm(language, word));
  const inTitle = baseWords(title);
  const words = baseWords(fact).filter((word) => !SAYS_NOTHING.has(word));
  return (
    words.length > 0 && words.every((word) => inTitle.some((each) => each === word || areAlike(each, word)))
  );
}
