/** `İADE ettiğim, geçen ay'da?` → `iade ettigim gecen ay da`: small letters without marks, words apart. */
export function wordsOf(question: string): string[] {
  const plain = question
    .toLowerCase()
    .replace(/ı/g, 'i')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]s\b/g, ' ');
  return plain.match(/[a-z0-9]+/g) ?? [];
}

/** From this length on, one wrong letter is forgiven. */
const TYPO_FROM = 5;
/** Turkish endings are long: `siparişlerimizdeki`. */
const LONGEST_ENDING = 9;

/** Whether a word is this stem, with an ending or one letter wrong; `=` before the stem allows neither. */
export function isWord(word: string, stem: string): boolean {
  if (stem.startsWith('=')) return word === stem.slice(1);
  if (word.startsWith(stem)) return word.length - stem.length <= LONGEST_ENDING;
  if (stem.length < TYPO_FROM || word.length < stem.length - 1) return false;
  return [stem.length - 1, stem.length, stem.length + 1].some((length) =>
    differByOne(word.slice(0, length), stem),
  );
}

/** One letter missing, too many, other, or two of them changed places. */
function differByOne(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  const rest = (text: string, skipped: number) => text.slice(at + skipped);
  if (long.length > short.length) return rest(long, 1) === rest(short, 0);
  const swapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return rest(long, 1) === rest(short, 1) || (swapped && rest(long, 2) === rest(short, 2));
}
