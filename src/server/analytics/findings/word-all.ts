import type { FastifyBaseLogger } from 'fastify';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import type { TextModel } from '#server/platforms/ports/text-model.ts';
import type { Language } from '#shared/core/languages.ts';
import { askForWording, type WordingTask } from './ask-provider.ts';
import type { ProvidersWords } from './check-wording.ts';
import type { Facts } from './finding.ts';

interface Context {
  textModel: TextModel;
  store: OwnedStore;
  language: Language;
  /** What is not worded then keeps our own words. */
  until: AbortSignal;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

const AT_ONCE = 5;

/** A provider's words for those findings of which they are right and in time; the most important come first. */
export async function wordAll<Finding extends Facts, Words extends ProvidersWords>(
  findings: Finding[],
  task: WordingTask<Finding, Words>,
  { textModel, store, language, until, log }: Context,
): Promise<Map<Finding, Words>> {
  const worded = new Map<Finding, Words>();
  let next = 0;
  let helpless = false;

  async function work() {
    for (let index = next++; index < findings.length && !helpless && !until.aborted; index = next++) {
      const finding = findings[index]!;
      const { id: storeId, userId, currency } = store;
      try {
        const reader = { userId, storeId, language, currency, signal: until };
        worded.set(finding, await askForWording(textModel, finding, task, reader));
      } catch (error) {
        if (until.aborted) return;
        if (!(error instanceof PlatformFailure)) throw error;
        log.warn(
          { storeId, code: error.code, type: finding.type },
          `${task.name} worded without the provider`,
        );
        // The others would meet the same.
        helpless ||= error.kind !== 'unexpected-reply' && error.code !== 'ai_refused';
      }
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return worded;
}
