import { expect, test } from 'vitest';
import { addressOf, startApi } from '#server/programs/testing/start-api.ts';
import { API_CALLS } from '#shared/programs/api-calls.ts';
import { apiMetrics } from '#shared/programs/api-metrics.ts';
import { API_PROBLEMS, ApiProblem } from '#shared/programs/api-problem.ts';
import { apiStores } from '#shared/programs/api-stores.ts';
import { CALLS_PER_MINUTE } from './serve-api.ts';

async function startProgram(options: Parameters<typeof startApi>[0] = {}) {
  const started = await startApi(options);
  const { secret } = await started.makeToken();
  return { ...started, secret, program: started.programWith(secret) };
}

test('every call answers its example, in the shape that the description states', async () => {
  const { program } = await startProgram({ social: true });
  for (const call of API_CALLS) {
    const response = await program.callExample(call);
    expect([call.path, response.statusCode]).toEqual([call.path, 200]);
    const { data } = response.json();
    const entries: unknown[] = call.isList ? data : [data];
    expect([call.path, entries.length > 0]).toEqual([call.path, true]);
  }
});

test('the description lists every call, and is there for everybody', async () => {
  const { programWith } = await startApi();
  const response = await programWith(null).send('GET', '/api/v1/openapi.json');
  const { openapi, paths, servers } = response.json();
  expect([response.statusCode, openapi, servers.length]).toEqual([200, '3.1.0', 1]);
  for (const { path, method } of API_CALLS)
    expect(paths[path.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()].responses['200']).toBeDefined();
  expect(Object.keys(paths)).toHaveLength(new Set(API_CALLS.map(({ path }) => path)).size);
});

test('what goes wrong has a code that the reference explains, and names the part that is wrong', async () => {
  const { program } = await startProgram();
  const problem = await program.refusal(apiMetrics.query, { metrics: ['net_sales', 'luck'], period: {} });
  expect(ApiProblem.safeParse(problem).success).toBe(true);
  expect(problem).toMatchObject({ status: 400, code: 'invalid_request', param: 'metrics.1' });
  expect(problem.errors!.map(({ param }) => param)).toContain('period');
  expect(problem.type).toMatch(/\/api\/v1\/reference#invalid_request$/);
  const nowhere = await program.send('GET', '/api/v1/nowhere');
  expect([nowhere.statusCode, nowhere.json().code]).toEqual([404, 'not_found']);
  const broken = await program.send('POST', addressOf(apiMetrics.query, crypto.randomUUID()), {
    body: '{"a": ',
    headers: { 'content-type': 'application/json' },
  });
  expect(ApiProblem.safeParse(broken.json()).success).toBe(true);
  expect(Object.keys(API_PROBLEMS)).toContain(broken.json().code);
});

test('what has not changed is not sent again', async () => {
  const { program, tea } = await startProgram();
  const url = addressOf(apiStores.store, tea.id);
  const { etag } = (await program.send('GET', url)).headers;
  const again = await program.send('GET', url, { headers: { 'if-none-match': etag as string } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const weak = await program.send('GET', url, { headers: { 'if-none-match': `"x", W/${etag}` } });
  expect(weak.statusCode).toBe(304);
  expect((await program.send('GET', url, { headers: { 'if-none-match': '"x"' } })).statusCode).toBe(200);
});

test('only the fields that are named come, and one that there is not is refused', async () => {
  const { program } = await startProgram();
  const { data } = await program.call(apiStores.stores, { query: { fields: 'id,currency' } });
  expect(data.map(Object.keys)).toEqual([['id', 'currency']]);
  const refused = await program.send('GET', `${apiStores.stores.path}?fields=id,secret`);
  expect([refused.statusCode, refused.json().param]).toEqual([400, 'fields']);
});

test('lists come in pages, each where the one before ended', async () => {
  const { program } = await startProgram();
  const seen: string[] = [];
  let after: string | null | undefined;
  do {
    const page = await program.call(apiMetrics.dimensions, { query: { limit: 3, ...(after && { after }) } });
    expect(page.data.length).toBeLessThanOrEqual(3);
    expect(page.has_more).toBe(page.next_cursor !== null);
    seen.push(...page.data.map(({ id }) => id));
    after = page.next_cursor;
  } while (after);
  const { data } = await program.call(apiMetrics.dimensions);
  expect(seen).toEqual(data.map(({ id }) => id));
  for (const query of ['limit=0', 'limit=101', 'limit=x', 'after=nowhere'])
    expect((await program.send('GET', `${apiMetrics.dimensions.path}?${query}`)).statusCode).toBe(400);
});

test('a version that there is not is refused, and the answer names the one it is in', async () => {
  const { program } = await startProgram();
  const { headers } = await program.send('GET', apiStores.stores.path);
  expect(headers['vitrin-version']).toBe('2026-12-01');
  const refused = await program.send('GET', apiStores.stores.path, {
    headers: { 'vitrin-version': '2020-01-01' },
  });
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'unknown_version']);
});

test('each token has its own measure of calls, and is told how much of it is left', async () => {
  const { program, makeToken, programWith } = await startProgram();
  const other = programWith((await makeToken()).secret);
  const first = await program.send('GET', apiStores.stores.path);
  expect(first.headers['ratelimit-policy']).toBe(`"token";q=${CALLS_PER_MINUTE};w=60`);
  expect(first.headers.ratelimit).toMatch(new RegExp(`^"token";r=${CALLS_PER_MINUTE - 1};t=\\d+$`));
  for (let call = 1; call < CALLS_PER_MINUTE; call += 1) await program.send('GET', apiStores.stores.path);
  const refused = await program.send('GET', apiStores.stores.path);
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await other.call(apiStores.stores)).data).toHaveLength(1);
});
