import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { addressOf, startApi } from '#server/programs/testing/start-api.ts';
import { API_CALLS } from '#shared/programs/api-calls.ts';
import { publicId } from '#shared/programs/api-ids.ts';
import { apiPosts } from '#shared/programs/api-posts.ts';
import { API_PROBLEMS } from '#shared/programs/api-problem.ts';

async function openReference(options: Parameters<typeof startApi>[0] = {}) {
  const started = await startApi(options);
  const response = await started.programWith(null).send('GET', '/api/v1/reference');
  return { ...started, response, page: response.body };
}

test('the reference has every call and every code, each once and to be linked to', async () => {
  const { response, page } = await openReference();
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  const ids = Array.from(page.matchAll(/ id="([^"]+)"/g), ([, id]) => id!);
  expect(new Set(ids).size).toBe(ids.length);
  for (const code of Object.keys(API_PROBLEMS)) expect(ids).toContain(code);
  for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target);
  for (const { method, path } of API_CALLS)
    expect(page).toContain(`<h2><code>${method} ${path.replace(/:(\w+)/g, '{$1}')}</code></h2>`);
});

test('every example of it, as it stands there, is answered', async () => {
  const { page, makeToken, programWith, tea } = await openReference({ social: true });
  const { secret } = await makeToken();
  const { draft } = apiPosts;
  const examples = Array.from(page.matchAll(/<pre[^>]*><code>([\s\S]*?)<\/code><\/pre>/g), ([, shown]) =>
    shown!.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))),
  );
  expect(examples).toHaveLength(API_CALLS.length + 1);
  for (const example of examples) {
    const command = example.replace('vtr_pat_…', secret).replace('curl ', 'curl -sS --fail-with-body -m 60 ');
    const made = await programWith(secret).send('POST', addressOf(draft, tea.id), {
      body: draft.example.body,
    });
    const ids = { store_id: publicId('store', tea.id), post_id: made.json().data.id };
    const env = { ...process.env, VITRIN_TOKEN: secret, ...ids, etag: made.headers.etag as string };
    const { stdout } = await promisify(execFile)('sh', ['-c', command], { env });
    expect(JSON.parse(stdout)).toHaveProperty('data');
  }
});
