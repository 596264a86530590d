import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { createAiSimulator } from './simulator.ts';

async function open() {
  const simulator = await createAiSimulator();
  onTestFinished(simulator.stop);
  async function post(path: string, body: object, key = 'key') {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const reply = await fetch(simulator.baseUrl + path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return { status: reply.status, headers: reply.headers, body: await reply.json() };
  }
  const chat = (extra: object, key?: string) =>
    post(
      '/chat/completions',
      { model: 'small', messages: [{ role: 'user', content: PROMPT }], ...extra },
      key,
    );
  return { ...simulator, post, chat };
}

const PROMPT = `Word this.
<facts>
{"title":"Tea sold well","price":12.5,"days":3,"mood":"calm","rows":[{"name":"Tea","units":4},{"name":"Pot","units":1}]}
</facts>`;

const object = (properties: Record<string, object>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
const formatOf = (schema: object, strict = true) => ({
  response_format: { type: 'json_schema', json_schema: { name: 'answer', strict, schema } },
});
const contentOf = (body: { choices: { message: { content: string } }[] }) =>
  JSON.parse(body.choices[0]!.message.content);

test('a structured answer is filled with the facts of the same name, and with what fits else', async () => {
  const { chat } = await open();
  const schema = object({
    title: { type: 'string' },
    price: { type: 'number' },
    days: { type: 'integer', minimum: 5 },
    mood: { enum: ['wild', 'calm'] },
    rows: { type: 'array', items: object({ name: { type: 'string' }, units: { type: 'integer' } }) },
    missing: { anyOf: [{ type: 'string' }, { type: 'null' }] },
    unknown: object({
      yes: { type: 'boolean' },
      three: { type: 'array', minItems: 3, items: { type: 'string' } },
    }),
  });
  const { status, body } = await chat(formatOf(schema));
  expect(status).toBe(200);
  expect(contentOf(body)).toEqual({
    title: 'Tea sold well',
    price: 12.5,
    days: 5,
    mood: 'calm',
    rows: [
      { name: 'Tea', units: 4 },
      { name: 'Pot', units: 1 },
    ],
    missing: null,
    unknown: { yes: true, three: expect.arrayContaining([expect.any(String)]) },
  });
  expect(body.usage.total_tokens).toBeGreaterThan(20);
});

test('the other interface answers the same', async () => {
  const { post } = await open();
  const { body } = await post('/responses', {
    model: 'small',
    input: [{ role: 'user', content: [{ type: 'input_text', text: PROMPT }] }],
    text: {
      format: { type: 'json_schema', name: 'a', strict: true, schema: object({ title: { type: 'string' } }) },
    },
  });
  expect(JSON.parse(body.output[0].content[0].text)).toEqual({ title: 'Tea sold well' });
});

test.each([
  ['no messages', { messages: [] }, /at least 1/],
  ['an unknown argument', { temprature: 1 }, /Unrecognized request argument supplied: temprature/],
  ['a temperature beyond its limits', { temperature: 3 }, /above 2/],
  ['a model that is a number', { model: 7 }, /Invalid type for model/],
  ['a role that there is not', { messages: [{ role: 'boss', content: 'x' }] }, /role/],
  ['an open object in strict mode', formatOf({ type: 'object', properties: {} }), /additionalProperties/],
  [
    'an optional key in strict mode',
    formatOf({ ...object({ a: { type: 'string' } }), required: [] }),
    /missing 'a'/,
  ],
])('%s is refused as OpenAI refuses it', async (_what, extra, message) => {
  const { chat } = await open();
  const { status, body } = await chat(extra);
  expect(status).toBe(400);
  expect(body.error).toMatchObject({
    type: 'invalid_request_error',
    message: expect.stringMatching(message),
  });
});

test.each([
  ['rude', 429, 'rate_limit_exceeded'],
  ['quota', 429, 'insufficient_quota'],
  ['unauthorized', 401, 'invalid_api_key'],
  ['down', 503, null],
])('the fault %s answers %i %s', async (fault, status, code) => {
  const { chat } = await open();
  const byKey = await chat({}, fault);
  expect([byKey.status, byKey.body.error.code]).toEqual([status, code]);
  expect(byKey.headers.get('retry-after')).toBe(fault === 'rude' ? '1' : null);
  expect((await chat({ model: `llama-${fault}` })).status).toBe(status);
  expect((await chat({}, `${fault}-once`)).status).toBe(status);
  expect((await chat({}, `${fault}-once`)).status).toBe(200);
});

test('its models are listed', async () => {
  const { baseUrl } = await open();
  const { data } = (await (await fetch(`${baseUrl}/models`)).json()) as { data: { id: string }[] };
  expect(data.map(({ id }) => id)).toContain('simulated-small');
});

test('a picture is drawn at the size that was asked for, and a size that a model does not know is refused', async () => {
  const { post } = await open();
  const draw = (extra: object) =>
    post('/images/generations', { model: 'gpt-image-1', prompt: 'Tea', ...extra });
  const { body } = await draw({ size: '1024x1536', output_format: 'jpeg' });
  const { width, height, format } = await sharp(Buffer.from(body.data[0].b64_json, 'base64')).metadata();
  expect([width, height, format]).toEqual([1024, 1536, 'jpeg']);
  expect((await draw({ size: '1080x1350' })).body.error.message).toMatch(/Supported values/);
  expect((await draw({ model: 'gpt-image-2', size: '1080x1350' })).body.error.message).toMatch(/by 16/);
  expect((await draw({ model: 'gpt-image-2', size: '1088x1360' })).status).toBe(200);
  expect((await draw({ response_format: 'b64_json' })).status).toBe(400);
  expect((await draw({ prompt: undefined })).body.error.message).toMatch(/Missing required.*prompt/);
  expect((await draw({ aspect_ratio: '4:5' })).body.error.message).toMatch(/Unrecognized/);
});

test('an edit needs its picture, as a file of a kind that is known', async () => {
  const { baseUrl } = await open();
  const edit = async (image: Blob | null) => {
    const form = new FormData();
    form.append('model', 'gpt-image-1');
    form.append('prompt', 'Tea');
    if (image) form.append('image', image);
    return (await fetch(`${baseUrl}/images/edits`, { method: 'POST', body: form })).status;
  };
  const png = sharp({ create: { width: 64, height: 64, channels: 3, background: '#b5543c' } }).png();
  const bytes = new Uint8Array(await png.toBuffer());
  expect(await edit(new Blob([bytes], { type: 'image/png' }))).toBe(200);
  expect(await edit(new Blob([bytes], { type: 'image/gif' }))).toBe(400);
  expect(await edit(null)).toBe(400);
});
