import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from '#server/core/operation/start-failure.ts';
import { createDurably } from '#server/core/operation/write-durably.ts';

const SHORTEST = 32;

interface Place {
  appSecret?: string | undefined;
  dataDir: string;
}

/**
 * The secret given, or one made at the first start and saved in the data folder, for its owner only.
 * @param hasSealed whether the database holds anything that a secret sealed; asked only before one is made.
 * @throws StartFailure where a new one would leave what is sealed closed for good.
 */
export async function appSecretOf(
  { appSecret, dataDir }: Place,
  hasSealed: () => Promise<boolean>,
): Promise<string> {
  if (appSecret) return appSecret;
  const file = secretFileIn(dataDir);
  const found = readSecretFile(file);
  if (isUsable(found)) return found;
  if (await hasSealed()) throw lost(file, found);
  if (found !== null) rmSync(file);
  const made = randomBytes(32).toString('base64url');
  if (createDurably(file, made)) return made;
  return readAppSecret({ appSecret, dataDir });
}

/**
 * The secret that is there, for tools that make none.
 * @throws StartFailure where there is none, or one that is empty or cut off.
 */
export function readAppSecret({ appSecret, dataDir }: Place): string {
  if (appSecret) return appSecret;
  const file = secretFileIn(dataDir);
  const found = readSecretFile(file);
  if (isUsable(found)) return found;
  throw lost(file, found);
}

/** The file of a secret that was made here and can be used; null where there is none. */
export function usableSecretFile({ appSecret, dataDir }: Place): string | null {
  const file = secretFileIn(dataDir);
  return !appSecret && isUsable(readSecretFile(file)) ? file : null;
}

export function secretFileIn(dataDir: string): string {
  return join(dataDir, 'app-secret');
}

function readSecretFile(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return null;
  }
}

function isUsable(secret: string | null): secret is string {
  return secret !== null && secret.trim().length >= SHORTEST;
}

function lost(file: string, found: string | null): StartFailure {
  const what = found === null ? 'is missing' : found.trim() === '' ? 'is empty' : 'is cut off';
  return new StartFailure(
    `${file} ${what}, and the saved access to stores and accounts does not open without it. Put the file back from a backup; or, if there is none, set APP_SECRET to ${SHORTEST} or more random characters and have stores and accounts connected again.`,
  );
}
