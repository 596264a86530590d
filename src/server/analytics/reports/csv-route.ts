import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { pageLanguageOf } from '#server/core/http/page-language.ts';
import {
  type Account,
  admitMember,
  admitToStore,
  checked,
  type Doorkeeper,
  type OwnedStore,
} from '#server/core/http/serve.ts';
import { readerLanguage } from '#server/core/language/reader-language.ts';
import type { Language } from '#shared/core/languages.ts';
import type { Permission } from '#shared/core/permissions.ts';

/** A list as a file: its name, and its lines as they become known. */
export interface CsvFile {
  fileName: string;
  lines: AsyncIterable<string>;
}

interface CsvCall<Query extends z.core.$ZodType> {
  query: z.core.output<Query>;
  language: Language;
}

interface CsvList<Query extends z.core.$ZodType> {
  path: string;
  /** What a member's role must allow. */
  needs: Permission;
  query: Query;
}

/** Serves a list of a store as a file to download, with the query that the list itself takes. */
export function serveCsv<Query extends z.core.$ZodType>(
  app: FastifyInstance,
  list: CsvList<Query>,
  handler: (call: CsvCall<Query> & { store: OwnedStore }) => Promise<CsvFile>,
) {
  serveFile(app, list, admitToStore, ({ store }, call) => handler({ ...call, store }));
}

/** As `serveCsv`, of all that an account has. */
export function serveAccountCsv<Query extends z.core.$ZodType>(
  app: FastifyInstance,
  list: CsvList<Query>,
  handler: (call: CsvCall<Query> & { account: Account }) => Promise<CsvFile>,
) {
  serveFile(app, list, admitMember, ({ account }, call) => handler({ ...call, account }));
}

/** What stands in the way of the first lines is answered in words; of a file that has begun only a part would arrive. */
async function begun(lines: AsyncIterable<string>): Promise<AsyncIterable<string>> {
  const left = lines[Symbol.asyncIterator]();
  const first = await left.next();
  return (async function* () {
    if (first.done) return;
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => left };
  })();
}

function serveFile<Query extends z.core.$ZodType, Admitted>(
  app: FastifyInstance,
  { path, needs, query }: CsvList<Query>,
  admit: (door: Doorkeeper, request: FastifyRequest, needs: Permission) => Promise<Admitted>,
  fileOf: (admitted: Admitted, call: CsvCall<Query>) => Promise<CsvFile>,
) {
  app.get(path, async (request, reply) => {
    const admitted = await admit(app.doorkeeper, request, needs);
    const { fileName, lines } = await fileOf(admitted, {
      query: checked(query, request.query),
      language: pageLanguageOf(request, readerLanguage),
    });
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .send(Readable.from(await begun(lines)));
  });
}
