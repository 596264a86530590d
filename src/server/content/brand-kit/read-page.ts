import { type Tag, tagsOf } from './page-tags.ts';

/** What the home page of a shop says of its brand, before anything that it names is fetched. */
export interface PageFacts {
  isPasswordPage: boolean;
  /** Addresses, the likeliest first. */
  logos: string[];
  /** `theme-color`. */
  themeColours: string[];
  /** CSS that stands in the page. */
  styles: string[];
  /** Addresses of CSS. */
  styleSheets: string[];
  /** Named by a font service's link. */
  fonts: string[];
}

export function readPage(html: string, address: string): PageFacts {
  const tags = tagsOf(html);
  const named = (name: string) => tags.filter((tag) => tag.name === name);
  const linked = (kind: RegExp) => named('link').filter(({ attributes: { rel = '' } }) => kind.test(rel));
  const absolute = (found: (string | undefined)[]) => addressesOf(found, address);
  const sheets = linked(/^stylesheet$/i).map(({ attributes }) => attributes.href);
  return {
    isPasswordPage: isPasswordPage(tags),
    logos: absolute([
      ...named('script').flatMap(logosOfData),
      ...named('img').filter(looksLikeLogo).map(addressOfImage),
      ...metaOf(tags, /^og:logo$/i),
      ...metaOf(tags, /^og:image(:(secure_)?url)?$/i).filter((image) => /logo/i.test(fileOf(image))),
      ...bySize(linked(/apple-touch-icon/i)),
      ...bySize(linked(/(^|\s)icon$/i)),
    ]),
    themeColours: metaOf(tags, /^theme-color$/i),
    styles: named('style').map(({ content }) => content),
    styleSheets: absolute(sheets).filter((sheet) => !FONT_SERVICE.test(sheet)),
    fonts: absolute(linked(/stylesheet|preload/i).map(({ attributes }) => attributes.href)).flatMap(
      fontsNamedIn,
    ),
  };
}

const FONT_SERVICE = /^https:\/\/fonts\.(googleapis|bunny)\.(com|net)\//;

/** `…/css2?family=Playfair+Display:wght@400&family=Inter` → `['Playfair Display', 'Inter']`. */
function fontsNamedIn(address: string): string[] {
  if (!FONT_SERVICE.test(address)) return [];
  return new URL(address).searchParams
    .getAll('family')
    .flatMap((families) => families.split('|'))
    .map((family) => family.split(':')[0]!.trim());
}

function isPasswordPage(tags: Tag[]): boolean {
  return tags.some(
    ({ name, attributes: { action = '', value = '' } }) =>
      (name === 'form' && /^(https?:\/\/[^/]+)?\/password\/?$/.test(action)) ||
      (name === 'input' && value === 'storefront_password'),
  );
}

function metaOf(tags: Tag[], name: RegExp): string[] {
  return tags.flatMap(({ name: tag, attributes: { property = '', name: named = '', content = '' } }) =>
    tag === 'meta' && content && (name.test(property) || name.test(named)) ? [content] : [],
  );
}

/** `logo` of an organisation or a shop in schema.org's data. */
function logosOfData({ attributes: { type = '' }, content }: Tag): string[] {
  if (!/ld\+json/i.test(type)) return [];
  try {
    return logosIn(JSON.parse(content), 0);
  } catch {
    // Of broken data nothing is known.
    return [];
  }
}

function logosIn(data: unknown, depth: number): string[] {
  if (depth > 5 || typeof data !== 'object' || data === null) return [];
  if (Array.isArray(data)) return data.slice(0, 50).flatMap((each) => logosIn(each, depth + 1));
  const { logo, '@graph': graph, publisher } = data as Record<string, unknown>;
  const address = typeof logo === 'object' && logo !== null ? (logo as { url?: unknown }).url : logo;
  const own = typeof address === 'string' ? [address] : [];
  return [...own, ...logosIn(graph, depth + 1), ...logosIn(publisher, depth + 1)];
}

/** Logos of payment methods and of other brands are called so, too. */
const OTHERS =
  /pay|visa|master|amex|klarna|partner|brand-?list|press|footer|featured|iyzico|troy|ssl|app-?store/i;

function looksLikeLogo({ attributes }: Tag): boolean {
  const { class: styled = '', id = '', alt = '', src = '' } = attributes;
  const isCalledSo = /logo/i.test(`${styled} ${id} ${fileOf(src)}`) || /\blogo(su)?\b/i.test(alt);
  return isCalledSo && !OTHERS.test(`${styled} ${id} ${alt} ${fileOf(src)}`);
}

/** Of an image that is loaded late, the one that comes. */
function addressOfImage({ attributes }: Tag): string | undefined {
  const { src, srcset, 'data-src': late, 'data-srcset': lateSet } = attributes;
  const first = [late, src].find((each) => each && !each.startsWith('data:'));
  const set = (srcset ?? lateSet)?.split(/,\s+/).map((entry) => entry.trim().split(/\s+/)[0]);
  return first ?? set?.at(-1);
}

/** The largest icon first; what does not say its size comes last. */
function bySize(links: Tag[]): (string | undefined)[] {
  const size = ({ attributes: { sizes = '' } }: Tag) => Number.parseInt(sizes, 10) || 0;
  return links.toSorted((one, other) => size(other) - size(one)).map(({ attributes }) => attributes.href);
}

const fileOf = (address: string) => address.split(/[?#]/)[0]!.split('/').at(-1)!;

function addressesOf(found: (string | undefined)[], base: string): string[] {
  const addresses = found.flatMap((each) => {
    const address = each ? URL.parse(each, base) : null;
    return address && /^https?:$/.test(address.protocol) ? [address.href] : [];
  });
  return [...new Set(addresses)];
}
