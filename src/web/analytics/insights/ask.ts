import { type Answer, type AnswerOfAll, type Asked, askingEndpoints } from '#shared/analytics/asking.ts';
import { call } from '#web/core/api/call.ts';
import { ALL_STORES } from '#web/stores/connect/selected-store.ts';

/** Over all stores it says which of them are meant, and what must be known of single ones. */
export type GivenAnswer = Answer & Partial<Pick<AnswerOfAll, 'storeIds' | 'notes'>>;

/** Of a store or of `ALL_STORES`; there the stores of the answer before go on being meant. */
export function askAbout(
  storeId: string,
  asked: Asked,
  { storeIds, signal }: { storeIds: string[] | undefined; signal?: AbortSignal },
): Promise<GivenAnswer> {
  if (storeId !== ALL_STORES)
    return call(askingEndpoints.ask, { params: { storeId }, body: asked, ...(signal && { signal }) });
  const body = storeIds?.length ? { ...asked, storeIds } : asked;
  return call(askingEndpoints.askOfAll, { body, ...(signal && { signal }) });
}
