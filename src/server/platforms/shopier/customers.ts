import type { PlatformCustomer } from '#server/platforms/ports/store-platform.ts';
import type { WireOrder, WirePerson } from './wire.ts';

/** Names in use besides those that the language data knows. */
const ALIASES: Record<string, string> = {
  turkey: 'TR',
  tur: 'TR',
  turkiyecumhuriyeti: 'TR',
  republicofturkey: 'TR',
  usa: 'US',
  america: 'US',
  amerika: 'US',
  england: 'GB',
  ingiltere: 'GB',
  holland: 'NL',
};

const regionNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const codes = countryCodes();
const byName = countryNames();

/*
 * Shopier has no customers of its own: a buyer is known by e-mail, else by phone (metrics 2). The ids are those
 * under which our own tables count a buyer of whom only that is known.
 */
export interface Buyer extends Omit<PlatformCustomer, 'id' | 'updatedAt'> {
  /** Null when neither e-mail nor phone is known. */
  id: string | null;
}

export function buyerOf({ shippingInfo, billingInfo }: WireOrder): Buyer {
  const given = (field: keyof NonNullable<WirePerson>) =>
    shippingInfo?.[field]?.trim() || billingInfo?.[field]?.trim() || null;
  const email = emailIn(given('email'));
  const phone = phoneIn(given('phone'));
  return {
    id: email ? `email:${email}` : phone ? `phone:${phone}` : null,
    email,
    phone,
    firstName: given('firstName'),
    lastName: given('lastName'),
    city: given('city'),
    countryCode: countryCodeOf(given('country')),
  };
}

/** Customers as these orders describe them; of several orders the newest knows best. */
export function customersIn(orders: WireOrder[]): PlatformCustomer[] {
  const customers = new Map<string, PlatformCustomer>();
  for (const order of orders) {
    const buyer = buyerOf(order);
    if (buyer.id === null) continue;
    const known = customers.get(buyer.id);
    if (known && known.updatedAt >= order.dateCreated) continue;
    customers.set(buyer.id, { ...buyer, id: buyer.id, updatedAt: order.dateCreated });
  }
  return [...customers.values()];
}

function emailIn(text: string | null): string | null {
  const email = text?.toLowerCase() ?? '';
  return /^[^\s@]+@[^\s@]+$/.test(email) ? email : null;
}

/** One number however it was typed: a Turkish one without its country is given it. */
function phoneIn(text: string | null): string | null {
  const digits = (text ?? '').replace(/\D/g, '').replace(/^00/, '');
  if (digits.length < 7 || digits.length > 15) return null;
  const turkish = /^0?([2-5]\d{9})$/.exec(digits);
  if (turkish && !text!.trim().startsWith('+')) return `+90${turkish[1]}`;
  return `+${digits}`;
}

/** A country as Shopier's buyers have it, by name or code in Turkish or English → ISO 3166 code; null when unknown. */
export function countryCodeOf(country: string | null): string | null {
  if (!country) return null;
  const text = country.trim();
  if (/^[a-z]{2}$/i.test(text)) {
    const code = new Intl.Locale(`und-${text}`).region!;
    return codes.includes(code) ? code : null;
  }
  return byName.get(folded(text)) ?? null;
}

function countryCodes(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  // Withdrawn codes carry the name of the country that followed, and unions are no countries.
  return pairs.filter(
    (code) =>
      regionNames.of(code) !== undefined &&
      new Intl.Locale(`und-${code}`).region === code &&
      !/^(EU|EZ|UN|QO|ZZ|X[A-JL-Z])$/.test(code),
  );
}

function countryNames(): Map<string, string> {
  const names = new Map<string, string>();
  for (const language of ['en', 'tr']) {
    const namesHere = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const code of codes) names.set(folded(namesHere.of(code) ?? code), code);
  }
  for (const [name, code] of Object.entries(ALIASES)) names.set(name, code);
  return names;
}

/** Turkish capitals and accents are typed in every way: `TÜRKİYE`, `Turkiye`. */
function folded(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll('ı', 'i')
    .replace(/[^a-z]/g, '');
}
