import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { pageLanguageOf } from '#server/core/http/page-language.ts';
import { admitOwner, checked, type OwnedStore } from '#server/core/http/serve.ts';
import { readerLanguage } from '#server/core/language/reader-language.ts';
import type { Language } from '#shared/core/languages.ts';

/** A list as a file: its name, and its lines as they become known. */
export interface CsvFile {
  fileName: string;
  lines: AsyncIterable<string>;
}

/** Serves a list of a store as a file to download, with the query that the list itself takes. */
export function serveCsv<Query extends z.core.$ZodType>(
  app: FastifyInstance,
  { path, query }: { path: string; query: Query },
  handler: (call: { store: OwnedStore; query: z.core.output<Query>; language: Language }) => Promise<CsvFile>,
) {
  app.get(path, async (request, reply) => {
    const store = await admitOwner(app.doorkeeper, request);
    const { fileName, lines } = await handler({
      store,
      query: checked(query, request.query),
      language: pageLanguageOf(request, readerLanguage),
    });
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .send(Readable.from(lines));
  });
}
