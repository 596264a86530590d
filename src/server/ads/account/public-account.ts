import type { ReachedAccount } from '#server/platforms/ports/ads-platform.ts';
import type { AdsAccount } from '#shared/ads/ads-account.ts';
import type { AccountRecord } from './repository.ts';

/** Without what opens it. */
export function publicAccount(record: AccountRecord): NonNullable<AdsAccount['account']> {
  const { customerId, name, currency, timeZone, status, problem, readAt, knownFrom } = record;
  const choices = status === 'choosing' ? choicesOf(record) : [];
  return {
    customerId,
    name,
    currency,
    timeZone,
    problem,
    status,
    readAt: readAt?.toISOString() ?? null,
    from: readAt ? knownFrom : null,
    choices: choices.map(({ managerId: _, ...choice }) => choice),
  };
}

/** What the consent reaches. */
export function choicesOf(record: AccountRecord): ReachedAccount[] {
  return record.choices as ReachedAccount[];
}
