import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ALL_READ_SCOPES } from '#simulators/shopify/shop/shop-building.ts';
import { createShopifySimulator, type ShopifySimulator } from '#simulators/shopify/simulator.ts';
import { clientOf } from '#simulators/shopify/testing/client.ts';

let stateDir: string;
let clock: number;
let simulator: ShopifySimulator;

const start = () =>
  createShopifySimulator({
    now: () => new Date(clock),
    stateDir,
    shops: [
      {
        name: 'tea-house',
        scopes: [...ALL_READ_SCOPES, 'write_discounts'],
        products: [{ id: '1', title: 'Tea', price: '10.00' }],
      },
      { name: 'read-only', scopes: ['read_discounts'] },
      { name: 'without' },
    ],
  });

beforeEach(async () => {
  clock = Date.parse('2026-11-20T12:00:00Z');
  stateDir = await mkdtemp(join(tmpdir(), 'discounts-'));
  simulator = await start();
});
afterEach(async () => {
  await simulator.close();
  await rm(stateDir, { recursive: true });
});

const CREATE = `mutation($basicCodeDiscount: DiscountCodeBasicInput!) {
  discountCodeBasicCreate(basicCodeDiscount: $basicCodeDiscount) {
    codeDiscountNode { id } userErrors { code field message extraInfo } } }`;
const DELETE = `mutation($id: ID!) { discountCodeDelete(id: $id) { deletedCodeDiscountId userErrors { code field message } } }`;
const FIND = `query($code: String!) { codeDiscountNodeByCode(code: $code) { id codeDiscount { __typename
  ... on DiscountCodeBasic { title codes(first: 1) { nodes { code } } startsAt endsAt status appliesOncePerCustomer } } } }`;

type UserErrors = { code: string; field: string[]; message: string }[];
type Created = {
  discountCodeBasicCreate: { codeDiscountNode: { id: string } | null; userErrors: UserErrors };
};
type Deleted = { discountCodeDelete: { deletedCodeDiscountId: string | null; userErrors: UserErrors } };
type Found = { codeDiscountNodeByCode: { id: string; codeDiscount: { status: string } } | null };

const valid = {
  title: 'Post: Tea',
  code: 'Tea-1A2B',
  startsAt: '2026-11-20T12:00:00Z',
  endsAt: '2026-11-27T12:00:00Z',
  appliesOncePerCustomer: true,
  context: { all: 'ALL' },
  customerGets: {
    value: { percentage: 0.1 },
    items: { products: { productsToAdd: ['gid://shopify/Product/1'] } },
  },
};

const ask = <T>(query: string, variables: object, shop = 'tea-house') =>
  clientOf(simulator, shop).ask<T>(query, variables as Record<string, unknown>);
const create = async (input: object) =>
  (await ask<Created>(CREATE, { basicCodeDiscount: input })).data.discountCodeBasicCreate;
const find = async (code: string) => (await ask<Found>(FIND, { code })).data.codeDiscountNodeByCode;

test('a code is made, found in any case and deleted', async () => {
  const made = await create(valid);
  expect(made).toEqual({
    codeDiscountNode: { id: expect.stringMatching(/^gid:\/\/shopify\/DiscountCodeNode\/\d+$/) },
    userErrors: [],
  });
  const id = made.codeDiscountNode?.id;
  expect(await find('TEA-1a2b')).toEqual({
    id,
    codeDiscount: {
      __typename: 'DiscountCodeBasic',
      title: 'Post: Tea',
      codes: { nodes: [{ code: 'Tea-1A2B' }] },
      startsAt: '2026-11-20T12:00:00Z',
      endsAt: '2026-11-27T12:00:00Z',
      status: 'ACTIVE',
      appliesOncePerCustomer: true,
    },
  });
  const page = await fetch(`${simulator.origin.replace('{shop}', 'tea-house')}/desk`);
  expect(await page.text()).toContain(
    'Discount code: Tea-1A2B. Post: Tea, 10 %, until 2026-11-27T12:00:00Z.',
  );
  const deleted = await ask<Deleted>(DELETE, { id });
  expect(deleted.data.discountCodeDelete).toEqual({ deletedCodeDiscountId: id, userErrors: [] });
  expect(await find('Tea-1A2B')).toBe(null);
  expect((await ask<Deleted>(DELETE, { id })).data.discountCodeDelete).toEqual({
    deletedCodeDiscountId: null,
    userErrors: [{ code: 'INVALID', field: ['id'], message: 'Code discount does not exist.' }],
  });
});

test('a code is for all products and without an end where it says so', async () => {
  const { userErrors } = await create({
    ...valid,
    endsAt: null,
    combinesWith: { shippingDiscounts: true },
    customerGets: { value: { percentage: 0.1 }, items: { all: true } },
  });
  expect(userErrors).toEqual([]);
  expect(simulator.shop('tea-house').discountCodes).toMatchObject([
    { code: 'Tea-1A2B', percentage: 0.1, productIds: null, endsAt: null },
  ]);
});

test('a code begins and ends by the clock', async () => {
  await create({ ...valid, startsAt: '2026-11-21T12:00:00Z' });
  const status = async () => (await find(valid.code))?.codeDiscount.status;
  expect(await status()).toBe('SCHEDULED');
  clock = Date.parse('2026-11-21T12:00:00Z');
  expect(await status()).toBe('ACTIVE');
  clock = Date.parse(valid.endsAt);
  expect(await status()).toBe('EXPIRED');
});

