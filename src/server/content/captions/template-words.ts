import type { ProductFacts } from '#server/content/products/product-facts.ts';
import { fieldValues, fillTemplate } from '#server/content/templates/fill-template.ts';
import { templateProblems } from '#server/content/templates/problems.ts';
import { findProductUrl, findTemplate, type TemplateRecord } from '#server/content/templates/repository.ts';
import type { Caption } from '#server/content/writer/caption.ts';
import type { Database } from '#server/core/db/database.ts';
import type { TemplateField } from '#shared/content/templates.ts';
import { type Sentence, type Text, text } from '#shared/core/sentence.ts';
import type { GenerationRequest } from './generations-repository.ts';

/**
 * The template that a request names. A schedule goes on without one that its owner took out of use.
 * @throws Problem when a request by hand names one that is gone or not in use.
 */
export async function templateFor(
  db: Database,
  storeId: string,
  request: GenerationRequest,
): Promise<TemplateRecord | null> {
  if (request.kind === 'variations' || !request.templateId) return null;
  const template = await findTemplate(db, storeId, request.templateId);
  if (template?.isActive) return template;
  if (request.kind === 'slot') return null;
  throw template ? templateProblems.notActive() : templateProblems.notFound();
}

interface TemplateWords extends Caption {
  imagePrompt: string | null;
  /** What was left out, for the owner. */
  notes: Sentence[];
}

/** @throws Problem when no line is left for this product. */
export async function wordsOfTemplate(
  db: Database,
  { captionTemplate, hashtagTemplate, imagePromptTemplate }: TemplateRecord,
  { storeId, product, request }: { storeId: string; product: ProductFacts; request: GenerationRequest },
): Promise<TemplateWords> {
  const url = await findProductUrl(db, storeId, product.id);
  const values = fieldValues(product, url, request.language);
  const { text: caption, missing } = fillTemplate(captionTemplate ?? '', values);
  if (!caption) throw templateProblems.nothingLeft();
  const prompt = imagePromptTemplate && fillTemplate(imagePromptTemplate, values).text;
  return {
    caption,
    hashtags: hashtagTemplate ? hashtagTemplate.split(' ') : [],
    imagePrompt: prompt || null,
    notes: missing.map((field) => LEFT_OUT[field]),
  };
}

const LEFT_OUT: Record<TemplateField, Text> = {
  product: text('A line of the template was left out: the product has no name.'),
  price: text('A line of the template was left out: the product has no price.'),
  old_price: text('A line of the template was left out: the product has no earlier price.'),
  link: text('A line of the template was left out: the product has no page of its own.'),
  store: text('A line of the template was left out: the store has no name.'),
  category: text('A line of the template was left out: the product has no category.'),
};
