import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Database } from '#server/core/db/database.ts';
import { AGAIN, PASSWORD } from '#server/testing/registration.ts';
import { startApp } from '#server/testing/start-app.ts';
import type { ActivityKind } from '#shared/core/activity.ts';
import { type Endpoint, pathOf } from '#shared/core/endpoint.ts';
import { ProblemReply } from '#shared/core/problem.ts';
import { ACTIVITY_KINDS } from '#shared/operations/activity.ts';
import { NO_RULES } from '#shared/stores/profit-rules.ts';
import { forgettingCalls } from './forget-calls.ts';
import { PLAIN_READING, plantThings } from './planted-things.ts';
import { type JsonSchema, schemaOf, valuesOf, wrongKindFor } from './schema-values.ts';

const SECRET_WORD = 'zanzibarquince';

const shop = (name: string, title: string) => ({
  name,
  title,
  customers: [{ email: `${title}@example.com`, firstName: title }],
  products: [{ title, price: '10.00' }],
  orders: [
    { createdAt: '2026-11-03T10:00:00Z', customer: `${title}@example.com`, lines: [{ product: title }] },
  ],
});

/** Two owners with one of everything each, and every contract that is served. */
async function startMatrix() {
  const started = await startApp({ shops: [shop('own-house', 'tea'), shop('other-house', SECRET_WORD)] });
  const owner = await started.signUp();
  const other = await started.signUp();
  const { id: ownStore } = await owner.connectShopify('own-house');
  const { id: otherStore } = await other.connectShopify('other-house');
  const own = await plantThings(started.db, ownStore, 'tea');
  const others = await plantThings(started.db, otherStore, SECRET_WORD);
  const forgetCalls = forgettingCalls(started);

  type Person = ReturnType<typeof started.visitor>;
  type Call = { url?: string; body?: unknown; headers?: Record<string, string>; method?: Endpoint['method'] };
  async function ask(person: Person, { method, path }: Endpoint, call: Call = {}) {
    await forgetCalls();
    const url = call.url ?? addressOf(path, own);
    const verb = call.method ?? method;
    return person.send(verb, url, call.body ?? (verb === 'GET' ? undefined : {}), call.headers);
  }
  return { ...started, owner, other, own, others, ask, contracts: started.app.http.served };
}

