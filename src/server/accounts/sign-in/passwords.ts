import { hash, verify } from '@node-rs/argon2';

/** OWASP's smallest recommended argon2id (the library's default algorithm): 19 MiB, 2 passes, 1 lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** A hash of nothing anybody can type, so that an unknown address takes as long as a wrong password. */
const NOBODY = hash(crypto.randomUUID(), COST);

export async function passwordMatches(password: string, stored: string | null): Promise<boolean> {
  const matches = await verify(stored ?? (await NOBODY), password);
  return matches && stored !== null;
}
