import { PATH_MOST } from '#shared/ads/ads-assets.ts';
import type { ProductInAd } from './ad-facts.ts';
import { atWords } from './short-names.ts';

/** What the shown address goes on with: the category and the product. */
export function pathsFor({ facts, names }: ProductInAd): { path1: string; path2: string } {
  const [category, name] = [facts.category ?? '', names.at(-1) ?? ''].map(pathOf);
  const [path1 = '', path2 = ''] = [category, name].filter((path) => !!path);
  return { path1, path2: path2 === path1 ? '' : path2 };
}

function pathOf(text: string): string {
  const short = atWords(
    text
      .replace(/[^\p{L}\p{M}\p{N}\s-]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    PATH_MOST,
  );
  return short.replace(/\s+/g, '-').replace(/^-+|-+$/g, '');
}
