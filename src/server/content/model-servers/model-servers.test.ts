import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { aiCalls } from '#server/core/db/schema/ai.ts';
import { startApp } from '#server/testing/start-app.ts';
import { aiStatusEndpoints } from '#shared/content/ai-status.ts';
import { contentEndpoints } from '#shared/content/content.ts';
import { type ModelServer, modelServerEndpoints } from '#shared/content/model-servers.ts';
import { inEnglish } from '#shared/core/sentence.ts';
import { createAiSimulator } from '#simulators/ai/simulator.ts';

const shop = { name: 'tea-house', products: [{ title: 'Green Tea', price: '10.00' }], orders: [] };
const NOBODY = 'http://127.0.0.1:9';

/** A model server as people run it, and what it was asked. */
async function runModels(models: string[], port?: number) {
  const simulator = await createAiSimulator({ models, ...(port ? { port } : {}) });
  onTestFinished(() => simulator.stop().catch(() => {}));
  return { ...simulator, origin: new URL(simulator.baseUrl).origin };
}

/** Another program at a port where a model server may be. */
async function runProgram(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function start(
  origins: Partial<Record<ModelServer, string>>,
  options: Parameters<typeof startApp>[0] = {},
) {
  const modelServers = (Object.keys(origins) as ModelServer[]).map((server) => ({
    server,
    origin: origins[server]!,
  }));
  const app = await startApp({ shops: [shop], modelServers, ...options });
  const owner = await app.signUp();
  const { id: storeId } = await owner.connectShopify('tea-house');
  const { rows } = await app.db.execute('select id from products');
  const read = (person = owner) => person.expectOk(person.call(modelServerEndpoints.read));
  const choose = (server: ModelServer, model: string) =>
    owner.call(modelServerEndpoints.choose, { body: { server, model } });
  const takeBack = () => owner.expectOk(owner.call(modelServerEndpoints.takeBack));
  const post = () =>
    owner.expectOk(
      owner.call(contentEndpoints.generate, {
        params: { storeId },
        body: { productId: rows[0]!.id as string, includeImage: false },
      }),
    );
  const status = () => owner.expectOk(owner.call(aiStatusEndpoints.read));
  return { ...app, owner, read, choose, takeBack, post, status };
}

test('what runs on this computer is found with the models that write here; it is asked for its list and nothing else', async () => {
  const ollama = await runModels([
    'llama3.2:3b',
    'nomic-embed-text:latest',
    'all-minilm:22m',
    'qwen3:8b',
    'bge-m3',
    'gpt-oss:120b-cloud',
    'kimi-k2:cloud',
  ]);
  const studio = await runModels(['text-embedding-nomic-embed-text-v1.5', 'openai/gpt-oss-20b']);
  const { read, post } = await start({ ollama: ollama.origin, 'lm-studio': studio.origin });

  expect(await read()).toEqual({
    found: [
      { server: 'ollama', models: ['llama3.2:3b', 'qwen3:8b'] },
      { server: 'lm-studio', models: ['openai/gpt-oss-20b'] },
    ],
    chosen: null,
    isOverruled: false,
  });
  const { madeBy } = await post();
  expect(madeBy.text).toBe('builtin');
  expect(new Set([...ollama.asked, ...studio.asked])).toEqual(new Set(['GET /v1/models']));
});

test('nothing is found where nothing runs, and nothing is looked for where that is not wished', async () => {
  const away = await start({ ollama: NOBODY, 'lm-studio': NOBODY });
  expect(await away.read()).toEqual({ found: [], chosen: null, isOverruled: false });
  expect((await away.choose('ollama', 'llama3.2:3b')).body.error).toBe('model_server_gone');

  const off = await start({});
  expect(await off.read()).toEqual({ found: [], chosen: null, isOverruled: false });
  expect((await off.choose('ollama', 'llama3.2:3b')).status).toBe(409);
});

const list = { object: 'list', data: [{ id: 'llama3.2:3b' }] };
test.each<[string, RequestListener]>([
  ['does not answer', () => {}],
  [
    'answers with a page',
    (_, response) => response.setHeader('content-type', 'text/html').end('<!doctype html><p>Hello'),
  ],
  ['answers with something else', (_, response) => response.end('{"data":[{"name":"llama"}],"ok":true}')],
  ['refuses', (_, response) => response.writeHead(404).end(JSON.stringify(list))],
  [
    'sends elsewhere',
    ({ url }, response) =>
      url === '/v1/models'
        ? response.writeHead(302, { location: '/list' }).end()
        : response.end(JSON.stringify(list)),
  ],
  [
    'does not stop',
    (_, response) => {
      response.write('{"data":[');
      const more = () => response.write('{"id":"llama"},'.repeat(10_000), () => setImmediate(more));
      more();
    },
  ],
])('a program that %s is no model server, and those beside it are found', async (_, answer) => {
  const ollama = await runModels(['llama3.2:3b']);
  const { read, choose } = await start({ ollama: ollama.origin, 'lm-studio': await runProgram(answer) });
  expect((await read()).found).toEqual([{ server: 'ollama', models: ['llama3.2:3b'] }]);
  expect((await choose('lm-studio', 'llama3.2:3b')).body.error).toBe('model_server_gone');
});

test('after one click it writes the captions of this owner, at no cost, until that is taken back', async () => {
  const ollama = await runModels(['llama3.2:3b']);
  const { db, signUp, choose, read, post, status, takeBack } = await start({ ollama: ollama.origin });

  const answered = await choose('ollama', 'llama3.2:3b');
  expect([answered.status, answered.body.chosen]).toEqual([
    200,
    { server: 'ollama', model: 'llama3.2:3b', isThere: true },
  ]);
  const piece = await post();
  expect([piece.madeBy.text, piece.notes]).toEqual(['provider', []]);
  expect(ollama.requests).toMatchObject([
    { path: '/v1/chat/completions', model: 'llama3.2:3b', status: 200 },
  ]);
  expect(await db.select().from(aiCalls)).toMatchObject([
    { purpose: 'caption', outcome: 'ok', costMicros: 0 },
  ]);
  expect(await status()).toMatchObject({
    provider: 'openai-compatible',
    server: 'ollama',
    textModel: 'llama3.2:3b',
    imageModel: null,
    reachable: true,
    month: { calls: 1, cost: 0, unpriced: 0 },
  });
  expect((await read(await signUp())).chosen).toBeNull();

  expect((await takeBack()).chosen).toBeNull();
  expect((await post()).madeBy.text).toBe('builtin');
  expect(await status()).toMatchObject({ provider: 'builtin', server: null, textModel: null });
  expect(ollama.requests).toHaveLength(1);
});

test('another model takes the place of the first; one that is not there, or does not write, is refused', async () => {
  const ollama = await runModels(['llama3.2:3b', 'qwen3:8b', 'nomic-embed-text:latest']);
  const { choose, post } = await start({ ollama: ollama.origin });
  await choose('ollama', 'llama3.2:3b');
  expect((await choose('ollama', 'qwen3:8b')).body.chosen?.model).toBe('qwen3:8b');
  for (const model of ['nomic-embed-text:latest', 'mistral'])
    expect(await choose('ollama', model)).toMatchObject({ status: 409, body: { error: 'model_not_found' } });
  await post();
  expect(ollama.requests.map(({ model }) => model)).toEqual(['qwen3:8b']);
});

test('when it is gone Vitrin writes and says so; when it is back it writes again', async () => {
  const ollama = await runModels(['llama3.2:3b']);
  const { choose, read, post, status } = await start({ ollama: ollama.origin });
  await choose('ollama', 'llama3.2:3b');
  await ollama.stop();

  expect(await read()).toMatchObject({ found: [], chosen: { model: 'llama3.2:3b', isThere: false } });
  const piece = await post();
  expect(piece.madeBy.text).toBe('builtin');
  expect(piece.notes.map(inEnglish)).toEqual([
    'The AI provider gave no usable text, so Vitrin wrote this one itself.',
  ]);
  expect((await status()).reachable).toBe(false);

  await runModels(['llama3.2:3b'], Number(new URL(ollama.origin).port));
  expect((await read()).chosen?.isThere).toBe(true);
  expect((await post()).madeBy.text).toBe('provider');
});

test('a provider in the settings of the installation wins, and the screen learns of it', async () => {
  const ollama = await runModels(['llama3.2:3b']);
  const { aiSimulator, choose, read, post } = await start({ ollama: ollama.origin }, { ai: {} });
  expect(await read()).toMatchObject({ found: [{ server: 'ollama' }], chosen: null, isOverruled: true });
  expect((await choose('ollama', 'llama3.2:3b')).body.error).toBe('provider_configured');
  expect((await post()).madeBy.text).toBe('provider');
  expect([aiSimulator!.requests.length, ollama.requests.length]).toEqual([1, 0]);
});
