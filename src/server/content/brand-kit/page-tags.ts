/*
 * The tags of a page that anybody may have written. It is read in one pass with bounds, so that a page made to be slow
 * to read takes no longer than any other of its size.
 */

const MOST_TAGS = 20_000;
const LONGEST_TAG = 4_000;
/** Of `<` that begin none: real pages have few. */
const MOST_BROKEN = 500;
/** What is inside of them is no markup. */
const RAW = new Set(['script', 'style']);

export interface Tag {
  /** In small letters; of a closing tag with its slash. */
  name: string;
  attributes: Record<string, string>;
  /** Of a script or a style. */
  content: string;
}

export function tagsOf(html: string): Tag[] {
  const tags: Tag[] = [];
  let at = 0;
  let broken = 0;
  while (tags.length < MOST_TAGS && broken < MOST_BROKEN) {
    const start = html.indexOf('<', at);
    if (start === -1) break;
    if (html.startsWith('<!--', start)) {
      const end = html.indexOf('-->', start + 4);
      if (end === -1) break;
      at = end + 3;
      continue;
    }
    const name = /^\/?[a-z][a-z0-9:-]{0,30}/i.exec(html.slice(start + 1, start + 33))?.[0].toLowerCase();
    const end = name ? endOfTag(html, start + 1 + name.length) : null;
    if (!name || end === null) {
      at = start + 1;
      if (name) broken += 1;
      continue;
    }
    at = end + 1;
    let content = '';
    if (RAW.has(name)) {
      content = html.slice(at, closeOf(name, html, at));
      at += content.length;
    }
    tags.push({ name, attributes: attributesOf(html.slice(start + 1 + name.length, end)), content });
  }
  return tags;
}

/** Not by the page in small letters: `İ` becomes two of them, and every place behind it is another. */
function closeOf(name: string, html: string, from: number): number {
  const close = new RegExp(`</${name}`, 'gi');
  close.lastIndex = from;
  return close.exec(html)?.index ?? html.length;
}

/** Where its `>` is: one within quotes is none. */
function endOfTag(html: string, from: number): number | null {
  let quote = '';
  for (let at = from; at < Math.min(html.length, from + LONGEST_TAG); at++) {
    const sign = html[at]!;
    if (quote) {
      if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return at;
  }
  return null;
}

function attributesOf(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name, double, single, bare] of text.matchAll(
    /([a-z][\w:.-]{0,40})\s{0,20}=\s{0,20}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi,
  ))
    attributes[name!.toLowerCase()] ??= decoded(double ?? single ?? bare ?? '');
  return attributes;
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  quot: '"',
  apos: "'",
  '#39': "'",
  '#x27': "'",
  lt: '<',
  gt: '>',
};

const decoded = (text: string) =>
  text
    .replace(/&(amp|quot|apos|#39|#x27|lt|gt);/gi, (_, name: string) => ENTITIES[name.toLowerCase()]!)
    .trim();
