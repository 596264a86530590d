const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** A title as it can stand in a sentence: one line, no markup, no emoji, and not longer than reads well. */
export function titleText(title: string, maxLength: number): string {
  const plain = title
    .replace(/<[^>]*>/g, ' ')
    .replace(/(?:https?:\/\/|www\.)\S+/gi, ' ')
    .replace(
      /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200D|\uFE0F|\u20E3)/gu,
      '',
    )
    .replace(/[{}<>*_`#]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=,|\.(?:\s|$))/g, '')
    .replace(/[\s.,;:|–—-]+$/u, '')
    .trim();
  const short = shorten(plain, maxLength);
  // Isolated, so that the signs around it stay on their side.
  return RIGHT_TO_LEFT.test(short) ? `\u2068${short}\u2069` : short;
}

/** At a place where a title is usually divided, else after a word. */
function shorten(title: string, maxLength: number): string {
  if (title.length <= maxLength) return title;
  const head = title.slice(0, maxLength);
  const divided = Math.max(...[' | ', ' – ', ' — ', ' - ', ', ', ' ('].map((sign) => head.lastIndexOf(sign)));
  if (divided > maxLength / 3) return head.slice(0, divided).trim();
  const word = head.lastIndexOf(' ');
  const cut = word > maxLength / 3 ? word : maxLength - 1;
  return `${title
    .slice(0, cut)
    .replace(/[\uD800-\uDBFF]$/u, '')
    .trimEnd()}…`;
}
