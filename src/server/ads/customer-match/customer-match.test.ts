import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { customerMatchExports } from '#server/core/db/schema/ads.ts';
import { redactCustomer } from '#server/stores/webhooks/personal-data.ts';
import { startApp } from '#server/testing/start-app.ts';
import { adsCampaignEndpoints, CUSTOMER_MATCH_CSV } from '#shared/ads/ads-campaigns.ts';
import { customerEndpoints } from '#shared/analytics/customer-reports.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const lines = [{ title: 'Tea', unitPrice: '10.00' }];
const bought = { createdAt: '2026-11-05T10:00:00Z', lines };
const EVERY_GROUP =
  'champions,loyal,active,new,promising,needs_attention,previously_loyal,at_risk,almost_lost,dormant';

/** Ada with an address and a number, Bob with an address, a guest with an address, and an unknown buyer. */
async function openShop() {
  const started = await startApp({
    now: '2026-11-21T12:00:00Z',
    shops: [
      {
        name: 'tea-house',
        title: 'Tea House',
        currency: 'GBP',
        ianaTimezone: 'Europe/London',
        customers: [
          {
            id: '7001',
            email: 'Ada.L@gmail.com',
            phone: '+447911123456',
            firstName: 'Ada',
            lastName: 'Lovelace',
            country: 'GB',
          },
          { id: '7002', email: 'bob@example.com', firstName: '=Bob' },
        ],
        orders: [
          { ...bought, name: '#1', customer: '7001' },
          { ...bought, name: '#2', customer: '7002', country: 'FR' },
          { ...bought, name: '#3', email: 'cem@example.com' },
          { ...bought, name: '#4' },
        ],
      },
    ],
  });
  const owner = await started.signUp();
  const { id: storeId } = await owner.connectShopify('tea-house');
  const params = { storeId };
  const address = CUSTOMER_MATCH_CSV.replace(':storeId', storeId);
  return {
    ...started,
    owner,
    storeId,
    address,
    preview: () => owner.expectOk(owner.call(adsCampaignEndpoints.matchPreview, { params })),
    groups: () => owner.expectOk(owner.call(customerEndpoints.groups, { params })),
    file: (query: string) => owner.send('GET', `${address}${query}`),
    exports: () => started.db.select().from(customerMatchExports),
  };
}

type Preview = Awaited<ReturnType<Awaited<ReturnType<typeof openShop>>['preview']>>;
const sumOf = ({ groups }: Preview, name: 'customers' | 'withEmail' | 'withPhone' | 'usable') =>
  groups.reduce((sum, group) => sum + group[name], 0);

test('the groups of the report are counted, with how many can be found by address or number', async () => {
  const { preview, groups } = await openShop();
  const counted = await preview();
  const report = await groups();
  expect(counted.groups.map(({ group, customers }) => [group, customers])).toEqual(
    report.groups.map(({ group, customers }) => [group, customers]),
  );
  expect(counted.leastUseful).toBe(100);
  expect(sumOf(counted, 'customers')).toBe(3);
  expect(sumOf(counted, 'withEmail')).toBe(3);
  expect(sumOf(counted, 'withPhone')).toBe(1);
  expect(sumOf(counted, 'usable')).toBe(3);
});

test('the file holds hashes and countries, and nothing that identifies a person in clear', async () => {
  const { file, exports } = await openShop();
  const { statusCode, headers, body } = await file(`?groups=${EVERY_GROUP}&consent=yes`);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['content-disposition']).toBe(
    'attachment; filename="tea-house-customer-match-2026-11-21.csv"',
  );
  const [header, ...rows] = body.trimEnd().split('\n');
  expect(header).toBe('Email,Phone,First Name,Last Name,Country,Zip');
  expect(rows.toSorted()).toEqual(
    [
      `${hash('adal@gmail.com')},${hash('+447911123456')},${hash('ada')},${hash('lovelace')},GB,`,
      `${hash('bob@example.com')},,${hash('bob')},,FR,`,
      `${hash('cem@example.com')},,,,,`,
    ].toSorted(),
  );
  expect(body).not.toMatch(/@|7911|ada|lovelace|bob|cem|gmail/i);
  expect(await exports()).toMatchObject([{ groups: EVERY_GROUP.split(','), customers: 3 }]);
});

test('only the chosen groups are in the file, and the record says which', async () => {
  const { preview, file, exports } = await openShop();
  const [group] = (await preview()).groups;
  const { body } = await file(`?groups=${group!.group}&consent=yes`);
  expect(body.trimEnd().split('\n')).toHaveLength(1 + group!.usable);
  expect(await exports()).toMatchObject([{ groups: [group!.group], customers: group!.usable }]);
});

test.each([
  ['?groups=loyal', 'Please confirm that these customers agreed to be shown ads.'],
  ['?groups=loyal&consent=no', 'Please confirm that these customers agreed to be shown ads.'],
  ['?consent=yes', 'Please choose at least one group of customers.'],
  ['?groups=&consent=yes', 'Please choose at least one group of customers.'],
  ['?groups=everybody&consent=yes', 'There is no such group of customers.'],
])('%s is refused, and nothing is put on record', async (query, message) => {
  const { file, exports } = await openShop();
  const reply = await file(query);
  expect(reply.statusCode).toBe(400);
  expect(reply.json().message).toBe(message);
  expect(await exports()).toEqual([]);
});

test('an erased customer is in no file any more, nor counted as one to be matched', async () => {
  const { db, storeId, preview, file } = await openShop();
  const { rows } = await db.execute(sql`select id from customers where email = 'ada.l@gmail.com'`);
  await redactCustomer(db, storeId, { id: rows[0]!.id as string, email: 'ada.l@gmail.com', orders: [] });
  const guest = await db.execute(sql`select id from orders where email = 'cem@example.com'`);
  await redactCustomer(db, storeId, { id: '', email: null, orders: [guest.rows[0]!.id as string] });

  expect(sumOf(await preview(), 'usable')).toBe(1);
  const { body } = await file(`?groups=${EVERY_GROUP}&consent=yes`);
  expect(body.trimEnd().split('\n')).toHaveLength(2);
  for (const gone of ['adal@gmail.com', 'ada', 'lovelace', '+447911123456', 'cem@example.com'])
    expect(body).not.toContain(hash(gone));
});

test('nobody but the owner gets counts or a file', async () => {
  const { address, signUp, storeId, exports } = await openShop();
  const stranger = await signUp();
  expect((await stranger.send('GET', `${address}?groups=loyal&consent=yes`)).statusCode).toBe(404);
  const { status } = await stranger.call(adsCampaignEndpoints.matchPreview, { params: { storeId } });
  expect(status).toBe(404);
  expect(await exports()).toEqual([]);
});

test('a store of thousands is written page by page, each customer once', async () => {
  const { db, storeId, file, exports } = await openShop();
  await db.execute(sql`
    insert into customer_totals
      (store_id, buyer, orders, net, first_order_at, last_order_at, kept_orders, last_kept_at)
    select ${storeId}, 'email:buyer' || n || '@example.com', 1, 100, '2026-11-01', '2026-11-01', 1, '2026-11-01'
    from generate_series(1, 9000) as n`);
  const { body } = await file(`?groups=${EVERY_GROUP}&consent=yes`);
  const rows = body.trimEnd().split('\n').slice(1);
  expect(rows).toHaveLength(9_003);
  expect(new Set(rows).size).toBe(9_003);
  expect(await exports()).toMatchObject([{ customers: 9_003 }]);
});
