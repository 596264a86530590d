import { escaped } from './escaped.ts';
import { framedPage, type ShopFrame } from './frame.ts';
import { wordsIn } from './words.ts';

type PlacedOrder = {
  address: string;
  number: string;
  lines: readonly { title: string; quantity: number }[];
  total: string;
};

export function thankYouPage(shop: ShopFrame, { address, number, lines, total }: PlacedOrder): string {
  const words = wordsIn(shop.look.language);
  const items = lines.map(({ title, quantity }) => `<li>${quantity} × ${escaped(title)}</li>`);
  return framedPage(shop, {
    title: `${words.thanks} – ${shop.title}`,
    address,
    main: `<h1>${words.thanks}</h1><p>${words.order} <strong>${escaped(number)}</strong> · ${escaped(total)}</p>
<ul>${items.join('')}</ul><p><a class="button" href="${escaped(shop.homeUrl)}">${words.onwards}</a></p>`,
  });
}

export function notFoundPage(shop: ShopFrame, address: string): string {
  const words = wordsIn(shop.look.language);
  return framedPage(shop, {
    title: `${words.notFound} – ${shop.title}`,
    address,
    main: `<h1>${words.notFound}</h1><p>${words.notFoundText}</p>
<p><a class="button" href="${escaped(shop.homeUrl)}">${words.onwards}</a></p>`,
  });
}
