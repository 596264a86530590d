/** Spoken letter by letter, or names that are written so. */
const INITIALS = new Set(
  'USB LED RAM SSD HDD HD UHD UV TV PC CD DVD GPS NFC RGB SLR DSLR XL XXL XS HDMI LCD OLED AC DC DIY UK USA EU NYC BBQ UPF SPF PU PVC EVA MDF BPA II III IV'.split(
    ' ',
  ),
);
/** Written with a capital within a sentence. */
const ENGLISH_NAMES = new Set(
  'christmas xmas easter halloween valentine valentines england english london britain british paris french france italian spanish german scandinavian nordic swiss turkish moroccan indian chinese japanese american african monday tuesday wednesday thursday friday saturday sunday january february april june july august september october november december'.split(
    ' ',
  ),
);
const FEWEST_LETTERS = 6;
const LOUD_SHARE = 0.8;
const SMALL_IN_GERMAN = 3;

/** A title that is all capitals as it stands in a sentence; any other as it is. */
export function inSentenceCase(title: string, language: string): string {
  const words = title.match(WORD)?.filter((word) => word.length > 1) ?? [];
  const isLoud = (word: string) => word === word.toLocaleUpperCase(language) && word !== word.toLowerCase();
  const letters = title.match(/\p{L}/gu)?.length ?? 0;
  if (letters < FEWEST_LETTERS || words.filter(isLoud).length < words.length * LOUD_SHARE) return title;
  const calm = title.replace(WORD, (word, at: number) => {
    const nextToNumber = /\d/.test((title[at - 1] ?? '') + (title[at + word.length] ?? ''));
    if (!isLoud(word) || INITIALS.has(word) || nextToNumber) return word;
    const lower = word.toLocaleLowerCase(language);
    // Most words of a German title are nouns.
    const large =
      language === 'de' ? lower.length > SMALL_IN_GERMAN : ENGLISH_NAMES.has(lower.replace(/['’]s$/, ''));
    // «T-shirt», «V-neck».
    const alone = word.length === 1 && title[at + 1] === '-';
    return large || alone ? capitalised(lower, language) : lower;
  });
  return calm.replace(/^[^\p{L}\p{N}]*\p{L}/u, (first) => first.toLocaleUpperCase(language));
}

const WORD = /[\p{L}\p{M}]+(?:['’]\p{L}+)?/gu;

function capitalised(word: string, language: string): string {
  const [first = ''] = word;
  return first.toLocaleUpperCase(language) + word.slice(first.length);
}
