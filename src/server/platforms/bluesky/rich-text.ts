import { shownAddress, withShownAddresses } from '#shared/content/post-limits.ts';

export interface Facet {
  index: { byteStart: number; byteEnd: number };
  features: (
    | { $type: 'app.bsky.richtext.facet#link'; uri: string }
    | { $type: 'app.bsky.richtext.facet#tag'; tag: string }
  )[];
}

const TAG = /(?<=^|\s)#([\p{L}\p{M}\p{N}_]{1,64})/gu;

/**
 * A text as it is shown, with what can be tapped in it: addresses are shortened, the whole one stands behind. Places are
 * counted in bytes of UTF-8.
 */
export function richText(written: string): { text: string; facets: Facet[] } {
  const links: { shown: string; uri: string }[] = [];
  const text = withShownAddresses(written.normalize('NFC'), (uri) => {
    const shown = shownAddress(uri);
    links.push({ shown, uri });
    return shown;
  });
  const facets: Facet[] = [];
  let from = 0;
  for (const { shown, uri } of links) {
    const at = text.indexOf(shown, from);
    from = at + shown.length;
    facets.push({
      index: bytesOf(text, at, from),
      features: [{ $type: 'app.bsky.richtext.facet#link', uri }],
    });
  }
  for (const { index, 0: whole, 1: tag } of text.matchAll(TAG))
    facets.push({
      index: bytesOf(text, index, index + whole.length),
      features: [{ $type: 'app.bsky.richtext.facet#tag', tag: tag! }],
    });
  return { text, facets };
}

function bytesOf(text: string, from: number, to: number) {
  const byteStart = Buffer.byteLength(text.slice(0, from));
  return { byteStart, byteEnd: byteStart + Buffer.byteLength(text.slice(from, to)) };
}
