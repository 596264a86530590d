import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer } from './answer.ts';
import { factsOf, type MediaFacts } from './media-facts.ts';

export type SavedMedia = MediaFacts & { key: string };

export type MediaShelf = ReturnType<typeof createMediaShelf>;

/** Copies of what was published: addresses it came from end after a while. The same content is saved once. */
export function createMediaShelf(stateDir: string | undefined, folderName: string) {
  const inMemory = new Map<string, Buffer>();
  const saved = new Set<string>();
  const folder = stateDir === undefined ? null : join(stateDir, folderName);
  if (folder) mkdirSync(folder, { recursive: true });

  /** Null when it is neither a picture nor a video. */
  function save(content: Buffer): SavedMedia | null {
    const facts = factsOf(content);
    if (!facts) return null;
    const key = `${createHash('sha256').update(content).digest('hex').slice(0, 24)}.${facts.mime.split('/')[1]}`;
    if (!saved.has(key)) write(key, content);
    saved.add(key);
    return { ...facts, key };
  }

  function write(key: string, content: Buffer): void {
    if (folder) writeFileSync(join(folder, key), content);
    else inMemory.set(key, content);
  }

  function show(key: string): Answer {
    const content = /^[0-9a-f]{24}\.\w+$/.test(key) ? read(key) : null;
    if (!content) return { status: 404, body: 'Not found' };
    const kind = key.endsWith('mp4') ? 'video' : 'image';
    const headers = {
      'content-type': `${kind}/${key.split('.')[1]}`,
      'cache-control': 'max-age=31536000, immutable',
    };
    return { status: 200, headers, body: content };
  }

  function read(key: string): Buffer | null {
    if (!folder) return inMemory.get(key) ?? null;
    try {
      return readFileSync(join(folder, key));
    } catch {
      return null;
    }
  }

  return { save, show };
}
