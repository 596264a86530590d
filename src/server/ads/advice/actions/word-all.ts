import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import type { TextModel } from '#server/platforms/ports/text-model.ts';
import type { ReaderLanguage } from '#shared/analytics/insights.ts';
import type { AdsFinding } from './finding.ts';
import type { SavedWording } from './repository.ts';
import { askForWording } from './wording/ask-provider.ts';

interface Context {
  textModel: TextModel;
  store: OwnedStore;
  language: ReaderLanguage;
  /** What is not worded then keeps our own words. */
  until: AbortSignal;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

const AT_ONCE = 5;

/** The facts that words are of: with any other figure they would be wrong. A database gives keys back in another order. */
export function hashOf({ type, variant, names, figures, table, period }: AdsFinding): string {
  const facts = [
    type,
    variant,
    period.from,
    period.to,
    Object.entries(names).sort(),
    figures.map(({ name, value, unit }) => [name, value, unit]),
    table && [table.columns.map(({ name, unit }) => [name, unit]), table.rows],
  ];
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url');
}

/** A provider's words by subject, for those of which they are right and in time; the most important come first. */
export async function wordAll(
  findings: AdsFinding[],
  { textModel, store, language, until, log }: Context,
): Promise<Map<string, SavedWording>> {
  const worded = new Map<string, SavedWording>();
  let next = 0;
  let helpless = false;

  async function work() {
    for (let index = next++; index < findings.length && !helpless && !until.aborted; index = next++) {
      const finding = findings[index]!;
      const { id: storeId, userId, currency } = store;
      try {
        const reader = { userId, storeId, language, currency, signal: until };
        const words = await askForWording(textModel, finding, reader);
        worded.set(finding.subject, { facts: hashOf(finding), ...words });
      } catch (error) {
        if (until.aborted) return;
        if (!(error instanceof PlatformFailure)) throw error;
        log.warn({ storeId, code: error.code, type: finding.type }, 'action worded without the provider');
        // The others would meet the same.
        helpless ||= error.kind !== 'unexpected-reply' && error.code !== 'ai_refused';
      }
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return worded;
}
