import { listInOrder } from '#simulators/shopify/queries/listing.ts';
import { queryProblems } from '#simulators/shopify/queries/problems.ts';
import { type Args, fieldsOf, isoTime, needs, type Run } from '#simulators/shopify/queries/run.ts';
import { findDiscount, statusOf } from '#simulators/shopify/shop/discounts.ts';
import { gid, idOf, typeOfGid } from '#simulators/shopify/shop/ids.ts';
import type { CodeDiscount } from '#simulators/shopify/shop/shop.ts';

/*
 * Discount codes, by the schema's mutations of 2026-10; the words of refusals are those that Shopify is known to answer.
 * Left out: amounts instead of percentages, collections, variants, some buyers only, least sums and counts of uses, tags,
 * automatic discounts, several codes of one discount. How codes combine is taken and not followed.
 */

type UserError = { code: string; field: string[]; message: string };
type CreatePayload = { discount: CodeDiscount | null; userErrors: UserError[] };
type DeletePayload = { deletedId: string | null; userErrors: UserError[] };
type Given = Record<string, unknown>;

const LONGEST = 255;

/** What an input says beside what is followed would be dropped without a word. */
function readInput(type: string, given: unknown, followed: readonly string[]): Given {
  const input = (given ?? {}) as Given;
  const unread = Object.keys(input).find((name) => input[name] != null && !followed.includes(name));
  if (unread) throw queryProblems.unsupported(type, unread);
  return input;
}

function readDiscount(given: unknown) {
  const input = readInput('DiscountCodeBasicInput', given, [
    'appliesOncePerCustomer',
    'code',
    'combinesWith',
    'context',
    'customerGets',
    'endsAt',
    'startsAt',
    'title',
  ]);
  const gets = readInput('DiscountCustomerGetsInput', input.customerGets, ['items', 'value']);
  const value = readInput('DiscountCustomerGetsValueInput', gets.value, ['percentage']);
  const items = readInput('DiscountItemsInput', gets.items, ['all', 'products']);
  const products = readInput('DiscountProductsInput', items.products, ['productsToAdd']);
  return {
    title: String(input.title ?? ''),
    code: String(input.code ?? '').trim(),
    startsAt: instantOf(input.startsAt),
    endsAt: instantOf(input.endsAt),
    appliesOncePerCustomer: input.appliesOncePerCustomer === true,
    hasContext: readInput('DiscountContextInput', input.context, ['all']).all != null,
    percentage: value.percentage as number | null | undefined,
    isForAll: items.all === true,
    products: (products.productsToAdd ?? []) as string[],
  };
}

/** Whole seconds, as Shopify's times are. */
function instantOf(value: unknown): number | null {
  return value == null ? null : Math.floor(Date.parse(String(value)) / 1000) * 1000;
}

function problemsOf(asked: ReturnType<typeof readDiscount>, run: Run): UserError[] {
  const problems: UserError[] = [];
  const refuse = (code: string, field: string[], message: string) =>
    problems.push({ code, field: ['basicCodeDiscount', ...field], message });
  const { title, code, startsAt, endsAt, percentage, isForAll, products } = asked;
  for (const [field, word, text] of [
    ['title', 'Title', title],
    ['code', 'Code', code],
  ] as const) {
    if (!text.trim()) refuse('BLANK', [field], `${word} can't be blank`);
    if (text.length > LONGEST)
      refuse('TOO_LONG', [field], `${word} is too long (maximum is ${LONGEST} characters)`);
  }
  if (code && findDiscount(run.shop, code))
    refuse('TAKEN', ['code'], 'Code must be unique. Please try a different code.');
  if (startsAt === null) refuse('BLANK', ['startsAt'], "Starts at can't be blank");
  if (startsAt !== null && endsAt !== null && endsAt <= startsAt)
    refuse('END_DATE_BEFORE_START_DATE', ['endsAt'], 'Ends at needs to be after starts_at');
  if (!asked.hasContext) refuse('BLANK', ['context'], "Context can't be blank");
  if (percentage == null) refuse('BLANK', ['customerGets', 'value'], "Value can't be blank");
  else if (!(percentage >= 0 && percentage <= 1))
    refuse(
      'VALUE_OUTSIDE_RANGE',
      ['customerGets', 'value', 'percentage'],
      'Value must be between 0.0 and 1.0',
    );
  if (!isForAll && products.length === 0)
    refuse('BLANK', ['customerGets', 'items'], "Items in 'customer get' must be defined");
  if (isForAll && products.length > 0)
    refuse('CONFLICT', ['customerGets', 'items'], 'Cannot entitle all items in combination with products');
  for (const id of products)
    if (typeOfGid(id) !== 'Product' || !run.shop.products.get(idOf(id)))
      refuse(
        'INVALID',
        ['customerGets', 'items', 'products', 'productsToAdd'],
        `Product with id: ${idOf(id)} is invalid`,
      );
  return problems;
}

