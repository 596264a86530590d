import type { ContentLanguage } from '#shared/content/content.ts';
import type { Named } from './product-words.ts';
import { headOf } from './title-head.ts';

const LONGEST_SENTENCE = 160;

/** «This candle holder is …», «… is a candle holder»: what the first sentence says it speaks of. */
const SPEAKS_OF: Record<ContentLanguage, RegExp[]> = {
  en: [
    /^(?:this|these|our|the|an?)\s+([^.,;!?]{3,60}?)\s+(?:is|are|has|have|can|will|comes?|features?|makes?|holds?)\b/i,
    /^.{0,60}?\b(?:is|are)\s+an?\s+([^.,;!?]{3,60}?)(?=\s+(?:that|which|with|for|of|in|made|designed)\b|[.,;!?]|$)/i,
  ],
  tr: [/^bu\s+([^.,;!?]{3,50})(?=[.,;!?]|$)/i],
  de: [
    /^(?:diese[rs]?|unsere?[rs]?)\s+([^.,;!?]{3,50}?)\s+(?:ist|sind|hat|haben|wird|passt)\b/i,
    /^.{0,60}?\b(?:ist|sind)\s+eine?\s+([^.,;!?]{3,50}?)(?=\s+(?:mit|für|aus|von)\b|[.,;!?]|$)/i,
  ],
  fr: [
    /^(?:cet?|cette|ces|notre|nos)\s+([^.,;!?]{3,50}?)\s+(?:est|sont|a|ont)\b/i,
    /^.{0,60}?\b(?:est|sont)\s+une?\s+([^.,;!?]{3,50})/i,
  ],
  es: [
    /^(?:este|esta|estos|estas|nuestr[oa]s?)\s+([^.,;!?]{3,50}?)\s+(?:es|son|tiene|tienen)\b/i,
    /^.{0,60}?\b(?:es|son)\s+una?\s+([^.,;!?]{3,50})/i,
  ],
};

export function headInDescription(description: string | null): Named | null {
  const sentence = /^[^.!?\n]*/.exec(description?.trim().slice(0, LONGEST_SENTENCE) ?? '')?.[0] ?? '';
  for (const [language, patterns] of Object.entries(SPEAKS_OF) as [ContentLanguage, RegExp[]][])
    for (const pattern of patterns) {
      const said = pattern.exec(sentence)?.[1];
      const head = said ? headOf(said, language) : null;
      if (head && head.unknown === 0) return head.named;
    }
  return null;
}
