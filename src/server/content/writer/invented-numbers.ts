import type { ProductFacts } from '#server/content/products/product-facts.ts';
import { CONTENT_LANGUAGES } from '#shared/content/content.ts';
import { toMajor } from '#shared/core/money.ts';
import { discountOf } from './discount-of.ts';
import { moneyText } from './money-text.ts';

const NUMBER = /\d+(?:[.,'’\u00A0\u202F ]\d{3})*(?:[.,]\d+)?/g;
const CURRENCY_BEFORE = /(?:\p{Sc}|\b[A-Z]{3}|\bTL)[\s\u00A0\u202F]*$/u;
const CURRENCY_AFTER =
  /^[\s\u00A0\u202F]*(?:\p{Sc}|[A-Z]{0,2}\$|(?:[A-Z]{3}|TL|[Ee]uros?|[Ll]ira\p{L}*|[Dd][oóö]l+ar\p{L}*|[Dd]olar\p{L}*)(?!\p{L}))/u;
const FEW = 5;

/** Numbers, prices and percentages of a caption that are not among the facts. */
export function inventedNumbers(text: string, product: ProductFacts): string[] {
  const prices = new Set(priceForms(product));
  const others = new Set(otherNumbers(product));
  const catalogue = catalogueText(product);
  const { percent } = discountOf(product);
  const problems = new Set<string>();
  for (const match of text.matchAll(NUMBER)) {
    const number = match[0].trim();
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + match[0].length);
    const isPercent = /%[\s\u00A0\u202F]*$/.test(before) || /^[\s\u00A0\u202F]*%/.test(after);
    if (isPercent) {
      if (Number(number) === percent || new RegExp(`%\\s*${number}|${number}\\s*%`).test(catalogue)) continue;
      problems.add(`The percentage ${number} is not among the facts.`);
    } else if (CURRENCY_BEFORE.test(before) || CURRENCY_AFTER.test(after)) {
      if (prices.has(canonical(number)) || catalogueNumbers(catalogue).includes(canonical(number))) continue;
      problems.add(`The price ${number} is not the product's price.`);
    } else if (!prices.has(canonical(number)) && !others.has(canonical(number))) {
      problems.add(`The number ${number} is not among the facts.`);
    }
  }
  return [...problems];
}

/** The same number whatever separates its groups and however many zeros follow: «1.299,00» and «1299». */
function canonical(written: string): string {
  const compact = written.replace(/['’\s\u00A0\u202F]/g, '');
  const decimal = /^(.*)[.,](\d{1,2})$/.exec(compact);
  const whole = (decimal ? decimal[1]! : compact).replace(/[.,]/g, '');
  const fraction = (decimal?.[2] ?? '').replace(/0+$/, '');
  return String(Number(whole)) + (fraction ? `.${fraction}` : '');
}

function priceForms({ price, compareAtPrice, currency, ...product }: ProductFacts): string[] {
  const { isReduced } = discountOf({ price, compareAtPrice, currency, ...product });
  const amounts = isReduced ? [price!, compareAtPrice!, compareAtPrice! - price!] : [price ?? 0];
  return amounts
    .filter((minor) => minor > 0)
    .flatMap((minor) => [
      canonical(String(toMajor(minor, currency))),
      ...CONTENT_LANGUAGES.flatMap((language) => catalogueNumbers(moneyText(minor, currency, language))),
    ]);
}

function otherNumbers(product: ProductFacts): string[] {
  const { inventory, variants } = product;
  return [
    ...catalogueNumbers(catalogueText(product)),
    ...(inventory !== null && inventory > 0 && inventory <= FEW ? [String(inventory)] : []),
    ...(variants.length > 1 ? [String(new Set(variants).size)] : []),
  ];
}

function catalogueText({ title, description, category, vendor, variants, storeName }: ProductFacts): string {
  return [title, description, category, vendor, storeName, ...variants].join('\n');
}

function catalogueNumbers(text: string): string[] {
  return [...text.matchAll(NUMBER)].flatMap(([number]) => [
    canonical(number),
    ...(number.match(/\d+/g) ?? []).map((part) => String(Number(part))),
  ]);
}
