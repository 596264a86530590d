import type { FoundAccount } from '#shared/publishing/social-accounts.ts';

/** Nothing is chosen for the owner, unless there is nothing to choose between. */
export function chosenAtFirst(found: readonly FoundAccount[]): string[] {
  const [only, ...more] = found;
  return only && more.length === 0 && only.otherStore === null ? [only.id] : [];
}
