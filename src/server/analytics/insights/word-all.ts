import type { FastifyBaseLogger } from 'fastify';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import type { TextModel } from '#server/platforms/ports/text-model.ts';
import type { ReaderLanguage } from '#shared/analytics/insights.ts';
import type { Finding } from './finding.ts';
import { askForWording } from './wording/ask-provider.ts';
import type { Wording } from './wording/sentences.ts';
import { wordFinding } from './wording/word-finding.ts';

export interface WordedFinding extends Wording {
  finding: Finding;
  wording: 'builtin' | 'provider';
}

interface Context {
  textModel: TextModel | null;
  store: OwnedStore;
  language: ReaderLanguage;
  /** What is not worded then is worded by ourselves. */
  until: AbortSignal;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

const AT_ONCE = 5;

/** Words for all findings, the most important first: the provider's where they are right and in time, else our own. */
export async function wordAll(
  findings: Finding[],
  { textModel, store, language, until, log }: Context,
): Promise<WordedFinding[]> {
  const worded: WordedFinding[] = findings.map((finding) => ({
    finding,
    wording: 'builtin',
    ...wordFinding(finding, language, store.currency),
  }));
  if (!textModel) return worded;
  let next = 0;
  let helpless = false;

  async function work(model: TextModel) {
    for (let index = next++; index < worded.length && !helpless && !until.aborted; index = next++) {
      const { finding } = worded[index]!;
      const { id: storeId, userId, currency } = store;
      try {
        const reader = { userId, storeId, language, currency, signal: until };
        worded[index] = { finding, wording: 'provider', ...(await askForWording(model, finding, reader)) };
      } catch (error) {
        if (until.aborted) return;
        if (!(error instanceof PlatformFailure)) throw error;
        log.warn({ storeId, code: error.code, type: finding.type }, 'insight worded without the provider');
        // The others would meet the same.
        helpless ||= error.kind !== 'unexpected-reply' && error.code !== 'ai_refused';
      }
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, () => work(textModel)));
  return worded;
}
