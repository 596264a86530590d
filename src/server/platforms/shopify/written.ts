import type { RemovalOutcome, WriteOutcome } from '#server/platforms/ports/write-back.ts';
import { say } from '#shared/core/sentence.ts';
import { unlessRefused } from './reports.ts';

export interface CodedError {
  code?: string | null | undefined;
  message: string;
}

export const refused = ({ message }: CodedError) => ({
  state: 'refused' as const,
  reason: say('Shopify said: {reason}', { reason: message.slice(0, 200) }),
});

/** What a mutation that names its errors came to; null where it named none. */
export function outcomeOf([error]: CodedError[]): Exclude<WriteOutcome, { state: 'written' }> | null {
  if (!error) return null;
  if (error.code === 'LIMIT_REACHED') return { state: 'limit' };
  if (error.code && GONE.has(error.code)) return { state: 'gone' };
  return refused(error);
}

export function removalOf([error]: CodedError[]): RemovalOutcome {
  if (!error || (error.code && GONE.has(error.code))) return { state: 'gone' };
  return refused(error);
}

const GONE = new Set(['NOT_FOUND', 'INVALID_REMOTE_ID', 'MARKETING_ACTIVITY_DOES_NOT_EXIST']);

/** A permission that is missing is an outcome, too. */
export async function ifAllowed<Outcome>(
  writing: Promise<Outcome>,
): Promise<Outcome | { state: 'not_allowed' }> {
  return (await unlessRefused(writing)) ?? { state: 'not_allowed' };
}