function addressOf(path: Endpoint['path'], ids: object): string {
  return pathOf({ path }, { timeframe: '30d', campaignType: 'all', ...ids });
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

test('without a session nothing that belongs to a user answers, whatever is sent along', async () => {
  const { visitor, ask, contracts } = await startMatrix();
  const faults: unknown[] = [];
  for (const contract of contracts.filter(({ access }) => access !== 'public')) {
    for (const cookie of [
      '',
      'vitrin_session=',
      'vitrin_session=planted',
      `vitrin_session=${'A'.repeat(43)}`,
    ]) {
      const { statusCode, body } = await ask(visitor(), contract, { headers: { cookie } });
      if (statusCode !== 401 || !body.includes('Unauthorized'))
        faults.push([nameOf(contract), cookie, statusCode, body]);
    }
  }
  expect(faults).toEqual([]);
});

test('what belongs to another user is not found, in the same words as what never existed', async () => {
  const { owner, ask, contracts, own, others, db } = await startMatrix();
  const before = await sumUp(db);
  const faults: unknown[] = [];
  for (const contract of contracts.filter(({ path }) => path.includes(':'))) {
    const named = [...contract.path.matchAll(/:(\w+Id)/g)].map(([, name]) => name as keyof typeof own);
    for (const name of named) {
      const foreign = await ask(owner, contract, {
        url: addressOf(contract.path, { ...own, [name]: others[name] }),
        body: properBody(contract),
      });
      const unknown = await ask(owner, contract, {
        url: addressOf(contract.path, { ...own, [name]: crypto.randomUUID() }),
        body: properBody(contract),
      });
      // Ending a session that is over, or never was one's own, does nothing and says no more than that.
      const status = name === 'sessionId' ? 200 : 404;
      if (
        foreign.statusCode !== status ||
        foreign.body !== unknown.body ||
        foreign.body.includes(SECRET_WORD)
      )
        faults.push([nameOf(contract), name, foreign.statusCode, foreign.body, unknown.body]);
    }
  }
  expect(faults).toEqual([]);
  expect(await sumUp(db)).toEqual(before);
});

test('what is sent in a wrong shape is refused with a reason, and breaks nothing', async () => {
  const { owner, ask, contracts, own, logged } = await startMatrix();
  const faults: unknown[] = [];
  const expectStatus = async (contract: Endpoint, what: string, allowed: number[], call: object) => {
    const { statusCode, body } = await ask(owner, contract, call);
    if (!allowed.includes(statusCode) || !isProblem(body))
      faults.push([nameOf(contract), what, statusCode, body]);
  };
  for (const contract of contracts) {
    const { method, path, mostBytes = 1024 * 1024 } = contract;
    const taken = contracts.filter((each) => each.path === path).map((each) => each.method);
    // Another contract may have the method at an address of the same pattern.
    for (const verb of (['GET', 'POST', 'PUT', 'DELETE'] as const).filter((each) => !taken.includes(each)))
      if (
        !contracts.some((each) => each.method === verb && matches(each.path, path)) &&
        path !== '/api/unsubscribe'
      )
        await expectStatus(contract, verb, [404, 405], { method: verb });
    if (method === 'GET') continue;
    const json = { 'content-type': 'application/json' };
    const elsewhere = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    await expectStatus(contract, 'another site', [403], { headers: elsewhere });
    await expectStatus(contract, 'broken JSON', [400], { headers: json, body: '{"a": ' });
    await expectStatus(contract, 'a prototype', [400], { headers: json, body: '{"__proto__": {"a": 1}}' });
    await expectStatus(contract, 'a constructor', [400], {
      headers: json,
      body: '{"constructor": {"prototype": {"a": 1}}}',
    });
    await expectStatus(contract, 'too much', [413], { headers: json, body: `"${'x'.repeat(mostBytes)}"` });
    await expectStatus(contract, 'XML', [415], { headers: { 'content-type': 'text/xml' }, body: '<a/>' });
  }

  for (const contract of contracts.filter(({ body }) => body)) {
    const { properties = {} } = schemaOf(contract.body!);
    const [sample] = fc.sample(valuesOf(schemaOf(contract.body!), { ids: [own.storeId], broken: 0 }), {
      numRuns: 1,
      seed: 1,
    });
    for (const body of [[], [1], 'text', 7, [null]])
      await expectStatus(contract, `all of it is ${JSON.stringify(body)}`, [400], {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      });
    for (const [field, wrong] of wrongFields(properties)) {
      const { statusCode, body } = await ask(owner, contract, {
        body: { ...(sample as object), [field]: wrong },
      });
      const fields = Object.keys((JSON.parse(body) as { fields?: object }).fields ?? {});
      if (statusCode !== 400 || !fields.some((name) => name.split('.')[0] === field))
        faults.push([nameOf(contract), field, wrong, statusCode, body]);
    }
  }
  expect(faults).toEqual([]);
  expect(logged).toEqual([]);
});

test('a call that changed something left what its contract says, each once; a refused one left nothing', async () => {
  const { owner, ask, contracts, db } = await startMatrix();
  const faults: unknown[] = [];
  const left = new Set<string>();
  const changing = contracts.filter(({ activity }) => activity && !('none' in activity));
  for (const contract of inSafeOrder(changing)) {
    const before = await deedsOfPersons(db);
    const { statusCode, body } = await ask(owner, contract, { body: foundBody(contract) ?? {} });
    const kinds = (await deedsOfPersons(db)).slice(before.length);
    const isStated = kinds.every((kind) => (contract.activity as readonly string[]).includes(kind));
    const fits = statusCode === 200 ? kinds.length <= 1 && isStated : kinds.length === 0;
    if (!fits) faults.push([nameOf(contract), statusCode, body, kinds]);
    for (const kind of kinds) left.add(kind);
  }
  expect(faults).toEqual([]);
  expect(left.size).toBeGreaterThan(30);
});

/** What takes others along comes last. */
function inSafeOrder(contracts: Endpoint[]): Endpoint[] {
  const rank = ({ method, path }: Endpoint) =>
    method !== 'DELETE' ? 0 : path === '/api/stores/:storeId' ? 2 : 1;
  return contracts.toSorted((one, other) => rank(one) - rank(other));
}

/** Kinds in the order in which they were recorded. */
async function deedsOfPersons(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ kind: string }>(
    sql`select kind from activities where actor = 'person' order by id`,
  );
  return rows.map(({ kind }) => kind);
}

test('whatever may change something says what it leaves, and every kind of activity is left by something', async () => {
  const { contracts } = await startMatrix();
  const silent = contracts.filter(({ method, activity }) => method !== 'GET' && !activity);
  expect(silent.map(nameOf)).toEqual([]);
  const stated = new Set(
    contracts.flatMap(({ activity }) => (!activity || 'none' in activity ? [] : activity)),
  );
  expect(ACTIVITY_KINDS.filter((kind) => !stated.has(kind)).toSorted()).toEqual(LEFT_WITHOUT_A_CALL);
});

