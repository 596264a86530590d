import type { AdsAccess, ReachedAccount } from '#server/platforms/ports/ads-platform.ts';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import type { GoogleAdsClient } from './client.ts';
import { googleAdsFailures } from './failures.ts';
import { CLIENTS_QUERY } from './queries.ts';
import { WireAccessible, WireClient } from './wire.ts';

/** Agencies have hundreds; an owner who reaches more finds theirs by its own sign-in. */
const MOST_ACCOUNTS = 500;
const MOST_QUESTIONS = 60;

/**
 * Accounts with campaigns of their own. Google lists what a person opens directly; what a manager leads to is asked of
 * the manager, which then has to be named with every question (reference/google-ads.md 2).
 */
export async function findReached(client: GoogleAdsClient, person: AdsAccess) {
  const { resourceNames } = await client.get(person, 'customers:listAccessibleCustomers', WireAccessible);
  const direct = resourceNames.flatMap((name) => /^customers\/(\d+)$/.exec(name)?.[1] ?? []);
  const waiting = direct.map((customerId) => ({ customerId, managerId: null as string | null }));
  const asked = new Set<string>();
  const found = new Map<string, ReachedAccount>();
  let throughManager = false;
  let refusal: PlatformFailure | null = null;

  for (let next = waiting.shift(); next && asked.size < MOST_QUESTIONS; next = waiting.shift()) {
    const { customerId, managerId } = next;
    if (asked.has(customerId)) continue;
    asked.add(customerId);
    let clients: WireClient[];
    try {
      clients = await clientsOf(client, person, next);
    } catch (error) {
      // Closed accounts and those that were taken away are listed too.
      if (!(error instanceof PlatformFailure && error.kind === 'rejected')) throw error;
      refusal ??= error;
      continue;
    }
    for (const each of clients) {
      const isItself = each.level === 0;
      if (each.manager) throughManager = true;
      if (each.manager && !isItself)
        waiting.push({ customerId: each.id, managerId: managerId ?? customerId });
      if (each.manager || each.status !== 'ENABLED' || found.size >= MOST_ACCOUNTS) continue;
      const account = accountOf(each, isItself ? managerId : (managerId ?? customerId));
      if (!found.has(each.id) || account.managerId === null) found.set(each.id, account);
    }
  }
  if (found.size === 0) throw refusal ?? googleAdsFailures.noAccounts();
  return { accounts: [...found.values()], throughManager };
}

async function clientsOf(
  client: GoogleAdsClient,
  person: AdsAccess,
  { customerId, managerId }: { customerId: string; managerId: string | null },
): Promise<WireClient[]> {
  const through = { ...person, managerId };
  const clients: WireClient[] = [];
  for await (const rows of client.search(through, customerId, CLIENTS_QUERY, WireClient))
    clients.push(...rows.map(({ customerClient }) => customerClient));
  // Renewed in the copy, and good for what follows.
  person.accessToken = through.accessToken;
  return clients;
}

function accountOf(
  { id, descriptiveName, currencyCode, timeZone }: WireClient,
  managerId: string | null,
): ReachedAccount {
  return {
    customerId: id,
    managerId,
    name: descriptiveName || id,
    currency: currencyCode ?? '',
    timeZone: timeZone || 'UTC',
  };
}