function create({ basicCodeDiscount }: Args, run: Run): CreatePayload {
  const asked = readDiscount(basicCodeDiscount);
  const userErrors = problemsOf(asked, run);
  if (userErrors.length > 0) return { discount: null, userErrors };
  const { title, code, startsAt, endsAt, percentage, isForAll, products, appliesOncePerCustomer } = asked;
  const discount: CodeDiscount = {
    id: run.shop.newId(),
    title,
    code,
    percentage: percentage ?? 0,
    productIds: isForAll ? null : products.map(idOf),
    startsAt: startsAt ?? run.now,
    endsAt,
    appliesOncePerCustomer,
    createdAt: run.now,
    updatedAt: run.now,
  };
  run.shop.discounts.put(discount);
  run.installation.saveDiscounts(run.shop);
  return { discount, userErrors: [] };
}

/** Any app with the scope may delete the code of another. */
function remove({ id }: Args, run: Run): DeletePayload {
  const isThere = typeOfGid(String(id)) === 'DiscountCodeNode' && run.shop.discounts.remove(idOf(String(id)));
  if (!isThere)
    return {
      deletedId: null,
      userErrors: [{ code: 'INVALID', field: ['id'], message: 'Code discount does not exist.' }],
    };
  run.installation.saveDiscounts(run.shop);
  return { deletedId: String(id), userErrors: [] };
}

/** For the type that holds all queries. */
export const discountQueries = {
  codeDiscountNodeByCode: needs<null>('read_discounts', (_root, { code }, run) =>
    findDiscount(run.shop, String(code)),
  ),
};

/** For the type that holds all mutations. */
export const discountMutations = {
  discountCodeBasicCreate: needs<null>('write_discounts', (_root, args, run) => create(args, run)),
  discountCodeDelete: needs<null>('write_discounts', (_root, args, run) => remove(args, run)),
};

export const discountFields = {
  DiscountCodeNode: fieldsOf<CodeDiscount>({
    id: ({ id }) => gid('DiscountCodeNode', id),
    codeDiscount: (value) => ({ type: 'DiscountCodeBasic', value }),
  }),
  DiscountCodeBasic: fieldsOf<CodeDiscount>({
    title: ({ title }) => title,
    codes: (discount) => listInOrder([discount], ({ id }) => id),
    startsAt: ({ startsAt }) => isoTime(startsAt),
    endsAt: ({ endsAt }) => isoTime(endsAt),
    status: (discount, _args, run) => statusOf(discount, run.now),
    appliesOncePerCustomer: ({ appliesOncePerCustomer }) => appliesOncePerCustomer,
    createdAt: ({ createdAt }) => isoTime(createdAt),
    updatedAt: ({ updatedAt }) => isoTime(updatedAt),
  }),
  DiscountRedeemCode: fieldsOf<CodeDiscount>({
    id: ({ id }) => gid('DiscountRedeemCode', id),
    code: ({ code }) => code,
  }),
  DiscountCodeBasicCreatePayload: fieldsOf<CreatePayload>({
    codeDiscountNode: ({ discount }) => discount,
    userErrors: ({ userErrors }) => userErrors,
  }),
  DiscountCodeDeletePayload: fieldsOf<DeletePayload>({
    deletedCodeDiscountId: ({ deletedId }) => deletedId,
    userErrors: ({ userErrors }) => userErrors,
  }),
  DiscountUserError: fieldsOf<UserError>({
    code: ({ code }) => code,
    field: ({ field }) => field,
    message: ({ message }) => message,
    extraInfo: () => null,
  }),
};