/** By Vitrin itself, or by a file that a person fetches. */
const LEFT_WITHOUT_A_CALL: ActivityKind[] = [
  'customer-data-deleted',
  'customer-data-exported',
  'customer-list-exported',
  'export-downloaded',
  'export-failed',
  'export-made',
  'mail-sent',
  'mark-written',
  'member-joined',
  'post-failed',
  'post-found',
  'post-handed-over',
  'post-published',
  'post-unconfirmed',
  'post-written',
  'report-written',
  'social-account-expired',
  'store-data-deleted',
  'store-expired',
  'store-read',
];

function* wrongFields(properties: Record<string, JsonSchema>): Generator<[string, unknown]> {
  for (const [field, schema] of Object.entries(properties)) {
    const wrong = wrongKindFor(schema);
    if (wrong !== undefined) yield [field, wrong];
  }
}

const NEW_PASSWORD = { password: 'An0therPass!', confirmPassword: 'An0therPass!' };
/** Bodies whose rules a JSON schema cannot say, so that none is found by trying. */
const PROPER_BODIES = new Map<string, object>([
  ['POST /api/auth/password/reset', { token: 'x', ...NEW_PASSWORD }],
  ['POST /api/auth/password/change', { currentPassword: PASSWORD, ...NEW_PASSWORD }],
  ['DELETE /api/user/account', { currentPassword: PASSWORD }],
  ['POST /api/user/export', { currentPassword: NEW_PASSWORD.password }],
  ['POST /api/analytics/:storeId/ask', { reading: PLAIN_READING }],
  ['POST /api/analytics/all/ask', { reading: PLAIN_READING }],
  ['POST /api/analytics/:storeId/cards', { reading: PLAIN_READING }],
  ['POST /api/social-media/:storeId/carousels', { slides: [{ design: null }, { design: null }] }],
  [
    'POST /api/social-media/:storeId/approval-links',
    { label: 'Anna', scope: { from: '2026-11-23', to: '2026-11-29' }, goodForDays: 7 },
  ],
  ['POST /api/network-setups/check', { way: 'x' }],
  ['POST /api/social-media/:storeId/posts/:postId/discount', { percent: 10, lastDay: null }],
  ['PUT /api/stores/:storeId/profit-rules', NO_RULES],
  ['POST /api/members/invitations', { ...AGAIN, email: 'new@example.com', role: 'viewer', storeIds: null }],
  ['POST /api/members/invitations/:invitationId/again', AGAIN],
  ['PUT /api/members/:memberId', { ...AGAIN, role: 'editor', storeIds: null }],
  ['DELETE /api/members/:memberId', AGAIN],
  ['PUT /api/members/second-factor', { ...AGAIN, required: true }],
  ['PUT /api/rates/entered', { day: '2026-11-20', from: 'EUR', to: 'TRY', rate: 48 }],
  ['PUT /api/analytics/:storeId/goal', { month: '2026-12', kind: 'sales', amount: 1000 }],
  ['PUT /api/analytics/all/goal', { month: '2026-12', kind: 'sales', amount: 1000, currency: 'GBP' }],
]);

/** Such that the body is no reason to refuse. */
function properBody(contract: Endpoint): unknown {
  const proper = foundBody(contract);
  if (contract.method !== 'GET' && proper === undefined)
    throw new Error(`no body that ${nameOf(contract)} takes`);
  return proper;
}

function foundBody(contract: Endpoint): unknown {
  const { method, body } = contract;
  if (method === 'GET') return undefined;
  if (!body) return {};
  const known = PROPER_BODIES.get(nameOf(contract));
  if (known) return known;
  const values = valuesOf(schemaOf(body), { ids: [crypto.randomUUID()], broken: 0 });
  const samples = fc.sample(values, { numRuns: 100, seed: 1 });
  return samples.find((each) => z.core.safeParse(body, each).success);
}

const isProblem = (body: string) => ProblemReply.safeParse(JSON.parse(body)).success;

function matches(pattern: string, path: string): boolean {
  return new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path);
}

/** What stands in every table of ours. */
async function sumUp(db: Database) {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'call_counts'`,
  );
  const sums = tables.map(
    ({ name }) => `
    select '${name}' as name, count(*)::int as rows, md5(string_agg(t::text, ',' order by t::text)) as sum from ${name} t`,
  );
  return (await db.execute(sums.join(' union all '))).rows;
}
