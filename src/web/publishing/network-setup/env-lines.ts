import type { NetworkSetup, SetupApp } from '#shared/publishing/network-setup.ts';

const PLAIN = /^[\w.~:/+=|@%,-]*$/;

/** The settings as a file of environment variables has them; quotes where a value holds what has a meaning there. */
export function envLines({ settings }: Pick<NetworkSetup, 'settings'>, app: SetupApp): string {
  return [
    [settings.clientId, app.clientId],
    [settings.clientSecret, app.clientSecret],
  ]
    .map(([name, value = '']) => `${name}=${quoted(value.trim())}`)
    .join('\n');
}

function quoted(value: string): string {
  if (PLAIN.test(value)) return value;
  return value.includes("'") ? `"${value}"` : `'${value}'`;
}
