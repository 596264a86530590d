import { paths } from '#web/core/app/paths.ts';

/** The auth page once a detour is over; a store that waits for its owner's account is still named in the rest. */
export function authPathAfterDetour(): string {
  const rest = new URLSearchParams(window.location.search);
  for (const name of ['view', 'reset']) rest.delete(name);
  return `${paths.auth}?${rest}`;
}
