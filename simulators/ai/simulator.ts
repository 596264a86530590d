import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { writeCaption } from './caption.ts';
import { bend, createFaults, type FaultName } from './faults.ts';
import { createMediaModels, type MediaReply, type MediaRequest } from './media.ts';
import { readBody } from './read-body.ts';
import { faultOf, isObject, type Schema, strictFaultOf } from './request-rules.ts';
import { answerTo, factsIn } from './structured-answer.ts';
import { chatReply, errorReply, responsesReply } from './wire-replies.ts';

/*
 * Speaks as OpenAI does on /v1/responses, /v1/chat/completions, /v1/images and /v1/models
 * (platform.openai.com/docs/api-reference), and draws and films as Google does (`google.ts`);
 * requests are checked against OpenAI's own document. It understands nothing: a structured answer is filled with what
 * the prompt gives under the same names; only of a product it can say a sentence or two (`caption.ts`). Left out: streaming, tools, files, stored responses.
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
  mediaRequests: MediaRequest[];
  /** Everything that was asked, as `GET /v1/models`. */
  asked: string[];
  stop(): Promise<void>;
}

const MODELS = ['simulated-small', 'simulated-large'];
const RETRY_AFTER_SECONDS = '1';
const NEVER_MS = 120_000;

type Body = Record<string, unknown> & { model: string };

export async function createAiSimulator({
  port = 0,
  models = MODELS,
  now = () => new Date(),
}: {
  port?: number;
  /** Those that it lists; it answers under any name. */
  models?: string[];
  now?: () => Date;
} = {}): Promise<AiSimulator> {
  const orderedFault = createFaults();
  const requests: AiRequest[] = [];
  const mediaRequests: MediaRequest[] = [];
  const asked: string[] = [];
  const answerMedia = createMediaModels({ baseUrl: () => baseUrl, requests: mediaRequests });
  let baseUrl = '';
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const path = new URL(request.url ?? '/', 'http://127.0.0.1').pathname;
    asked.push(`${request.method} ${path}`);
    if (request.method === 'GET' && path === '/v1/models') {
      const data = models.map((id) => ({ id, object: 'model', created: 1_700_000_000, owned_by: 'vitrin' }));
      return send(response, 200, { object: 'list', data });
    }
    const apiKey = keyOf(request);
    const media = await answerMedia(path, request, response, { apiKey, orderedFault, spoil, at: now() });
    if (media === 'answered') return;
    if (media) return send(response, media.status, media.body, media.type);
    const isChat = path === '/v1/chat/completions';
    if (request.method !== 'POST' || (!isChat && path !== '/v1/responses'))
      return send(response, 404, errorReply(`Unknown request URL: ${path}`, 'invalid_request_error', null));
    const body = await readJson(request);
    const fault = faultOf(body, isChat ? 'CreateChatCompletionRequest' : 'CreateResponse');
    if (fault) return send(response, 400, errorReply(fault, 'invalid_request_error', null));
    const { model } = body as Body;
    const prompt = textsIn(isChat ? (body as Body).messages : (body as Body).input).join('\n');
    const status = await reply(
      body as Body,
      { isChat, prompt, fault: orderedFault(apiKey, model) },
      response,
    );
    requests.push({ path, model, prompt, status });
  }

  async function reply(
    body: Body,
    { isChat, prompt, fault }: { isChat: boolean; prompt: string; fault: FaultName | null },
    response: ServerResponse,
  ): Promise<number> {
    const spoiled = await spoil(fault, response);
    if (spoiled) {
      if (spoiled !== 'answered') send(response, spoiled.status, spoiled.body);
      return spoiled === 'answered' ? 200 : spoiled.status;
    }
    const wanted = wantedShape(body, isChat);
    const strictFault = wanted?.strict ? strictFaultOf(wanted.schema) : null;
    if (strictFault) {
      const message = `Invalid schema for response_format: ${strictFault}`;
      send(response, 400, errorReply(message, 'invalid_request_error', null));
      return 400;
    }
    const facts = factsIn(prompt);
    writeCaption(prompt, facts);
    const made = wanted ? bend(answerTo(wanted.schema, facts), fault) : 'All is well.';
    const json = typeof made === 'string' ? made : JSON.stringify(made);
    const text = fault === 'malformed' ? `Sure! Here it is: ${json.slice(0, -3)}` : json;
    const answer = { model: body.model, text, refused: fault === 'refusal', prompt, at: now() };
    send(response, 200, isChat ? chatReply(answer) : responsesReply(answer));
    return 200;
  }

  async function spoil(fault: FaultName | null, response: ServerResponse) {
    const refusal = fault && REFUSALS[fault];
    if (refusal && fault === 'rude') response.setHeader('retry-after', RETRY_AFTER_SECONDS);
    if (refusal) return refusal;
    if (fault === 'slow') await leftOrLate(response);
    if (fault !== 'endless') return null;
    await pourOut(response);
    return 'answered' as const;
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });

  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;

  return {
    baseUrl,
    requests,
    mediaRequests,
    asked,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

const REFUSALS: Partial<Record<FaultName, MediaReply>> = {
  rude: {
    status: 429,
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
  const text = (await readBody(request)).toString('utf8');
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function send(response: ServerResponse, status: number, body: MediaReply['body'], type = 'application/json') {
  response.writeHead(status, { 'content-type': type });
  response.end(typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body));
}

/** As OpenAI is given it, or as Google is. */
function keyOf(request: IncomingMessage): string {
  const bearer = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  return bearer ?? String(request.headers['x-goog-api-key'] ?? '');
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
async function pourOut(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"id":"chatcmpl-vitrin","object":"chat.completion","choices":[{"message":{"content":"');
  const left = new Promise((resolve) => response.once('close', resolve));
  const more = 'and so on '.repeat(1_000);
  while (!response.destroyed) {
    if (response.write(more)) continue;
    await Promise.race([left, new Promise((resolve) => response.once('drain', resolve))]);
  }
}
