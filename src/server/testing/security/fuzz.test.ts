import { expect, test } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';
import type { Endpoint } from '#shared/core/endpoint.ts';
import { forgettingCalls } from './forget-calls.ts';
import { fuzzEndpoint } from './fuzz-endpoints.ts';
import { plantThings } from './planted-things.ts';

const SECRET_WORD = 'zanzibarquince';
/** The longer run (`node proofs/security/fuzz.ts`) sets both. */
const SEED = Number(process.env.FUZZ_SEED ?? 1);
const RUNS = Number(process.env.FUZZ_RUNS ?? 4);

/** After these, last of all, the caller has no session, no store or no account any more. */
const LAST = [
  'POST /api/auth/password/change',
  'DELETE /api/auth/sessions',
  'DELETE /api/stores/:storeId',
  'DELETE /api/user/account',
  'POST /api/auth/logout',
];
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

const shop = (name: string, title: string) => ({
  name,
  title,
  customers: [{ email: `${title}@example.com`, firstName: title }],
  products: [{ title, price: '10.00' }],
  orders: Array.from({ length: 20 }, (_, index) => ({
    createdAt: `2026-11-${10 + (index % 11)}T10:00:00Z`,
    customer: `${title}@example.com`,
    lines: [{ product: title }],
  })),
});

test('whatever is sent to whichever endpoint, nothing breaks, no shape is wrong and nothing of others is shown', async () => {
  const { signUp, app, db, database, logged, clock } = await startApp({
    shops: [shop('own-house', 'tea'), shop('other-house', SECRET_WORD)],
  });
  const owner = await signUp();
  const other = await signUp();
  const { id: ownStore } = await owner.connectShopify('own-house');
  const { id: otherStore } = await other.connectShopify('other-house');
  // Its own session is all the caller has to be heard with.
  const own = { ...(await plantThings(db, ownStore, 'tea')), sessionId: crypto.randomUUID() };
  // A token opens its link for anyone: the other's is not known here.
  const others = { ...(await plantThings(db, otherStore, SECRET_WORD)), token: 'another-token' };
  const forgetCalls = forgettingCalls({ database });
  const caller = {
    async send(...call: Parameters<typeof owner.send>) {
      await forgetCalls();
      return owner.send(...call);
    },
  };

  // What is deleted is missing for the calls after that.
  const turnOf = (contract: Endpoint) =>
    LAST.indexOf(nameOf(contract)) + (contract.method === 'DELETE' ? 0.5 : 0);
  const contracts = app.http.served.toSorted((a, b) => turnOf(a) - turnOf(b));
  const answered: Record<string, Record<number, number>> = {};
  const found: unknown[] = [];
  for (const contract of contracts) {
    const wishes = { seed: SEED, runs: RUNS, own, others, secretWord: SECRET_WORD };
    const { counts, faults } = await fuzzEndpoint(caller, contract, wishes);
    answered[nameOf(contract)] = counts;
    found.push(...faults, ...logged.splice(0).filter(isUnexpected));
    clock.advance({ minutes: 1 });
  }

  if (process.env.FUZZ_RUNS) console.log(JSON.stringify({ seed: SEED, runs: RUNS, answered }, null, 1));
  expect(found).toEqual([]);
  // Calls come as far as the features they are for.
  const heard = contracts.filter((contract) => answered[nameOf(contract)]![200]);
  expect(heard.length).toBeGreaterThan(contracts.length / 3);
});

/** What is not set up here is answered as such, and logged. */
function isUnexpected(line: string): boolean {
  return JSON.parse(line).err?.type !== 'Problem';
}
