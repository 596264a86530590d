import * as z from 'zod';
import { parseInstant } from './instants.ts';

/*
 * What Shopier really sends, as far as we read it; unknown fields are dropped. Identity numbers, tax numbers and bank
 * accounts stand next to what is read here and are never even looked at.
 */
const Id = z.union([z.string().min(1).max(64), z.int().transform(String)]);
const Text = z.union([z.string(), z.number().transform(String)]);
const Money = z
  .union([z.string(), z.number().transform((amount) => amount.toFixed(2))])
  .transform(plainDecimal)
  .refine((amount) => /^\d{1,12}(\.\d{1,6})?$/.test(amount), 'not an amount');
const Instant = z
  .string()
  .transform(parseInstant)
  .refine((instant) => !Number.isNaN(instant.getTime()), 'not a time');
/** Where there is no time yet, it may be missing, null or empty. */
const InstantIfAny = z.preprocess((value) => value || null, Instant.nullable());
const Quantity = z.coerce.number().pipe(z.int().min(0).max(1_000_000));
const Currency = Text.transform((code) => code.trim().toUpperCase()).nullish();

/** A bare array, as documented, or one in an envelope named `data` or after what it holds (reference/shopier.md 2.1). */
export const listOf = <T extends z.ZodType>(item: T, name: string) =>
  z.preprocess((reply) => unwrapped(reply, name), z.array(item));

function unwrapped(reply: unknown, name: string): unknown {
  if (typeof reply !== 'object' || reply === null || Array.isArray(reply)) return reply;
  const envelope = reply as Record<string, unknown>;
  return envelope[name] ?? envelope.data ?? reply;
}

/** One or several, as an array or alone (reference/shopier.md 4.2 and 4.4); none where there is nothing. */
function severalOf<T extends z.ZodType>(item: T) {
  return z.preprocess(
    (value) => (value === null || value === undefined ? [] : Array.isArray(value) ? value : [value]),
    z.array(item),
  );
}

/**
 * An amount as Shopier writes it → plain decimal text. Documented are texts like `299.90`; seen in use is also
 * `2.490,50` (reference/shopier.md 2.4). With both signs the last one is the decimal one; a lone sign before exactly
 * three digits groups thousands, as no price has three decimals. Amounts are stated without a sign; a minus before a
 * discount or a refund would say the same.
 */
export function plainDecimal(written: string): string {
  const text = written.trim().replace(/^-/, '');
  if (/^[1-9]\d{0,2}([.,])\d{3}(\1\d{3})*$/.test(text)) return text.replace(/[.,]/g, '');
  const decimal = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (decimal === -1) return text;
  const whole = text.slice(0, decimal);
  const isWhole = /^(\d+|\d{1,3}([.,])\d{3}(\2\d{3})*)$/.test(whole) && !whole.includes(text[decimal]!);
  return isWhole ? `${whole.replace(/[.,]/g, '')}.${text.slice(decimal + 1)}` : text;
}

/** A person may be missing or partly empty; nothing in it is worth failing an order for. */
const Person = z
  .object({
    firstName: Text.nullish(),
    lastName: Text.nullish(),
    email: Text.nullish(),
    phone: Text.nullish(),
    city: Text.nullish(),
    country: Text.nullish(),
  })
  .nullish()
  .catch(null);
export type WirePerson = z.infer<typeof Person>;

const Shipment = z.object({
  status: Text.nullish(),
  dateCreated: InstantIfAny,
  dateDispatched: InstantIfAny,
});

const OrderRefund = z.object({
  id: Id,
  type: Text.nullish(),
  status: Text.nullish(),
  dateCreated: InstantIfAny,
  dateRefunded: InstantIfAny,
  total: Money.nullish(),
});
export type WireOrderRefund = z.infer<typeof OrderRefund>;

export const WireRefund = OrderRefund.extend({ orderId: Id });
export type WireRefund = z.infer<typeof WireRefund>;

const OrderLine = z.object({
  productId: Id.nullish(),
  title: Text.nullish(),
  quantity: Quantity,
  price: Money,
  total: Money.nullish(),
  selection: z.array(z.object({ id: Id.nullish(), title: Text.nullish() })).nullish(),
});
export type WireOrderLine = z.infer<typeof OrderLine>;

