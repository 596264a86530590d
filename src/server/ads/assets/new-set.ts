import type { AdGroup } from '#shared/ads/ads-assets.ts';
import { DESCRIPTIONS, GROUP_NAME_MOST, HEADLINES } from '#shared/ads/ads-assets.ts';
import type { AdProduct } from './products-repository.ts';
import { catalogueText } from './writer/short-names.ts';
import type { WrittenAd } from './writer/write-ad.ts';

const LONGEST_TITLE_IN_NAME = 60;

/** «Vitrin – Mug and 2 more – 2026-11-21»; counted on where that name is taken. */
export function nameOfSet(products: AdProduct[], day: string, taken: string[]): string {
  const [first] = products;
  const title = nameOf(first!).slice(0, LONGEST_TITLE_IN_NAME).trim();
  const more = products.length > 1 ? ` + ${products.length - 1}` : '';
  return untaken(`Vitrin – ${title}${more} – ${day}`, taken);
}

export function groupsOf(products: AdProduct[], ads: WrittenAd[]): AdGroup[] {
  const names: string[] = [];
  return products.map((product, at) => {
    const { facts, pageUrl } = product;
    const { headlines, descriptions, ...rest } = ads[at]!;
    const name = untaken(
      nameOf(product)
        .slice(0, GROUP_NAME_MOST - 5)
        .trim(),
      names,
    );
    names.push(name);
    return {
      productId: facts.id,
      productTitle: facts.title,
      imageUrl: facts.imageUrl,
      name,
      finalUrl: finalUrl(pageUrl, facts.storeUrl),
      headlines: headlines.slice(0, HEADLINES.most),
      descriptions: descriptions.slice(0, DESCRIPTIONS.most),
      ...rest,
    };
  });
}

function nameOf({ facts: { title, id } }: AdProduct): string {
  return catalogueText(title, 'en') || `Product ${id}`;
}

function untaken(name: string, taken: string[]): string {
  const used = new Set(taken.map((each) => each.toLowerCase()));
  for (let count = 1; ; count += 1) {
    const counted = count === 1 ? name : `${name} (${count})`;
    if (!used.has(counted.toLowerCase())) return counted;
  }
}

/** Where an ad leads: the product's page, or else the shop; without marks, as Google adds its own to every click. */
function finalUrl(pageUrl: string | null, storeUrl: string): string {
  const address = URL.parse(pageUrl ?? storeUrl);
  return address && /^https?:$/.test(address.protocol) ? address.href : '';
}
