import { plainText } from '#server/core/language/plain-text.ts';

/** A date written in figures becomes one word, `@2026-10-25`; day first, unless that is no month. */
const FIGURED_DATES: [RegExp, (...parts: string[]) => string][] = [
  [/\b(\d{4})-(\d{1,2})-(\d{1,2})\b/g, (year, month, day) => dateWord(year!, month!, day!)],
  [
    /\b(\d{1,2})[./](\d{1,2})[./](\d{4})\b/g,
    (one, two, year) => (Number(two) > 12 ? dateWord(year!, one!, two!) : dateWord(year!, two!, one!)),
  ],
];
const QUOTED = /["“”„«]([^"“”„«»]{1,100})["“”»]/;

function dateWord(year: string, month: string, day: string) {
  return ` @${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')} `;
}

/** `İADE ettiğim, geçen ay'da?` → `iade ettigim gecen ay da`: small letters without marks, words apart. */
export function wordsOf(question: string): string[] {
  let plain = plainText(question).replace(/['’]s\b/g, ' ');
  for (const [written, asWord] of FIGURED_DATES)
    plain = plain.replace(written, (_, ...parts: string[]) => asWord(...parts));
  // A dash before a figure joins the ends of a stretch: “1–15 March”.
  return (
    plain
      .match(/@\d{4}-\d\d-\d\d|[\p{L}\d]+|[-–—](?=\s*[@\d])/gu)
      ?.map((word) => (/^[-–—]$/.test(word) ? '-' : word)) ?? []
  );
}

/** What stands between quotation marks, and the question without it. */
export function takeQuoted(question: string): { quoted: string | null; rest: string } {
  const quoted = QUOTED.exec(question)?.[1]?.trim() || null;
  return { quoted, rest: quoted ? question.replace(QUOTED, ' ') : question };
}

/** From this length on, one wrong letter is forgiven. */
const TYPO_FROM = 6;
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
