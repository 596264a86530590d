import type { ContentLanguage } from '#shared/content/content.ts';
import type { ProductFact } from './voice/product-fact.ts';

/** Whether a text says a fact; an adjective may have taken another ending, «ligera» for «ligero». */
export function saysFact(text: string, { text: fact }: ProductFact, language: ContentLanguage): boolean {
  const stem = /[^\d\s]o$/.test(fact) ? fact.slice(0, -1) : fact;
  return text.toLocaleLowerCase(language).includes(stem.toLocaleLowerCase(language));
}
