/** Without a number, WhatsApp asks whom it goes to. */
const SHARE = 'https://wa.me/?text=';
const MOST_CHARACTERS = 300;

/** Opens WhatsApp with a few words and, on a line of its own, where they lead. */
export function whatsAppShare(words: string, address: string): string {
  const message = `${shortened(words.toWellFormed().trim())}\n${address}`;
  return SHARE + encodeURIComponent(message.trim());
}

const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' });

/** What a text begins with, as far as a message needs it. */
export function firstSentence(text: string): string {
  const [first] = sentences.segment(text.trim().split('\n', 1)[0]!);
  return first?.segment.trim() ?? '';
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

function shortened(text: string): string {
  const signs = [...graphemes.segment(text)];
  if (signs.length <= MOST_CHARACTERS) return text;
  const kept = signs.slice(0, MOST_CHARACTERS).map(({ segment }) => segment);
  return `${kept.join('').trimEnd()}…`;
}
