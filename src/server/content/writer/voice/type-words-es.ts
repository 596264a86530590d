import type { TypeWords } from './voice.ts';

/** A Spanish noun does not change after a verb, so `whom` is `the`. */
export function typeWordsEs(
  noun: string,
  the: string,
  words: Pick<TypeWords, 'hooks' | 'lines' | 'tips' | 'tags'>,
): TypeWords {
  return { noun, the, whom: the, hooks: words.hooks, lines: words.lines, tips: words.tips, tags: words.tags };
}
