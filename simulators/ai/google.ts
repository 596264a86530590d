import { readFile } from 'node:fs/promises';
import type { FaultName } from './faults.ts';
import { isObject } from './request-rules.ts';

/*
 * The part of the Gemini API that draws and films (ai.google.dev/api): `generateContent` for pictures, and Veo's
 * `predictLongRunning` with its operations and files. Left out: words, several pictures, lists.
 */
export interface GoogleWish {
  model: string;
  prompt: string;
  photo: Buffer | null;
  aspectRatio: string;
  /** Of a film. */
  parameters: Record<string, unknown>;
}

type Reading = { wish: GoogleWish } | { fault: string };

const SIZES: Record<string, [number, number]> = {
  '1:1': [1024, 1024],
  '4:5': [928, 1152],
  '16:9': [1344, 768],
};
const FILM_PARAMETERS = ['sampleCount', 'aspectRatio', 'durationSeconds', 'personGeneration', 'resolution'];
const FILM_SECONDS = [4, 6, 8];

export function readPictureWish(model: string, body: unknown): Reading {
  if (!isObject(body) || !Array.isArray(body.contents)) return { fault: 'contents is not specified' };
  const config = isObject(body.generationConfig) ? body.generationConfig : {};
  if (JSON.stringify(config.responseModalities) !== '["IMAGE"]')
    return { fault: `Model ${model} answers with pictures only.` };
  const { aspectRatio = '1:1' } = (config.imageConfig ?? {}) as { aspectRatio?: string };
  if (!SIZES[aspectRatio]) return { fault: `aspect_ratio ${aspectRatio} is not supported` };
  const parts = body.contents.flatMap((content) => (isObject(content) ? (content.parts as unknown[]) : []));
  const prompt = parts.flatMap((part) => (isObject(part) && part.text ? [String(part.text)] : [])).join('\n');
  if (!prompt) return { fault: 'contents.parts must not be empty' };
  return { wish: { model, prompt, photo: photoIn(parts), aspectRatio, parameters: {} } };
}

export function readFilmWish(model: string, body: unknown): Reading {
  const { instances, parameters } = isObject(body) ? body : {};
  if (!Array.isArray(instances) || !isObject(instances[0])) return { fault: 'instances is not specified' };
  const [{ prompt, image }] = instances;
  if (typeof prompt !== 'string') return { fault: 'prompt is not specified' };
  const given = isObject(parameters) ? parameters : {};
  const unknown = Object.keys(given).find((name) => !FILM_PARAMETERS.includes(name));
  if (unknown) return { fault: `\`${unknown}\` isn't supported by this model.` };
  const { aspectRatio = '16:9', durationSeconds = 8 } = given;
  if (aspectRatio !== '16:9' && aspectRatio !== '9:16') return { fault: 'aspectRatio must be 16:9 or 9:16' };
  if (!FILM_SECONDS.includes(durationSeconds as number))
    return { fault: `The number value for \`durationSeconds\` is out of bound: ${durationSeconds}` };
  const photo =
    isObject(image) && image.bytesBase64Encoded
      ? Buffer.from(String(image.bytesBase64Encoded), 'base64')
      : null;
  return { wish: { model, prompt, photo, aspectRatio, parameters: given } };
}

function photoIn(parts: unknown[]): Buffer | null {
  for (const part of parts)
    if (isObject(part) && isObject(part.inlineData))
      return Buffer.from(String(part.inlineData.data), 'base64');
  return null;
}

export const sizeOf = ({ aspectRatio }: GoogleWish) => SIZES[aspectRatio]!;

export function pictureReply(picture: Buffer | null, prompt: string) {
  const candidate = picture
    ? {
        content: {
          role: 'model',
          parts: [{ inlineData: { mimeType: 'image/png', data: picture.toString('base64') } }],
        },
        finishReason: 'STOP',
        index: 0,
      }
    : { content: { role: 'model', parts: [] }, finishReason: 'IMAGE_SAFETY', index: 0 };
  const promptTokenCount = Math.ceil(prompt.length / 4);
  const candidatesTokenCount = picture ? 1_290 : 0;
  const totalTokenCount = promptTokenCount + candidatesTokenCount;
  return {
    candidates: [candidate],
    usageMetadata: { promptTokenCount, candidatesTokenCount, totalTokenCount },
  };
}

/** Films are made while nobody looks: the first look finds them unfinished. */
export function createFilms(baseUrl: () => string) {
  const films = new Map<string, { looks: number; fault: FaultName | null }>();

  function begin(model: string, fault: FaultName | null) {
    const name = `models/${model}/operations/${films.size + 1}`;
    films.set(name, { looks: 0, fault });
    return { name };
  }

  function look(name: string) {
    const film = films.get(name);
    if (!film) return null;
    film.looks += 1;
    if (film.looks === 1) return { name };
    const samples =
      film.fault === 'refusal'
        ? { raiMediaFilteredCount: 1, raiMediaFilteredReasons: ['The prompt was blocked.'] }
        : {
            generatedSamples: [
              { video: { uri: `${baseUrl()}/files/${name.replaceAll('/', '-')}:download?alt=media` } },
            ],
          };
    return { name, done: true, response: { generateVideoResponse: samples } };
  }

  async function file(name: string): Promise<Buffer | null> {
    const film = [...films].find(([each]) => each.replaceAll('/', '-') === name)?.[1];
    if (!film) return null;
    if (film.fault === 'html') return Buffer.from('<!doctype html><p>Sign in to continue.');
    const bytes = await readFile(new URL('film.mp4', import.meta.url));
    return film.fault === 'rubbish' || film.fault === 'broken'
      ? bytes.subarray(0, bytes.length / 2).reverse()
      : bytes;
  }

  return { begin, look, file };
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function googleError(code: number, message: string, status: string) {
  return { error: { code, message, status } };
}
