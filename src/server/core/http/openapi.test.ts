import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';
import type { Endpoint } from '#shared/core/endpoint.ts';

interface Operation {
  summary: string;
  security: object[];
  parameters: { name: string; in: string }[];
  requestBody?: { content: { 'application/json': { schema: object } } };
  responses: Record<string, { content: { 'application/json': { schema: { properties?: object } } } }>;
}

/** Every contract there is, served or not. */
async function contracts(): Promise<Endpoint[]> {
  const files = globSync('src/shared/*/*.ts').filter((file) => !file.endsWith('.test.ts'));
  const modules = await Promise.all(
    files.map(
      (file): Promise<Record<string, unknown>> =>
        import(/* @vite-ignore */ pathToFileURL(resolve(file)).href),
    ),
  );
  const groups = modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) => (name.endsWith('Endpoints') ? [value as object] : [])),
  );
  // One group may hold those of another.
  return [...new Set(groups.flatMap((group) => Object.values(group) as Endpoint[]))];
}

test('/api/openapi.json describes every contract, and every contract is served', async () => {
  const { visitor, app } = await startApp();
  const response = await visitor().send('GET', '/api/openapi.json');
  const document: { openapi: string; paths: Record<string, Record<string, Operation>> } = response.json();
  expect([response.statusCode, document.openapi]).toEqual([200, '3.1.0']);

  const all = await contracts();
  expect(all.length).toBeGreaterThan(12);
  for (const { method, path, summary, access, query, body, bytes } of all) {
    expect([path, app.http.hasRoute({ method, url: path })]).toEqual([path, true]);
    const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    expect([path, operation?.summary]).toEqual([path, summary]);
    expect([path, operation!.security.length > 0]).toEqual([path, access !== 'public']);
    const named = (place: string) => operation!.parameters.filter((each) => each.in === place);
    expect(named('path').map(({ name }) => `:${name}`)).toEqual(path.match(/:\w+/g) ?? []);
    expect([path, named('query').length > 0]).toEqual([path, query !== undefined]);
    expect([path, 'requestBody' in operation!]).toEqual([path, (body ?? bytes) !== undefined]);
    if (bytes) expect(Object.keys(operation!.requestBody!.content)).toEqual(bytes);
    if (body) expect(schemaOf(operation!.requestBody!)).toHaveProperty('type');
    expect(Object.keys(schemaOf(operation!.responses[200]!))).not.toEqual([]);
    expect(schemaOf(operation!.responses.default!)).toHaveProperty('properties.error');
  }
  const described = Object.values(document.paths).flatMap((methods) => Object.keys(methods));
  expect(described).toHaveLength(all.length);
});

function schemaOf(holder: { content: { 'application/json': { schema: object } } }): object {
  return holder.content['application/json'].schema;
}
