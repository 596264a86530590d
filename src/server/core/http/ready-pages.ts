import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LANGUAGES, type Language } from '#shared/core/languages.ts';

/** Where scripts/prerender.ts puts them. */
const FOLDER = '.pages';
/** Within a twentieth of the best, in a fraction of its time. */
const BROTLI_QUALITY = 9;

export type PageEncoding = 'br' | 'gzip' | 'identity';

/** A page as it is sent, compressed when it is first asked for. */
export interface ReadyPage {
  etag: string;
  bodyAs: (encoding: PageEncoding) => Promise<Buffer>;
}

export type ReadyPages = Map<string, Record<Language, ReadyPage>>;

/** The pages made by the build, with what only this installation knows filled in; none where there was no build. */
export function readReadyPages(
  webFolder: string,
  names: Record<string, string>,
  known: { publicUrl: string; contactEmail: string },
): ReadyPages {
  const folder = join(webFolder, FOLDER);
  if (!existsSync(folder)) return new Map();
  const files = new Set(readdirSync(folder));
  const pageOf = (name: string, language: Language) =>
    createReadyPage(fill(readFileSync(join(folder, `${name}.${language}.html`), 'utf8'), known));
  const inLanguages = (name: string) =>
    Object.fromEntries(LANGUAGES.map((language) => [language, pageOf(name, language)])) as Record<
      Language,
      ReadyPage
    >;
  return new Map(
    Object.entries(names)
      .filter(([name]) => files.has(`${name}.${LANGUAGES[0]}.html`))
      .map(([name, path]) => [path, inLanguages(name)]),
  );
}

function fill(template: string, { publicUrl, contactEmail }: { publicUrl: string; contactEmail: string }) {
  return template
    .replaceAll('%PUBLIC_URL%', () => escapeHtml(publicUrl))
    .replaceAll('%CONTACT_EMAIL%', () => escapeHtml(contactEmail));
}

export function escapeHtml(words: string): string {
  return words.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function createReadyPage(html: string): ReadyPage {
  const plain = Buffer.from(html);
  const bodies = new Map<PageEncoding, Promise<Buffer>>();
  return {
    etag: createHash('sha256').update(plain).digest('base64url').slice(0, 20),
    bodyAs(encoding) {
      const body = bodies.get(encoding) ?? compressAs[encoding](plain);
      bodies.set(encoding, body);
      return body;
    },
  };
}

const compressAs: Record<PageEncoding, (plain: Buffer) => Promise<Buffer>> = {
  br: (plain) =>
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (plain) => promisify(gzip)(plain, { level: constants.Z_BEST_COMPRESSION }),
  identity: async (plain) => plain,
};
