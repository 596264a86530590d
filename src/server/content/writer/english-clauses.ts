import type { GrammaticalNumber } from './clause.ts';

/** What has a verb of its own: «goes together without tools», not «is tool-free assembly». */
const OWN_VERBS: Record<string, [one: string, many: string]> = {
  SLR: ['is an SLR', 'are SLRs'],
  stretch: ['has some stretch', 'have some stretch'],
  'tool-free assembly': ['goes together without tools', 'go together without tools'],
  reclining: ['reclines', 'recline'],
  personalisable: ['can be personalised', 'can be personalised'],
  'every piece unique': ['is one of a kind', 'are one of a kind'],
  'twin-lens reflex': ['is a twin-lens reflex', 'are twin-lens reflexes'],
};
const IS_WHOLE = /^(?:\p{L}[\p{L}-]*-\p{L}+|\p{L}+|easy to .*|ready to .*|suitable for .*|\d+% natural)$/u;

/** «With a built-in flash»: one of it, which the list of meanings names without an article. */
export function withArticle(addition: string): string {
  return addition
    .replace(/^with (?=built-in flash|touchscreen)/, 'with a ')
    .replace(/^with (?=epoxy)/, 'with an ');
}

/** «Has pockets», «is easy to clean», «comes in different shapes»; null for what can't be said of the thing. */
export function englishFeature(text: string, number: GrammaticalNumber): string | null {
  const verb = (one: string, many: string) => (number === 'one' ? one : many);
  // Every lens is optical, and «it’s internal» is a label.
  if (/^(?:optical|internal)$/.test(text)) return null;
  const own = OWN_VERBS[text];
  if (own) return verb(...own);
  if (text.startsWith('with ')) return `${verb('has', 'have')} ${withArticle(text).slice('with '.length)}`;
  if (text.startsWith('in ')) return `${verb('comes', 'come')} ${text}`;
  if (text.endsWith(' fit')) return `${verb('has', 'have')} a ${text}`;
  return IS_WHOLE.test(text) ? `${verb('is', 'are')} ${text}` : null;
}

export function englishUse(
  text: string,
  number: GrammaticalNumber,
  words: { noun: string } | null,
): string | null {
  const verb = (one: string, many: string) => (number === 'one' ? one : many);
  // Nearly everything is for a home, and little but furniture for an office alone.
  if (text === 'home' || (text === 'the office' && !/desk|chair|lamp|shelf|cabinet/.test(words?.noun ?? '')))
    return null;
  if (text === 'gifts') return verb('makes a good gift', 'make a good gift');
  if (/^(?:women|men)$/.test(text)) return `${verb('is', 'are')} made for ${text}`;
  return `${verb('is', 'are')} ideal for ${text}`;
}

export function englishColour(text: string, number: GrammaticalNumber): string {
  const verb = (one: string, many: string) => (number === 'one' ? one : many);
  if (text.endsWith('-coloured')) return `${verb('is', 'are')} ${text}`;
  return `${verb('comes', 'come')} in ${text.replace(/-tone$/, ' tone')}`;
}

const SAID_AS: Record<string, RegExp> = {
  gifts: /good gift/,
  foldable: /fold/,
  'twin-lens reflex': /twin.lens/,
  patches: /patch/,
  oversized: /oversize/,
  curved: /curv/,
  rips: /ripped/,
  personalisable: /personalised/,
  reclining: /reclines?/,
  'tool-free assembly': /without tools/,
  'every piece unique': /one of a kind/,
  'gold-tone': /gold tone/,
  'silver-tone': /silver tone/,
};

/** «Off shoulder dress» says «off-shoulder», «32-inch» says «32 inches», and «makes a good gift» that it is for gifts. */
export function saysInEnglish(text: string, fact: string): boolean {
  const plain = (words: string) =>
    words
      .toLowerCase()
      .replace(/-/g, ' ')
      .replace(/ & /g, ' and ')
      .replace(/inches/g, 'inch');
  const bare = plain(fact)
    .replace(/^(?:an?|the) | fit$/g, '')
    .replace(/(?<=\p{L}{2}[^s])s$/u, '');
  return SAID_AS[fact]?.test(text.toLowerCase()) || plain(text).includes(bare);
}

/** «Is light and made of wood», as «made of wood and light» limps; what it is for comes last. */
export function inEnglishOrder(clauses: readonly string[]): string[] {
  const rank = (clause: string) =>
    /^(?:is|are) (?:ideal|made) for |^makes? a good /.test(clause)
      ? 2
      : /^(?:is|are) (?!made of |an? )/.test(clause)
        ? 0
        : 1;
  return [...clauses].sort((one, other) => rank(one) - rank(other));
}
