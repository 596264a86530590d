import { chmod, rename, rm, stat } from 'node:fs/promises';
import { writeArchive } from '#server/operations/account/export/archive.ts';
import { entriesOf } from '#server/operations/account/export/entries.ts';
import type { Call } from '#server/operations/command/command.ts';
import { refuseUnlessUpToDate, withDatabase } from '#server/operations/command/copying/with-database.ts';
import { BadUse } from '#server/operations/command/failed.ts';
import { mediaStoreOf } from '#server/operations/command/media-store.ts';
import { isLanguage, LANGUAGES } from '#shared/core/languages.ts';
import { findAccount } from './find-account.ts';
import { findOwnedAccount } from './users-repository.ts';

/** Under its name only once it is whole. */
export function exportAccount({ args, options, config: readConfig, pathOf, print, now }: Call) {
  const config = readConfig();
  const [email, name] = args as [string, string];
  const wanted = options.language;
  if (wanted !== undefined && !isLanguage(wanted))
    throw new BadUse(`--language is ${LANGUAGES.join(' or ')}`);
  const file = pathOf(name);
  const unfinished = `${file}.unfinished`;
  return withDatabase(config, async (database) => {
    await refuseUnlessUpToDate(database);
    const { id: userId, language } = await findAccount(database.db, email);
    const wish = {
      userId,
      accountId: await findOwnedAccount(database.db, userId),
      language: wanted ?? language,
      at: now(),
      onWritten: async () => {},
    };
    try {
      await writeArchive(
        unfinished,
        entriesOf({ db: database.db, files: mediaStoreOf(config) }, wish),
        now(),
      );
      await chmod(unfinished, 0o600);
      await rename(unfinished, file);
    } finally {
      await rm(unfinished, { force: true });
    }
    const { size } = await stat(file);
    print(`${file}: ${size} bytes`);
    return { file, bytes: size };
  });
}
