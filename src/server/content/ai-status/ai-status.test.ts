import { expect, test } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';
import { aiStatusEndpoints } from '#shared/content/ai-status.ts';

async function start(ai?: NonNullable<Parameters<typeof startApp>[0]>['ai']) {
  const started = await startApp(ai ? { ai } : {});
  const owner = await started.signUp();
  const read = (person = owner) => person.expectOk(person.call(aiStatusEndpoints.read));
  const check = () => owner.expectOk(owner.call(aiStatusEndpoints.check));
  return { ...started, owner, read, check };
}

const nothingYet = { lastSuccessAt: null, lastError: null, month: { calls: 0, cost: null, unpriced: 0 } };

test('without a provider Vitrin does it itself, and there is nothing to check', async () => {
  const { read, check } = await start();
  const builtin = {
    provider: 'builtin',
    server: null,
    textModel: null,
    imageModel: null,
    videoModel: null,
    reachable: null,
    ...nothingYet,
  };
  expect(await read()).toEqual(builtin);
  expect(await check()).toEqual(builtin);
});

test('a provider is named with its models and never with its key; a check says whether it answers', async () => {
  const { read, check, clock, signUp, aiSimulator } = await start({
    provider: 'openai',
    apiKey: 'sk-secret',
    textModel: 'gpt-5.4-mini',
    imageModel: 'gpt-image-2',
    videoModel: 'ignored-by-openai',
  });
  const before = await read();
  expect(before).toEqual({
    provider: 'openai',
    server: null,
    textModel: 'gpt-5.4-mini',
    imageModel: 'gpt-image-2',
    videoModel: null,
    reachable: null,
    ...nothingYet,
  });

  const checked = await check();
  expect(checked).toMatchObject({
    reachable: true,
    lastSuccessAt: '2026-11-21T12:00:00.000Z',
    lastError: null,
  });
  expect(checked.month.calls).toBe(1);
  expect(checked.month.cost).toBeGreaterThan(0);
  expect(JSON.stringify(checked)).not.toContain('sk-secret');

  await check();
  expect(aiSimulator!.requests).toHaveLength(1);
  clock.advance({ seconds: 15 });
  await check();
  expect(aiSimulator!.requests).toHaveLength(2);
  expect(await read(await signUp())).toMatchObject(nothingYet);

  clock.advance({ days: 20 });
  expect((await read()).month).toEqual({ calls: 0, cost: null, unpriced: 0 });
});

test('a provider that refuses or is away is said to be, with the reason', async () => {
  const { check } = await start({ textModel: 'broken-key', apiKey: 'unauthorized' });
  expect(await check()).toMatchObject({
    reachable: false,
    lastSuccessAt: null,
    lastError: { message: 'The AI provider refused the request: its key or its quota may be the reason.' },
    month: { calls: 1, cost: null, unpriced: 0 },
  });
});
