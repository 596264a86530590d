import { z } from 'zod';
import type { Endpoint } from '#shared/core/endpoint.ts';
import { ProblemReply } from '#shared/core/problem.ts';

/** OpenAPI 3.1 of everything served by contract. */
export function openApiOf(endpoints: Endpoint[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:([A-Za-z]+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][endpoint.method.toLowerCase()] = {
      summary: endpoint.summary,
      security: endpoint.access === 'public' ? [] : [{ session: [] }],
      parameters: [
        ...[...endpoint.path.matchAll(/:([A-Za-z]+)/g)].map(([, name]) => ({
          name,
          in: 'path',
          required: true,
          schema: { type: 'string' },
        })),
        ...(endpoint.query ? queryParameters(endpoint.query) : []),
      ],
      ...(endpoint.bytes ? { requestBody: { required: true, content: files(endpoint.bytes) } } : {}),
      ...(endpoint.body ? { requestBody: { required: true, content: json(endpoint.body, 'input') } } : {}),
      responses: {
        200: { description: 'OK', content: json(endpoint.reply, 'output') },
        default: { description: 'What went wrong', content: json(ProblemReply, 'output') },
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Vitrin', version: '1' },
    components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'vitrin_session' } } },
    paths,
  };
}

function queryParameters(query: z.core.$ZodType) {
  const { properties = {}, required = [] } = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function files(types: readonly string[]) {
  return Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]));
}

function json(schema: z.core.$ZodType, io: 'input' | 'output') {
  return { 'application/json': { schema: z.toJSONSchema(schema, { io, unrepresentable: 'any' }) } };
}
