import { WORDS } from '#languages/words.ts';
import { type Language, LOCALES } from '#shared/core/languages.ts';
import { ACCOUNT_RECORDS } from './account-records.ts';
import type { FileSpec } from './file-spec.ts';
import { STORE_RECORDS } from './store-records.ts';
import { STORE_TABLES } from './store-tables.ts';

interface Contents {
  language: Language;
  email: string;
  at: Date;
  /** `isWhole` once everything that the platform has was read. */
  folders: { folder: string; name: string; isWhole: boolean }[];
}

/** The first thing a reader opens: what lies where, and how it is to be read. */
export function readmeOf({ language, email, at, folders }: Contents): string {
  const { readme: words, files } = WORDS[language].dataExport;
  const moment = new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(at);
  const listed = (specs: FileSpec[]) => specs.map(({ path }) => `  ${path}\n    ${files[path]}`);
  return [
    words.title(email),
    words.madeAt(moment),
    '',
    words.how,
    '',
    words.account,
    ...listed(ACCOUNT_RECORDS),
    `  media/\n    ${words.media}`,
    '',
    ...(folders.length === 0
      ? [words.noStores]
      : [
          words.stores,
          ...folders.map(
            ({ folder, name, isWhole }) => `  ${folder}/  ${name}${isWhole ? '' : `\n    ${words.notWhole}`}`,
          ),
          '',
          words.eachStore,
          ...listed([...STORE_TABLES, ...STORE_RECORDS]),
        ]),
    '',
    words.leftOut,
    '',
  ].join('\n');
}
