import { codeNotes, type ShownCode } from './code-notes.ts';
import { escaped } from './escaped.ts';
import { framedPage, type ShopFrame } from './frame.ts';
import { wordsIn } from './words.ts';

/** `quantity` is what is left of what was asked for. */
export type CartLine = { title: string; quantity: number; price: string };

type Cart = {
  address: string;
  lines: readonly CartLine[];
  subtotal: string;
  codes: readonly ShownCode[];
};

const style = `<style>
table { width: 100%; border-collapse: collapse; margin-bottom: 24px; }
td { padding: 12px 12px 12px 0; border-bottom: 1px solid rgb(var(--color-accent)); } td:last-child { text-align: right; padding-right: 0; }
</style>
`;

/** The form is sent to the cart's own address, with all that came with it. */
export function cartPage(shop: ShopFrame, { address, lines, subtotal, codes }: Cart): string {
  const words = wordsIn(shop.look.language);
  const rows = lines.map(
    ({ title, quantity, price }) =>
      `<tr><td>${escaped(title)}</td><td>${quantity > 0 ? `× ${quantity}` : words.soldOut}</td><td>${escaped(price)}</td></tr>`,
  );
  const isAnyLeft = lines.some(({ quantity }) => quantity > 0);
  return framedPage(shop, {
    title: `${words.cart} – ${shop.title}`,
    address,
    head: style,
    main: `<h1>${words.cart}</h1><table><tbody>${rows.join('')}</tbody></table>
${codeNotes(codes, shop.look.language)}<p>${words.subtotal}: <strong>${escaped(subtotal)}</strong></p><p>${words.shipping}</p>
${isAnyLeft ? `<form method="post"><button class="button">${words.checkOut}</button></form>` : ''}`,
  });
}
