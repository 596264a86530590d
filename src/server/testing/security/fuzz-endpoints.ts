import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { z } from 'zod';
import { CAMPAIGN_TYPES, TIMEFRAMES } from '#shared/ads/ads.ts';
import { type Endpoint, pathOf } from '#shared/core/endpoint.ts';
import { ProblemReply } from '#shared/core/problem.ts';
import { HOSTILE_TEXTS, schemaOf, valuesOf } from './schema-values.ts';

interface Caller {
  send(method: Endpoint['method'], url: string, body?: unknown): Promise<LightMyRequestResponse>;
}

interface Wishes {
  seed: number;
  /** Calls of every contract. */
  runs: number;
  /** Of things that the caller has, by the name that contracts give them, and of things of another user. */
  own: Record<string, string>;
  others: Record<string, string>;
  /** Stands in everything of the other user. */
  secretWord: string;
}

/** Of a hundred parts of a request, as many as these are none of what the contract says. */
const BROKEN = [0, 0, 10, 40];
const EXPECTED = new Set([501, 502, 503]);

/** Calls a contract with what it asks for and with what it does not. @returns what went wrong, with what was sent. */
export async function fuzzEndpoint(caller: Caller, contract: Endpoint, wishes: Wishes) {
  const counts: Record<number, number> = {};
  const faults: { call: object; fault: string }[] = [];
  for (const call of callsOf(contract, wishes)) {
    const response = await caller.send(contract.method, call.url, call.body);
    counts[response.statusCode] = (counts[response.statusCode] ?? 0) + 1;
    const fault = faultOf(contract, response, wishes.secretWord);
    if (fault) faults.push({ call: { method: contract.method, ...call }, fault });
  }
  return { counts, faults };
}

interface FuzzedCall {
  url: string;
  body: unknown;
}

function callsOf(contract: Endpoint, { seed, runs, own, others }: Wishes): FuzzedCall[] {
  const ids = [...Object.values(own), ...Object.values(others)];
  return BROKEN.flatMap((broken, index) => {
    const parts = fc.record({
      path: fc.record(
        Object.fromEntries(namesIn(contract).map((name) => [name, namesFor(name, own, others)])),
      ),
      query: contract.query ? valuesOf(schemaOf(contract.query), { ids, broken }) : fc.constant({}),
      body: contract.body ? valuesOf(schemaOf(contract.body), { ids, broken }) : fc.constant(undefined),
    });
    const numRuns = Math.ceil(runs / BROKEN.length);
    return fc.sample(parts, { seed: seed + index, numRuns }).map(({ path, query, body }) => ({
      url: `${pathOf(contract, path)}?${queryOf(query)}`,
      body: contract.method === 'GET' ? undefined : (body ?? {}),
    }));
  });
}

const namesIn = ({ path }: Endpoint) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!);

/** Mostly one's own, so that most calls come as far as the feature. */
function namesFor(name: string, own: Record<string, string>, others: Record<string, string>) {
  const choice = { timeframe: TIMEFRAMES, campaignType: CAMPAIGN_TYPES }[name];
  if (choice) return fc.constantFrom(...choice);
  return fc.oneof(
    { arbitrary: fc.constant(own[name]!), weight: 20 },
    { arbitrary: fc.constant(others[name]!), weight: 2 },
    {
      arbitrary: fc.constantFrom(...HOSTILE_TEXTS.filter((text) => text.isWellFormed() && text !== '')),
      weight: 1,
    },
  );
}

/** As browsers write one; what is no text is written as JSON. */
function queryOf(query: unknown): URLSearchParams {
  const search = new URLSearchParams();
  if (typeof query !== 'object' || query === null) return search;
  for (const [name, value] of Object.entries(query))
    search.append(name, typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
  return search;
}

function faultOf(contract: Endpoint, response: LightMyRequestResponse, secretWord: string): string | null {
  const { statusCode, body, headers } = response;
  // What is not set up, or a platform that does not answer, is reported as such.
  if (statusCode >= 500 && (!EXPECTED.has(statusCode) || body.includes('internal_error')))
    return `${statusCode} ${body}`;
  if (JSON.stringify(headers).includes(secretWord) || body.includes(secretWord))
    return `another user's words: ${body}`;
  if (!String(headers['content-type']).startsWith('application/json'))
    return `no JSON: ${headers['content-type']}`;
  const shape = statusCode === 200 ? contract.reply : ProblemReply;
  const parsed = z.core.safeParse(shape, JSON.parse(body));
  return parsed.success ? null : `not as the contract says: ${z.core.prettifyError(parsed.error)} in ${body}`;
}
