import { hash } from 'node:crypto';
import { z } from 'zod';

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const StoredFile = z.object({ bytes: z.number().int().min(0), sha256: Sha256 });
export type StoredFile = z.infer<typeof StoredFile>;

/** Below the folder that is written to, whatever the manifest says. */
const MediaPath = z.string().refine((path) => !path.startsWith('/') && !path.split('/').includes('..'));

const Contents = z.object({
  /** Of this file; a later one that older versions cannot read gets another number. */
  format: z.literal(1),
  vitrin: z.string(),
  takenAt: z.iso.datetime(),
  database: z.enum(['embedded', 'server']),
  migrations: z.array(z.object({ name: z.string(), hash: Sha256 })),
  tables: z.array(
    StoredFile.extend({
      name: z.string().regex(/^[a-z0-9_]+$/),
      columns: z.array(z.string().regex(/^[a-z0-9_]+$/)),
      rows: z.number().int().min(0),
      /** Over the rows, in whatever order; see row-checksum.ts. */
      checksum: z.string(),
    }),
  ),
  /** With a bucket they stay there, and the list is empty. */
  media: z.object({
    in: z.enum(['folder', 'bucket']),
    files: z.array(StoredFile.extend({ path: MediaPath })),
  }),
  /** Null where the environment holds the secret. */
  appSecret: StoredFile.nullable(),
});
export type Manifest = z.infer<typeof Contents>;

export const MANIFEST_FILE = 'manifest.json';
export const SECRET_FILE = 'app-secret';
export const tableFile = (name: string) => `tables/${name}.copy.gz`;
export const mediaFile = (path: string) => `media/${path}`;

/** The contents with a checksum of their own as the last line. */
export function writeManifest(contents: Manifest): string {
  const text = JSON.stringify(contents, null, 2);
  return `${text}\n${hash('sha256', text)}\n`;
}

/** @throws when it is not as it was written, or not of a kind that this version reads. */
export function readManifest(text: string): Manifest {
  const end = text.lastIndexOf('\n', text.length - 2);
  const contents = text.slice(0, Math.max(end, 0));
  if (text.slice(end + 1).trimEnd() !== hash('sha256', contents))
    throw new Error('it is not as it was written');
  return Contents.parse(JSON.parse(contents));
}
