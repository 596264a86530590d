import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createShopifySimulator, type ShopifySimulator } from '#simulators/shopify/simulator.ts';
import { clientOf } from '#simulators/shopify/testing/client.ts';
import { faultNames } from './faults.ts';

let simulator: ShopifySimulator;

beforeAll(async () => {
  simulator = await createShopifySimulator({
    shops: faultNames.map((fault) => ({
      name: fault,
      fault,
      orders: Array.from({ length: 60 }, () => ({ lines: [{ title: 'Tea', unitPrice: '1.00' }] })),
    })),
  });
});
afterAll(() => simulator.close());

const ORDERS = '{ orders { edges { node { id lineItems { edges { node { id } } } } } } }';

describe('faults', () => {
  test.each([
    ['wrong-token', 401],
    ['frozen', 402],
    ['forbidden', 403],
    ['missing', 404],
    ['locked', 423],
    ['html', 200],
  ])('%s answers %i', async (name, status) => {
    const reply = await clientOf(simulator, name).ask('{ shop { id } }');
    expect(reply.status).toBe(status);
    expect(reply.data).toBeUndefined();
  });

  test('revoked knows the token once', async () => {
    const { ask } = clientOf(simulator, 'revoked');
    expect((await ask('{ shop { id } }')).status).toBe(200);
    expect((await ask('{ shop { id } }')).status).toBe(401);
  });

  test('rate-limited takes turns between 429, THROTTLED and an answer', async () => {
    const { ask } = clientOf(simulator, 'rate-limited');
    const first = await ask('{ shop { id } }');
    expect([first.status, first.headers.get('retry-after')]).toEqual([429, '2.0']);
    expect((await ask('{ shop { id } }')).errors).toEqual([]);
    expect((await ask('{ shop { id } }')).errors[0]?.extensions?.code).toBe('THROTTLED');
    expect((await ask('{ shop { id } }')).errors).toEqual([]);
  });

  test('flaky lets a patient client through', async () => {
    const { ask } = clientOf(simulator, 'flaky');
    const results: string[] = [];
    for (let turn = 0; turn < 12; turn += 1) {
      results.push(
        await ask('{ shop { id } }').then(
          ({ status }) => String(status),
          () => 'reset',
        ),
      );
    }
    expect(results).toContain('200');
    expect(results.some((result) => result !== '200')).toBe(true);
    expect(/(?:^|,)(?:(?!200)\w+,){3}/.test(results.join())).toBe(false);
  });

  test('bulk-refused and bulk-failed', async () => {
    const refused = await clientOf(simulator, 'bulk-refused').startBulk(ORDERS);
    expect(refused.userErrors[0]?.code).toBe('OPERATION_IN_PROGRESS');
    const failing = clientOf(simulator, 'bulk-failed');
    const { bulkOperation } = await failing.startBulk(ORDERS);
    const failed = await failing.finishBulk(bulkOperation?.id ?? '');
    expect(failed).toMatchObject({ status: 'FAILED', errorCode: 'INTERNAL_SERVER_ERROR', url: null });
    const partial = await (await fetch(failed.partialDataUrl ?? '')).text();
    expect(partial.length).toBeGreaterThan(100);
  });

  async function downloadTwice(name: string) {
    const { startBulk, finishBulk } = clientOf(simulator, name);
    const { bulkOperation } = await startBulk(ORDERS);
    const { url, fileSize } = await finishBulk(bulkOperation?.id ?? '');
    const download = () => fetch(url ?? '').then((response) => response.text());
    const first = await download().catch(() => 'broken off');
    return { first, second: await download(), fileSize: Number(fileSize) };
  }

  test('half-file breaks off the first download only', async () => {
    const { first, second, fileSize } = await downloadTwice('half-file');
    expect(first).toBe('broken off');
    expect(second).toHaveLength(fileSize);
  });

  test('broken-lines spoils the first download only', async () => {
    const { first, second } = await downloadTwice('broken-lines');
    const unreadable = (text: string) =>
      text
        .trim()
        .split('\n')
        .filter((line) => {
          try {
            JSON.parse(line);
            return false;
          } catch {
            return true;
          }
        }).length;
    expect(unreadable(first)).toBeGreaterThan(1);
    expect(unreadable(second)).toBe(0);
  });

  test('shuffled puts children before parents and repeats lines', async () => {
    const { second, fileSize } = await downloadTwice('shuffled');
    const lines = second.trim().split('\n');
    expect(lines[0]).toContain('__parentId');
    expect(new Set(lines).size).toBe(120);
    expect(lines.length).toBe(122);
    expect(second.length).toBeGreaterThan(fileSize);
  });
});
