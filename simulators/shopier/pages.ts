import { pointMoney } from './shop/money.ts';
import { type Order, type Shop, totalOf } from './shop/shop.ts';
import { formatWireDate } from './shop/wire-date.ts';

/** The pages a person sees. They work without a script. */
export type ShopChoice = { name: string; title: string };

type Consent = {
  asked: readonly [name: string, value: string][];
  scopes: readonly string[];
  shops: readonly ShopChoice[];
  chosenShop: string;
};

export function consentPage({ asked, scopes, shops, chosenShop }: Consent): string {
  const hidden = asked.map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return layout(
    'Connect Vitrin',
    `<form method="post" action="/v1/oauth2/authorize">${hidden.join('')}
      <p><strong>Vitrin</strong> asks to see these parts of your shop:</p>
      <ul>${scopes.map((scope) => `<li>${escapeHtml(scopeWords(scope))}</li>`).join('')}</ul>
      ${shopChoices(shops, chosenShop)}
      <div class="row"><button name="decision" value="allow">Allow</button>
      <button class="quiet" name="decision" value="deny">Deny</button></div></form>`,
  );
}

export function installPage(shops: readonly ShopChoice[]): string {
  return layout(
    'Vitrin',
    `<form method="post" action="/apps/vitrin">
      <p>True sales analytics and social publishing for your shop.</p>
      ${shopChoices(shops, shops[0]?.name ?? '')}
      <div class="row"><button>Install Vitrin</button></div></form>`,
  );
}

export function deskPage(shop: Shop, newest: readonly Order[]): string {
  const action = `/desk/${encodeURIComponent(shop.name)}`;
  return layout(
    shop.title,
    `<div class="row">
      <form method="post" action="${action}/order"><button>Place an order</button></form>
      <form method="post" action="${action}/refund"><button class="quiet">Refund the last order</button></form></div>
    <table><thead><tr><th>Order</th><th>Placed</th><th>Buyer</th><th>Items</th><th>Total</th><th>Refunded</th></tr></thead>
    <tbody>${newest.map(orderRow).join('')}</tbody></table>`,
    'wide',
  );
}

export function messagePage(title: string, text: string): string {
  return layout(title, `<p>${escapeHtml(text)}</p>`);
}

function orderRow(order: Order): string {
  const { firstName, lastName } = order.buyer;
  const items = order.lines.map(({ quantity, title }) => `${quantity} × ${title}`).join(', ');
  const refunded = order.refunds.map(({ total, status }) => `${pointMoney(total)} (${status})`).join(', ');
  const placed = formatWireDate(order.createdAt).slice(0, 16).replace('T', ' ');
  const cells = [order.id, placed, `${firstName} ${lastName}`, items];
  const total = `${pointMoney(totalOf(order))} ${order.currency}`;
  return `<tr>${[...cells, total, refunded].map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`;
}

function shopChoices(shops: readonly ShopChoice[], chosen: string): string {
  const choices = shops.map(
    ({ name, title }) =>
      `<label><input type="radio" name="shop" value="${escapeHtml(name)}"${name === chosen ? ' checked' : ''}> ${escapeHtml(title)}</label>`,
  );
  return `<fieldset><legend>Your shop</legend>${choices.join('')}</fieldset>`;
}

function scopeWords(scope: string): string {
  const [part, right] = scope.split(':');
  return `${part} (${right})`;
}

function layout(title: string, body: string, width = ''): string {
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Shopier simulator</title><style>${STYLE}</style></head>
<body><main class="${width}"><p class="brand">Shopier simulator</p><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

const STYLE = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:2rem 1rem;background:#f3f4f8;color:#1d2233;font:16px/1.5 system-ui,sans-serif}
main{width:100%;max-width:28rem;padding:2rem;border-radius:1rem;background:#fff;box-shadow:0 1px 2px #0001,0 12px 40px #1d223314}
main.wide{max-width:64rem}
.brand{margin:0;color:#5b6b96;font-size:.85rem;font-weight:600}
h1{margin:.25rem 0 1rem;font-size:1.5rem}
fieldset{display:grid;gap:.35rem;margin:1rem 0;padding:1rem;border:1px solid #d9dde8;border-radius:.75rem;max-height:18rem;overflow:auto}
.row{display:flex;flex-wrap:wrap;gap:.75rem;margin:1rem 0}
button{padding:.65rem 1.25rem;border:1px solid #2b3f8f;border-radius:.6rem;background:#2b3f8f;color:#fff;font:inherit;font-weight:600;cursor:pointer}
button.quiet{background:#fff;color:#2b3f8f}
button:focus-visible,input:focus-visible{outline:3px solid #f2a93b;outline-offset:2px}
table{width:100%;border-collapse:collapse;font-size:.875rem}
th,td{padding:.5rem;border-bottom:1px solid #e6e9f1;text-align:left;vertical-align:top}
`;
