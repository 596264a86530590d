import type { BulkLine, WireOrderLine } from './wire.ts';

/*
 * Order lines are most of what a history holds. One that stands exactly as we ask for it (`orderLine` in queries.ts) is
 * read by one expression, four times as quickly as by JSON.parse; every other line goes to JSON.parse. A test holds both
 * together.
 */
const GID = String.raw`gid:\/\/shopify\/\w+\/[\w-]+`;
const TEXT = String.raw`[^"\\\x00-\x1f]*`;
const COUNT = String.raw`(0|[1-9]\d{0,14})`;
const MONEY = String.raw`\{"shopMoney":\{"amount":"(-?\d+(?:\.\d+)?)"\}\}`;
const textOrNull = `(?:"(${TEXT})"|null)`;
const referenceOrNull = String.raw`(?:\{"id":"(${GID})"\}|null)`;

const ORDER_LINE = new RegExp(
  [
    String.raw`^\{"id":"(${GID})"`,
    `"title":"(${TEXT})"`,
    `"variantTitle":${textOrNull}`,
    `"sku":${textOrNull}`,
    `"quantity":${COUNT}`,
    `"currentQuantity":${COUNT}`,
    '"isGiftCard":(true|false)',
    `"product":${referenceOrNull}`,
    `"variant":${referenceOrNull}`,
    `"originalUnitPriceSet":${MONEY}`,
    `"discountedTotalSet":${MONEY}`,
    String.raw`"taxLines":(\[[^\]\\]*\])`,
    String.raw`"__parentId":"(${GID})"\}$`,
  ].join(','),
);

/** Null for whatever is not such a line, or only nearly. */
export function readOrderLine(text: string): (BulkLine & WireOrderLine) | null {
  const found = ORDER_LINE.exec(text);
  if (!found) return null;
  const [
    ,
    id,
    title,
    variantTitle,
    sku,
    quantity,
    current,
    giftCard,
    product,
    variant,
    price,
    total,
    taxes,
    parent,
  ] = found;
  return {
    id: id!,
    title: title!,
    variantTitle: variantTitle ?? null,
    sku: sku ?? null,
    quantity: Number(quantity),
    currentQuantity: Number(current),
    isGiftCard: giftCard === 'true',
    product: product === undefined ? null : { id: product },
    variant: variant === undefined ? null : { id: variant },
    originalUnitPriceSet: { shopMoney: { amount: price! } },
    discountedTotalSet: { shopMoney: { amount: total! } },
    taxLines: taxes === '[]' ? [] : JSON.parse(taxes!),
    __parentId: parent!,
  };
}