test('a code that the merchant has is taken, in any case', async () => {
  simulator.shop('tea-house').addDiscountCode({ code: 'TEA-1A2B', percentage: 0.2 });
  expect(await create(valid)).toEqual({
    codeDiscountNode: null,
    userErrors: [
      {
        code: 'TAKEN',
        field: ['basicCodeDiscount', 'code'],
        message: 'Code must be unique. Please try a different code.',
        extraInfo: null,
      },
    ],
  });
  const [taken] = simulator.shop('tea-house').discountCodes;
  simulator.shop('tea-house').removeDiscountCode(taken?.id ?? '');
  expect((await create(valid)).userErrors).toEqual([]);
});

const gets = (value: object, items: object) => ({ customerGets: { value, items } });

test.each<[string, object, string, string[]]>([
  ['a blank code', { code: ' ' }, 'BLANK', ['code']],
  ['no title', { title: undefined }, 'BLANK', ['title']],
  ['a code of 256 characters', { code: 'A'.repeat(256) }, 'TOO_LONG', ['code']],
  ['no start', { startsAt: undefined }, 'BLANK', ['startsAt']],
  ['an end before the start', { endsAt: '2026-11-20T11:59:59Z' }, 'END_DATE_BEFORE_START_DATE', ['endsAt']],
  ['nobody to use it', { context: undefined }, 'BLANK', ['context']],
  ['no share', gets({}, { all: true }), 'BLANK', ['customerGets', 'value']],
  [
    'a share above one',
    gets({ percentage: 10 }, { all: true }),
    'VALUE_OUTSIDE_RANGE',
    ['customerGets', 'value', 'percentage'],
  ],
  [
    'a share below nothing',
    gets({ percentage: -0.1 }, { all: true }),
    'VALUE_OUTSIDE_RANGE',
    ['customerGets', 'value', 'percentage'],
  ],
  ['nothing to take it off', gets({ percentage: 0.1 }, {}), 'BLANK', ['customerGets', 'items']],
  [
    'all products and some',
    gets({ percentage: 0.1 }, { all: true, products: { productsToAdd: ['gid://shopify/Product/1'] } }),
    'CONFLICT',
    ['customerGets', 'items'],
  ],
  [
    'an unknown product',
    gets({ percentage: 0.1 }, { products: { productsToAdd: ['gid://shopify/Product/404'] } }),
    'INVALID',
    ['customerGets', 'items', 'products', 'productsToAdd'],
  ],
])('%s is refused', async (_name, change, code, field) => {
  const { codeDiscountNode, userErrors } = await create({ ...valid, ...change });
  expect(codeDiscountNode).toBe(null);
  expect(userErrors).toMatchObject([{ code, field: ['basicCodeDiscount', ...field] }]);
  expect(simulator.shop('tea-house').discountCodes).toEqual([]);
});

test('what the simulator does not follow is refused by its name, and what the schema does not have by the schema', async () => {
  const limited = await ask(CREATE, { basicCodeDiscount: { ...valid, usageLimit: 1 } });
  expect(limited.errors[0]?.message).toContain('DiscountCodeBasicInput.usageLimit');
  const unlimited = await ask<Created>(CREATE, { basicCodeDiscount: { ...valid, usageLimit: null } });
  expect(unlimited.data.discountCodeBasicCreate.userErrors).toEqual([]);
  const unknown = await ask(CREATE, { basicCodeDiscount: { ...valid, percent: 1 } });
  expect(unknown.errors[0]?.extensions?.code).toBe('INVALID_VARIABLE');
});

test('codes need their scopes; who may write them may read them', async () => {
  const denied = async (shop: string, query: string, variables: object) =>
    (await ask(query, variables, shop)).errors.map(({ extensions }) => extensions?.code);
  const made = { basicCodeDiscount: valid };
  expect(await denied('without', FIND, { code: 'A' })).toEqual(['ACCESS_DENIED']);
  expect(await denied('read-only', FIND, { code: 'A' })).toEqual([]);
  expect(await denied('read-only', CREATE, made)).toEqual(['ACCESS_DENIED']);
  expect(await denied('read-only', DELETE, { id: 'gid://shopify/DiscountCodeNode/1' })).toEqual([
    'ACCESS_DENIED',
  ]);
});

test('write_discounts can be asked for on the consent page', async () => {
  const { url, clientId } = simulator.app;
  const asked = new URLSearchParams({
    client_id: clientId,
    scope: 'read_orders,write_discounts',
    redirect_uri: `${url}/back`,
  });
  const page = await fetch(
    `${simulator.origin.replace('{shop}', 'tea-house')}/admin/oauth/authorize?${asked}`,
  );
  expect(await page.text()).toContain('Make and delete discount codes');
});

test('a restarted program has the same codes, and new ones have other ids', async () => {
  const made = await create(valid);
  await create({ ...valid, code: 'GONE' }).then(({ codeDiscountNode }) =>
    ask(DELETE, codeDiscountNode ?? {}),
  );
  const before = await find(valid.code);
  await simulator.close();
  simulator = await start();
  expect(await find(valid.code)).toEqual(before);
  expect(await find('GONE')).toBe(null);
  const other = await create({ ...valid, code: 'OTHER' });
  expect(other.codeDiscountNode?.id).not.toBe(made.codeDiscountNode?.id);
});
