import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { faultOf, isObject, type Schema, strictFaultOf } from './request-rules.ts';
import { answerTo, factsIn } from './structured-answer.ts';
import { bend, createWeather, type WeatherName } from './weather.ts';
import { chatReply, errorReply, responsesReply } from './wire-replies.ts';

/*
 * Speaks as OpenAI does on /v1/responses, /v1/chat/completions and /v1/models (platform.openai.com/docs/api-reference);
 * requests are checked against OpenAI's own document. It understands nothing: a structured answer is filled with what
 * the prompt tells under the same names. Left out: streaming, tools, pictures, files, stored responses.
 */
export interface AiRequest {
  path: string;
  model: string;
  /** All texts of the request. */
  prompt: string;
  status: number;
}

export interface AiSimulator {
  /** What AI_BASE_URL is set to. */
  baseUrl: string;
  requests: AiRequest[];
  stop(): Promise<void>;
}

const MODELS = ['simulated-small', 'simulated-large'];
const LARGEST_BODY = 4 * 1024 * 1024;
const RETRY_AFTER_SECONDS = '1';
const NEVER_MS = 120_000;

type Body = Record<string, unknown> & { model: string };

export async function createAiSimulator({
  port = 0,
  now = () => new Date(),
}: {
  port?: number;
  now?: () => Date;
} = {}): Promise<AiSimulator> {
  const weatherOf = createWeather();
  const requests: AiRequest[] = [];
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const path = new URL(request.url ?? '/', 'http://127.0.0.1').pathname;
    if (request.method === 'GET' && path === '/v1/models') {
      const data = MODELS.map((id) => ({ id, object: 'model', created: 1_700_000_000, owned_by: 'vitrin' }));
      return send(response, 200, { object: 'list', data });
    }
    const isChat = path === '/v1/chat/completions';
    if (request.method !== 'POST' || (!isChat && path !== '/v1/responses'))
      return send(response, 404, errorReply(`Unknown request URL: ${path}`, 'invalid_request_error', null));
    const body = await readJson(request);
    const fault = faultOf(body, isChat ? 'CreateChatCompletionRequest' : 'CreateResponse');
    if (fault) return send(response, 400, errorReply(fault, 'invalid_request_error', null));
    const { model } = body as Body;
    const apiKey = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const prompt = textsIn(isChat ? (body as Body).messages : (body as Body).input).join('\n');
    const status = await reply(body as Body, { isChat, prompt, weather: weatherOf(apiKey, model) }, response);
    requests.push({ path, model, prompt, status });
  }

  async function reply(
    body: Body,
    { isChat, prompt, weather }: { isChat: boolean; prompt: string; weather: WeatherName | null },
    response: ServerResponse,
  ): Promise<number> {
    const refusal = weather && REFUSALS[weather];
    if (refusal) {
      send(response, refusal.status, refusal.body, refusal.headers);
      return refusal.status;
    }
    if (weather === 'slow') await leftOrLate(response);
    if (weather === 'endless') return pourOut(response);
    const wanted = wantedShape(body, isChat);
    const strictFault = wanted?.strict ? strictFaultOf(wanted.schema) : null;
    if (strictFault) {
      const message = `Invalid schema for response_format: ${strictFault}`;
      send(response, 400, errorReply(message, 'invalid_request_error', null));
      return 400;
    }
    const made = wanted ? bend(answerTo(wanted.schema, factsIn(prompt)), weather) : 'All is well.';
    const json = typeof made === 'string' ? made : JSON.stringify(made);
    const text = weather === 'malformed' ? `Sure! Here it is: ${json.slice(0, -3)}` : json;
    const told = { model: body.model, text, refused: weather === 'refusal', prompt, at: now() };
    send(response, 200, isChat ? chatReply(told) : responsesReply(told));
    return 200;
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });

  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

const REFUSALS: Partial<
  Record<WeatherName, { status: number; body: object; headers?: Record<string, string> }>
> = {
  rude: {
    status: 429,
    headers: { 'retry-after': RETRY_AFTER_SECONDS },
    body: errorReply('Rate limit reached for requests.', 'requests', 'rate_limit_exceeded'),
  },
  quota: {
    status: 429,
    body: errorReply('You exceeded your current quota.', 'insufficient_quota', 'insufficient_quota'),
  },
  unauthorized: {
    status: 401,
    body: errorReply('Incorrect API key provided.', 'invalid_request_error', 'invalid_api_key'),
  },
  down: { status: 503, body: errorReply('The server is overloaded.', 'server_error', null) },
};

function wantedShape(body: Body, isChat: boolean): { schema: Schema; strict: boolean } | null {
  const format = isChat ? body.response_format : isObject(body.text) ? body.text.format : null;
  if (!isObject(format) || format.type !== 'json_schema') return null;
  const described = isChat ? format.json_schema : format;
  if (!isObject(described) || !isObject(described.schema)) return null;
  return { schema: described.schema as Schema, strict: described.strict === true };
}

/** Every `text` and every plain content, in order. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isObject(value)) return [];
  return [value.content, value.text].filter((part) => part !== undefined).flatMap(textsIn);
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LARGEST_BODY) throw new Error('The body is too large.');
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    return null;
  }
}

function send(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

function leftOrLate(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, NEVER_MS).unref();
    response.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Half a JSON text, and then on and on. */
async function pourOut(response: ServerResponse): Promise<number> {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"id":"chatcmpl-vitrin","object":"chat.completion","choices":[{"message":{"content":"');
  const left = new Promise((resolve) => response.once('close', resolve));
  const more = 'and so on '.repeat(1_000);
  while (!response.destroyed) {
    if (response.write(more)) continue;
    await Promise.race([left, new Promise((resolve) => response.once('drain', resolve))]);
  }
  return 200;
}
