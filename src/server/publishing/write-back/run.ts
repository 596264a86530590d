import type { StoreWriteBack } from '#server/platforms/ports/write-back.ts';
import type { OpenStore } from '#server/stores/connect/open-stores.ts';
import type { Language } from '#shared/core/languages.ts';

/** What everything that is written to one store in one go knows. */
export interface Run {
  store: Pick<OpenStore, 'id' | 'userId' | 'platform' | 'access' | 'identity'>;
  port: StoreWriteBack;
  language: Language;
}
