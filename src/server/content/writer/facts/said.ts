import type { FactKind } from '#server/content/writer/voice/product-fact.ts';
import type { ContentLanguage } from '#shared/content/content.ts';

/** What one place of a text says, in whichever of the five languages it is wanted. */
export interface Said {
  kind: FactKind;
  text: (language: ContentLanguage) => string;
  from: number;
  to: number;
}
