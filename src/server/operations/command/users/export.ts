import { chmod, rename, rm, stat } from 'node:fs/promises';
import type { OpenDatabase } from '#server/core/db/database.ts';
import { writeArchive } from '#server/operations/account/export/archive.ts';
import { entriesOf } from '#server/operations/account/export/entries.ts';
import type { Call } from '#server/operations/command/command.ts';
import { refuseUnlessUpToDate, withDatabase } from '#server/operations/command/copying/with-database.ts';
import { BadUse, Failed } from '#server/operations/command/failed.ts';
import { mediaStoreOf } from '#server/operations/command/media-store.ts';
import { isLanguage, LANGUAGES } from '#shared/core/languages.ts';
import { findAccount } from './find-account.ts';
import { findOwnedAccounts, type OwnedAccount } from './users-repository.ts';

export function exportAccount(call: Call): Promise<object> {
  return withDatabase(call.config(), async (database) => {
    await refuseUnlessUpToDate(database);
    return exportIn(database, call);
  });
}

/** From an open database; under its name only once it is whole. */
export async function exportIn(
  { db }: OpenDatabase,
  { args, options, config: readConfig, pathOf, print, now }: Call,
): Promise<object> {
  const [address, name] = args as [string, string];
  const wanted = options.language;
  if (wanted !== undefined && !isLanguage(wanted))
    throw new BadUse(`--language is ${LANGUAGES.join(' or ')}`);
  const { id: userId, email, language } = await findAccount(db, address);
  const owned = await findOwnedAccounts(db, userId);
  const account = chosenOf(owned, { userId, email, named: options.account });
  const accountId = account?.id ?? null;
  const wish = { userId, accountId, language: wanted ?? language, at: now(), onWritten: async () => {} };
  const file = pathOf(name);
  const unfinished = `${file}.unfinished`;
  try {
    await writeArchive(unfinished, entriesOf({ db, files: mediaStoreOf(readConfig()) }, wish), now());
    await chmod(unfinished, 0o600);
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
  const { size } = await stat(file);
  print(account ? `account ${lineOf(account)}` : `${email} owns no account: only what is their own.`);
  for (const other of owned.filter((each) => each !== account))
    print(`not in it, by --account: ${lineOf(other)}`);
  print(`${file}: ${size} bytes`);
  return { file, bytes: size, account: accountId };
}

/** The one that began with them, or the only one, unless another is named; null where they own none. */
function chosenOf(
  owned: OwnedAccount[],
  { userId, email, named }: { userId: string; email: string; named: Call['options'][string] },
): OwnedAccount | null {
  if (named !== undefined) {
    const account = owned.find(({ id }) => id === named);
    if (!account) throw new Failed(`${email} does not own the account ${named}. ${listed(owned)}`);
    return account;
  }
  const own = owned.find(({ id }) => id === userId);
  if (!own && owned.length > 1)
    throw new Failed(`Which account of ${email}? Please name it by --account. ${listed(owned)}`);
  return own ?? owned[0] ?? null;
}

function listed(owned: OwnedAccount[]): string {
  return ['They own:', ...(owned.length > 0 ? owned.map(lineOf) : ['none'])].join('\n');
}

function lineOf({ id, stores }: OwnedAccount): string {
  return `${id}  ${stores.length > 0 ? stores.join(', ') : 'no stores'}`;
}
