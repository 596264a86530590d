import type { IncomingMessage } from 'node:http';

const LARGEST_BODY = 2 * 1024 * 1024;

/** Null when it is too long. */
export async function readText(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LARGEST_BODY) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** A form, or an object of texts as JSON; null when it is neither. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams | null> {
  const text = await readText(request);
  if (text === null) return null;
  if (!request.headers['content-type']?.includes('json')) return new URLSearchParams(text);
  try {
    const entries = Object.entries(JSON.parse(text) as Record<string, unknown>);
    return new URLSearchParams(entries.map(([name, value]) => [name, String(value)]));
  } catch {
    return null;
  }
}
