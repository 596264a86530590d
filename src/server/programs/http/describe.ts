import { z } from 'zod';
import { API_VERSIONS } from '#shared/accounts/access-tokens.ts';
import type { ApiEndpoint } from '#shared/programs/api-endpoint.ts';
import { ApiProblem } from '#shared/programs/api-problem.ts';
import { MOST_ON_A_PAGE } from './serve-api.ts';

/** OpenAPI 3.1 of everything that programs can call. */
export function describeApi(calls: ApiEndpoint[], publicUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) {
    const path = call.path.replace(/:([a-z_]+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][call.method.toLowerCase()] = operationOf(call);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vitrin',
      version: API_VERSIONS.at(-1)!,
      description:
        'Money is in integer minor units of the currency next to it, moments are RFC 3339 in UTC, days are those of the store. New fields and new values of enumerations may come at any time; everything else changes with a version, which Vitrin-Version names.',
    },
    servers: [{ url: publicUrl }],
    security: [{ token: [] }],
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'An access token: vtr_pat_…' },
      },
      responses: {
        Problem: {
          description: 'What went wrong',
          content: { 'application/problem+json': { schema: schemaOf(ApiProblem, 'output') } },
        },
      },
    },
    paths,
  };
}

function operationOf(call: ApiEndpoint) {
  return {
    summary: call.summary,
    description: call.scope === null ? 'Any access token will do.' : `Needs the scope ${call.scope}.`,
    parameters: [
      ...Array.from(call.path.matchAll(/:([a-z_]+)/g), ([, name]) => ({
        name,
        in: 'path',
        required: true,
        schema: { type: 'string' },
      })),
      ...(call.query ? queryParameters(call.query) : []),
      ...(call.isList ? PAGING : []),
      ...(call.method === 'POST' ? [header('Idempotency-Key', false)] : []),
      ...(call.needsEtag ? [header('If-Match', true)] : []),
      { name: 'fields', in: 'query', required: false, schema: { type: 'string' } },
      {
        name: 'Vitrin-Version',
        in: 'header',
        required: false,
        schema: { type: 'string', enum: API_VERSIONS },
      },
    ],
    ...(call.body && {
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: schemaOf(call.body, 'input'), example: call.example.body },
        },
      },
    }),
    responses: {
      200: {
        description: 'OK',
        content: { 'application/json': { schema: replySchema(call) } },
      },
      default: { $ref: '#/components/responses/Problem' },
    },
  };
}

const header = (name: string, required: boolean) => ({
  name,
  in: 'header',
  required,
  schema: { type: 'string', maxLength: 255 },
});

const PAGING = [
  {
    name: 'limit',
    in: 'query',
    required: false,
    schema: { type: 'integer', minimum: 1, maximum: MOST_ON_A_PAGE },
  },
  { name: 'after', in: 'query', required: false, schema: { type: 'string', maxLength: 200 } },
];

function replySchema({ data, isList }: ApiEndpoint) {
  const schema = schemaOf(data, 'output');
  if (!isList) return objectOf({ data: schema });
  return objectOf({
    data: { type: 'array', items: schema },
    has_more: { type: 'boolean' },
    next_cursor: { type: ['string', 'null'] },
  });
}

const objectOf = (properties: Record<string, object>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});

function queryParameters(query: z.core.$ZodType) {
  const { properties = {}, required = [] } = schemaOf(query, 'input');
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output') {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any' });
}
