import { Refusal } from './answer.ts';
import type { Call } from './http-server.ts';

/** What a call was given, in whichever form: query, form, JSON or multipart. */
export type Parameters = {
  values: Record<string, string>;
  files: Record<string, Buffer>;
  /** The JSON as it was sent; null when it was sent otherwise. */
  json: unknown;
};

export async function readParameters(call: Call): Promise<Parameters> {
  const read: Parameters = { values: Object.fromEntries(call.query), files: {}, json: null };
  if (call.method !== 'POST') return read;
  const type = call.headers['content-type'] ?? '';
  const body = await call.readBody();
  if (body.length === 0) return read;
  if (type.includes('json')) readJson(body, read);
  else if (type.startsWith('multipart/form-data')) await readMultipart(body, type, read);
  else Object.assign(read.values, Object.fromEntries(new URLSearchParams(body.toString('utf8'))));
  return read;
}

function readJson(body: Buffer, read: Parameters): void {
  try {
    read.json = JSON.parse(body.toString('utf8'));
  } catch {
    throw new Refusal('no JSON', { status: 400, body: { error: { message: 'The body is no JSON.' } } });
  }
  if (typeof read.json !== 'object' || read.json === null) return;
  for (const [name, value] of Object.entries(read.json))
    read.values[name] = typeof value === 'string' ? value : JSON.stringify(value);
}

async function readMultipart(body: Buffer, type: string, read: Parameters): Promise<void> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  for (const [name, value] of form) {
    if (typeof value === 'string') read.values[name] = value;
    else read.files[name] = Buffer.from(await value.arrayBuffer());
  }
}

export async function readForm(call: Call): Promise<URLSearchParams> {
  return new URLSearchParams((await call.readBody()).toString('utf8'));
}
