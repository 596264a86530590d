import { codeNotes, type ShownCode } from './code-notes.ts';
import { escaped } from './escaped.ts';
import { framedPage, type ShopFrame } from './frame.ts';
import { wordsIn } from './words.ts';

/** Prices are written out; `href` leads to the page with this variant chosen. */
export type ShownVariant = {
  id: string;
  title: string;
  price: string;
  oldPrice: string | null;
  isLeft: boolean;
  href: string;
};

export type ShownProduct = {
  title: string;
  description: string;
  picture: { url: string; alt: string } | null;
  /** One that has no variants is its only one. */
  variants: readonly ShownVariant[];
  chosen: ShownVariant;
  codes: readonly ShownCode[];
  /** The canonical one. */
  address: string;
  /** Search engines are to leave it out. */
  isUnlisted: boolean;
};

const style = `<style>
.product { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr)); gap: 40px; }
.product img { width: 100%; height: auto; }
.price { font-size: 1.4rem; } .price s { margin-left: 10px; opacity: .6; font-size: 1.1rem; }
.variants { display: flex; flex-wrap: wrap; gap: 10px; margin: 20px 0; }
.variants a { padding: 8px 16px; border: 1px solid; color: inherit; text-decoration: none; }
.variants [aria-current] { border-width: 2px; font-weight: 700; } .variants .is-gone { text-decoration: line-through; opacity: .6; }
.description { margin-top: 28px; white-space: pre-line; } .sold-out { font-weight: 700; }
</style>
`;

/** Works without a script: variants are links, and the form is sent to the page's own address, with all that came with it. */
export function productPage(shop: ShopFrame, product: ShownProduct): string {
  const { title, description, picture, variants, chosen, codes, address, isUnlisted } = product;
  const words = wordsIn(shop.look.language);
  const robots = isUnlisted ? '<meta name="robots" content="noindex, nofollow">\n' : '';
  const preview = picture ? `<meta property="og:image" content="${escaped(picture.url)}">\n` : '';
  const oldPrice = chosen.oldPrice
    ? ` <s aria-label="${words.oldPrice}: ${escaped(chosen.oldPrice)}">${escaped(chosen.oldPrice)}</s>`
    : '';
  return framedPage(shop, {
    title: `${title} – ${shop.title}`,
    address,
    head: `<meta property="og:type" content="product">
<meta property="og:title" content="${escaped(title)}">
${preview}${robots}${style}`,
    main: `<div class="product">${picture ? `<img src="${escaped(picture.url)}" alt="${escaped(picture.alt)}">` : ''}
<div><h1>${escaped(title)}</h1>
<p class="price"><strong>${escaped(chosen.price)}</strong>${oldPrice}</p>
${codeNotes(codes, shop.look.language)}
${variants.length > 1 ? variantLinks(variants, chosen, words.options) : ''}
${chosen.isLeft ? buyForm(chosen, words.buy) : `<p class="sold-out">${words.soldOut}</p>`}
${description ? `<p class="description">${escaped(description)}</p>` : ''}</div></div>`,
  });
}

function variantLinks(variants: readonly ShownVariant[], chosen: ShownVariant, label: string): string {
  const links = variants.map(({ id, title, isLeft, href }) => {
    const current = id === chosen.id ? ' aria-current="true"' : '';
    return `<a href="${escaped(href)}"${isLeft ? '' : ' class="is-gone"'}${current}>${escaped(title)}</a>`;
  });
  return `<nav class="variants" aria-label="${label}">${links.join('')}</nav>`;
}

function buyForm({ id }: ShownVariant, label: string): string {
  return `<form method="post"><input type="hidden" name="id" value="${escaped(id)}"><button class="button">${label}</button></form>`;
}
