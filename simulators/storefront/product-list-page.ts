import { escaped } from './escaped.ts';
import { framedPage, type ShopFrame } from './frame.ts';
import { wordsIn } from './words.ts';

export type ListedProduct = { title: string; price: string; pictureUrl: string | null; href: string };

type ProductList = {
  address: string;
  products: readonly ListedProduct[];
  previousHref: string | null;
  nextHref: string | null;
};

const style = `<style>
.products { display: grid; grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr)); gap: 28px; margin: 0; padding: 0; list-style: none; }
.products img { display: block; width: 100%; aspect-ratio: 1; object-fit: cover; margin-bottom: 8px; }
.products a { color: inherit; } .pages { display: flex; gap: 24px; margin-top: 36px; } .pages a { color: inherit; }
</style>
`;

export function productListPage(
  shop: ShopFrame,
  { address, products, previousHref, nextHref }: ProductList,
): string {
  const words = wordsIn(shop.look.language);
  const items = products.map(
    ({ title, price, pictureUrl, href }) =>
      `<li><a href="${escaped(href)}">${
        pictureUrl ? `<img src="${escaped(pictureUrl)}" alt="" loading="lazy">` : ''
      }${escaped(title)}</a><br>${escaped(price)}</li>`,
  );
  const pages = [
    previousHref && `<a href="${escaped(previousHref)}" rel="prev">${words.previous}</a>`,
    nextHref && `<a href="${escaped(nextHref)}" rel="next">${words.next}</a>`,
  ].filter(Boolean);
  return framedPage(shop, {
    title: `${words.products} – ${shop.title}`,
    address,
    head: style,
    main: `<h1>${words.products}</h1>
${items.length > 0 ? `<ul class="products">${items.join('')}</ul>` : `<p>${words.noProducts}</p>`}
${pages.length > 0 ? `<nav class="pages">${pages.join('')}</nav>` : ''}`,
  });
}
