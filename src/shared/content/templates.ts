import * as z from 'zod/mini';
import { endpoint } from '#shared/core/endpoint.ts';
import { text } from '#shared/core/sentence.ts';
import { StoreParams } from '#shared/stores/stores.ts';
import { ContentPlatform, ContentType } from './content.ts';
import { Look } from './picture.ts';

/* The owner's own texts, with fields that are filled in from a product. */

export const TEMPLATE_FIELDS = ['product', 'price', 'old_price', 'link', 'store', 'category'] as const;
export type TemplateField = (typeof TEMPLATE_FIELDS)[number];
/** As a field stands in a text, e.g. `{old_price}`. */
export const FIELD_PATTERN = /\{(\w+)\}/g;

function isKnownField(name: string | undefined): boolean {
  return TEMPLATE_FIELDS.some((field) => field === name);
}

const template = {
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, text('Please enter a name.')),
      z.maxLength(120, text('Please use at most 120 characters.')),
    ),
  platform: ContentPlatform,
  captionTemplate: z.string().check(
    z.trim(),
    z.minLength(1, text('Please enter the text.')),
    z.maxLength(5000, text('Please use at most 5,000 characters.')),
    z.refine((text) => [...text.matchAll(FIELD_PATTERN)].every(([, name]) => isKnownField(name)), {
      error: text('The text has a field that is not known. Please use those listed below it.'),
    }),
  ),
  /** Each with its `#`. */
  hashtags: z
    .array(
      z
        .string()
        .check(
          z.maxLength(100),
          z.regex(
            /^#[\p{L}\p{M}\p{N}_]+$/u,
            text('A hashtag is # and letters or digits, without spaces or signs.'),
          ),
        ),
    )
    .check(z.maxLength(30, text('Please use at most 30 hashtags.'))),
  imagePromptTemplate: z.nullable(z.string().check(z.maxLength(4000))),
  /** Null lets the tone choose. */
  look: z.nullable(Look),
  category: ContentType,
  isActive: z.boolean(),
};

export const Template = z.object({
  id: z.uuid(),
  ...template,
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Template = z.infer<typeof Template>;

export const NewTemplate = z.object({
  ...template,
  hashtags: z._default(template.hashtags, []),
  imagePromptTemplate: z._default(template.imagePromptTemplate, null),
  look: z._default(template.look, null),
  category: z._default(ContentType, 'product'),
  isActive: z._default(z.boolean(), true),
});
export type NewTemplate = z.infer<typeof NewTemplate>;

/** Only what is named changes. */
const TemplateChange = z.object({
  name: z.optional(template.name),
  platform: z.optional(ContentPlatform),
  captionTemplate: z.optional(template.captionTemplate),
  hashtags: z.optional(template.hashtags),
  imagePromptTemplate: z.optional(template.imagePromptTemplate),
  look: z.optional(template.look),
  category: z.optional(ContentType),
  isActive: z.optional(z.boolean()),
});
export type TemplateChange = z.infer<typeof TemplateChange>;

const TemplateParams = z.object({ ...StoreParams.shape, templateId: z.uuid() });

export const templateEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/social-media/:storeId/templates',
    access: 'store',
    needs: 'see',
    summary: 'Texts with fields that posts are made of, by name',
    params: StoreParams,
    reply: z.array(Template),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/social-media/:storeId/templates',
    access: 'store',
    needs: 'write',
    summary: 'Save a text with fields, its hashtags and its look as a template',
    params: StoreParams,
    body: NewTemplate,
    activity: ['template-created'],
    reply: Template,
    perMinute: 30,
  }),
  change: endpoint({
    method: 'POST',
    path: '/api/social-media/:storeId/templates/:templateId',
    access: 'store',
    needs: 'write',
    summary: 'Change or rename a template, or take it out of use',
    params: TemplateParams,
    body: TemplateChange,
    activity: ['template-changed'],
    reply: Template,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/social-media/:storeId/templates/:templateId',
    access: 'store',
    needs: 'write',
    summary: 'Delete a template; schedules that used it are written by Vitrin again',
    params: TemplateParams,
    activity: ['template-deleted'],
    reply: z.object({ success: z.boolean() }),
  }),
};
