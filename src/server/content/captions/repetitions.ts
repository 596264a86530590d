/** As many as a model is shown. */
export const CAPTIONS_SHOWN = 10;
/** Where two captions have them in common, they begin alike for whoever scrolls by. */
const WORDS_OF_OPENING = 3;

/** What a caption repeats of earlier ones, newest first; in English, for the model that may try again. */
export function repetitions(caption: string, earlier: readonly string[]): string[] {
  const words = wordsOf(caption);
  if (earlier.some((other) => isSame(wordsOf(other), words)))
    return ['The caption is the same as an earlier one.'];
  const opening = openingOf(caption);
  const opensAlike = earlier.some((other, ago) => {
    const before = openingOf(other);
    const latest = ago < CAPTIONS_SHOWN;
    return isSame(before, opening) || (latest && isSame(firstOf(before), firstOf(opening)));
  });
  return opensAlike ? ['The caption opens with the words of an earlier one. Open otherwise.'] : [];
}

/** Its first sentence, or its first line where that is shorter; the first that has words. */
function openingOf(caption: string): string[] {
  const sentences = caption.split(/\n|(?<=[.!?…:])\s/u);
  return sentences.map(wordsOf).find((words) => words.length > 0) ?? [];
}

/** Without emoji and signs, which make nothing new. */
function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  );
}

const firstOf = (words: string[]) => words.slice(0, WORDS_OF_OPENING);
const isSame = (one: string[], other: string[]) => one.join(' ') === other.join(' ');
