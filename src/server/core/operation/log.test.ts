import { expect, test } from 'vitest';
import { whileDoing } from './doing.ts';
import { createLog } from './log.ts';

function startLog() {
  const lines: string[] = [];
  return { log: createLog('debug', { write: (line) => void lines.push(line) }), lines };
}

test.each([
  ['a password', { password: 'tiger' }],
  ['a token one level down', { store: { accessToken: 'tiger' } }],
  ['a token two levels down', { err: { request: { refreshToken: 'tiger' } } }],
  ['a cookie', { req: { headers: { cookie: 'vitrin_session=tiger' } } }],
  ['an authorization', { request: { authorization: 'Bearer tiger' } }],
  ['an e-mail', { user: { email: 'tiger@example.com' } }],
  ['the token of a link for approval', { url: '/api/approvals/tiger/media/1' }],
  ['an e-mail in an address', { url: '/api/unsubscribe?email=tiger%40example.com&token=tiger' }],
  ['the values of a failed query', { err: new Error('Failed query: select 1\nparams: tiger,2') }],
  ['an e-mail that a mail server repeats', { err: new Error('550 <tiger@mail.example.com>: no such user') }],
  ['a credential in a message', { err: new Error('refused: Bearer tiger.abc-1') }],
])('%s stays out of the log', (_what, facts) => {
  const { log, lines } = startLog();
  log.warn(facts, 'something went wrong');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('something went wrong');
  expect(lines[0]).not.toContain('tiger');
});

test('facts that are no secret stay, also of a fault within a package', () => {
  const { log, lines } = startLog();
  const fault = new Error('broken');
  fault.stack = 'Error: broken\n    at f (/app/node_modules/@fastify/rate-limit/index.js:1:2)';
  log.error({ err: fault, storeId: 'a1', code: 'ai_refused', url: '/api/stores?page=2' }, 'failed');
  const line = JSON.parse(lines[0]!);
  expect(line).toMatchObject({ storeId: 'a1', code: 'ai_refused', url: '/api/stores?page=…' });
  expect(line.err.stack).toContain('@fastify/rate-limit');
});

test('what is logged within a job names the job and its store, also after waiting', async () => {
  const { log, lines } = startLog();
  await whileDoing({ job: 'sync.read', jobId: 'j1', storeId: 's1' }, async () => {
    await Promise.resolve();
    log.info({ orders: 3 }, 'store synced');
  });
  log.info('elsewhere');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { job: 'sync.read', jobId: 'j1', storeId: 's1', orders: 3 },
    { msg: 'elsewhere' },
  ]);
  expect(lines[1]).not.toContain('jobId');
});