export const WireOrder = z.object({
  id: Id,
  status: Text.nullish(),
  paymentStatus: Text.nullish(),
  dateCreated: Instant,
  currency: Currency,
  totals: z.object({
    shipping: Money.nullish(),
    discount: Money.nullish(),
    total: Money.nullish(),
  }),
  shippingInfo: Person,
  billingInfo: Person,
  lineItems: z.array(OrderLine).nullish(),
  fulfillments: z.array(Shipment).nullish(),
  returns: z.array(Shipment).nullish(),
  refunds: z.array(OrderRefund).nullish(),
});
export type WireOrder = z.infer<typeof WireOrder>;

/** The newest orders show the currency a shop sells in. */
export const WireOrderCurrency = z.object({ currency: Currency });

export const WireAnything = z.unknown();

/** What was paid, and the same in the currency that is paid out, which goes by two names. */
const Gross = z
  .object({
    originCurrency: Currency,
    originAmount: Money,
    payoutCurrency: Currency,
    payoutAmount: Money.nullish(),
    currency: Currency,
    amount: Money.nullish(),
  })
  .transform(({ originCurrency, originAmount, payoutCurrency, payoutAmount, currency, amount }) => {
    const origin = { currency: originCurrency, amount: originAmount };
    const paidOut = payoutAmount ?? amount;
    return {
      origin,
      payout: paidOut ? { currency: payoutCurrency || currency || originCurrency, amount: paidOut } : origin,
    };
  });

/** An order says of its instalments only whether there are any. */
const Instalments = z.union([
  z.boolean().transform(() => null),
  z.object({ currency: Currency, interestCost: Money.nullish(), costBearer: Text.nullish() }),
]);

const Transaction = z.object({
  type: Text.nullish(),
  dateCreated: InstantIfAny,
  gross: Gross,
  fee: severalOf(z.object({ currency: Currency, amount: Money })),
  feeDetails: severalOf(z.object({ type: Text, currency: Currency, amount: Money })),
  installments: Instalments.nullish(),
});
export type WireTransaction = z.infer<typeof Transaction>;

/** Two accounts of it contradict each other, and both are understood (reference/shopier.md 4.4). */
export const WireTransactions = severalOf(Transaction);

const PriceData = z
  .object({
    currency: Currency,
    price: Money.nullish(),
    discount: z.boolean().nullish().catch(null),
    discountedPrice: Money.nullish(),
  })
  .nullish();

const Variant = z.object({
  selectionId: severalOf(Text),
  selectionTitle: severalOf(Text),
  stockQuantity: z.coerce.number().pipe(z.int()).nullish().catch(null),
  priceData: PriceData,
});
export type WireVariant = z.infer<typeof Variant>;

export const WireProduct = z.object({
  id: Id,
  title: Text,
  description: Text.nullish(),
  dateCreated: InstantIfAny,
  dateUpdated: InstantIfAny,
  url: Text.nullish(),
  media: z
    .array(z.object({ url: Text.nullish(), placement: z.coerce.number().nullish().catch(null) }))
    .nullish(),
  priceData: PriceData,
  stockQuantity: z.coerce.number().pipe(z.int()).nullish().catch(null),
  categories: z.array(z.object({ title: Text.nullish() })).nullish(),
  variants: z.array(Variant).nullish(),
});
export type WireProduct = z.infer<typeof WireProduct>;

export const WireOwner = z.object({
  id: Id,
  firstName: Text.nullish(),
  lastName: Text.nullish(),
  company: z.object({ name: Text.nullish() }).nullish().catch(null),
});
export type WireOwner = z.infer<typeof WireOwner>;

export const WireSettings = z.object({
  name: Text.nullish(),
  title: Text.nullish(),
  url: Text.nullish(),
});
export type WireSettings = z.infer<typeof WireSettings>;

export const WireSubscription = z.object({ id: Id, event: z.string(), url: z.string() });
export type WireSubscription = z.infer<typeof WireSubscription>;
/** The secret is shown only here (reference/shopier.md 5.1). */
export const WireNewSubscription = WireSubscription.extend({ token: z.string().min(1) });

/** What any delivery is about: an order, a product or a refund, bare. */
export const WireDelivery = z.object({ id: Id, orderId: Id.nullish() });

export const WireTokens = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).nullish(),
  expires_in: z.coerce.number().positive().nullish().catch(null),
  scope: z.string().nullish(),
});
