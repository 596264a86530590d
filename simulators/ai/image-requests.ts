import type { IncomingMessage } from 'node:http';
import { readBody } from './read-body.ts';
import { faultOf, isObject } from './request-rules.ts';

export interface ImageWish {
  model: string;
  prompt: string;
  width: number;
  height: number;
  format: 'png' | 'jpeg' | 'webp';
  photo: Buffer | null;
  /** All else that was asked. */
  fields: Record<string, unknown>;
}

type Reading = { wish: ImageWish } | { fault: string };

const PHOTO_TYPES = ['image/png', 'image/jpeg', 'image/webp'];
const NUMBERS = ['n', 'output_compression'];
const STANDARD_SIZES = ['1024x1024', '1536x1024', '1024x1536', 'auto'];

/** `/v1/images/generations` comes as JSON. */
export async function readGeneration(request: IncomingMessage): Promise<Reading> {
  const body = parse((await readBody(request)).toString('utf8'));
  return wishOf(body, null, 'CreateImageRequest');
}

/** `/v1/images/edits` comes as a form, with the photos as files. */
export async function readEdit(request: IncomingMessage): Promise<Reading> {
  const type = request.headers['content-type'] ?? '';
  if (!type.startsWith('multipart/form-data')) return { fault: `Unsupported content type: ${type}.` };
  const bytes = await readBody(request);
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
  const fields: Record<string, unknown> = {};
  let photo: Blob | null = null;
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name] = NUMBERS.includes(name) ? Number(value) : value;
    else if (name === 'image' || name === 'image[]') photo ??= value;
    else return { fault: `Unknown file: ${name}.` };
  }
  if (photo && !PHOTO_TYPES.includes(photo.type)) return { fault: `Unsupported mimetype ${photo.type}.` };
  const shown = photo ? Buffer.from(await photo.arrayBuffer()) : null;
  return wishOf({ ...fields, ...(shown ? { image: 'a file' } : {}) }, shown, 'CreateImageEditRequest');
}

function wishOf(
  body: unknown,
  photo: Buffer | null,
  request: 'CreateImageRequest' | 'CreateImageEditRequest',
): Reading {
  const fault = faultOf(body, request);
  if (fault) return { fault };
  const { model: named, prompt, image: _, ...fields } = body as Record<string, unknown>;
  const model = String(named ?? 'gpt-image-1.5');
  const size = String(fields.size ?? 'auto');
  const wrong = sizeFaultOf(model, size) ?? formatFaultOf(model, fields);
  if (wrong) return { fault: wrong };
  const [width, height] = size === 'auto' ? [1024, 1024] : size.split('x').map(Number);
  const format = (fields.output_format ?? 'png') as ImageWish['format'];
  return {
    wish: { model, prompt: String(prompt), width: width!, height: height!, format, photo, fields },
  };
}

/** As the document says in words: what `size` may be for which model. */
function sizeFaultOf(model: string, size: string): string | null {
  if (STANDARD_SIZES.includes(size)) return null;
  const refused = `Invalid value: '${size}'. Supported values are: ${STANDARD_SIZES.join(', ')}.`;
  const [width = 0, height = 0] = /^\d+x\d+$/.test(size) ? size.split('x').map(Number) : [];
  if (!model.startsWith('gpt-image-2') || width * height === 0) return refused;
  if (width % 16 || height % 16) return `Invalid size '${size}': width and height must be divisible by 16.`;
  const ratio = width / height;
  return ratio > 3 || ratio < 1 / 3 || Math.max(width, height) > 3840 ? refused : null;
}

function formatFaultOf(model: string, { response_format: format }: Record<string, unknown>): string | null {
  return model.startsWith('gpt-image') && format !== undefined
    ? "Unknown parameter: 'response_format'."
    : null;
}

function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}
