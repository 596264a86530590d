import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The secret given, or one made at the first start and kept, readable by its owner only, in the data folder. */
export function appSecretOf({
  appSecret,
  dataDir,
}: {
  appSecret: string | undefined;
  dataDir: string;
}): string {
  if (appSecret) return appSecret;
  const file = join(dataDir, 'app-secret');
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    const made = randomBytes(32).toString('base64url');
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, made, { mode: 0o600 });
    return made;
  }
}
