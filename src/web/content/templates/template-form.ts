import type { ContentPlatform, ContentType } from '#shared/content/content.ts';
import type { Look } from '#shared/content/picture.ts';
import { NewTemplate, type Template } from '#shared/content/templates.ts';
import { issueSentence } from '#shared/core/issue-sentence.ts';
import { wordIssue } from '#shared/core/issue-words.ts';
import { type Piece, parseHashtags, type Words } from '#web/content/piece.ts';

export interface TemplateForm {
  name: string;
  platform: ContentPlatform;
  captionTemplate: string;
  hashtagText: string;
  look: Look | null;
  category: ContentType;
  imagePromptTemplate: string | null;
}

export const EMPTY_TEMPLATE: TemplateForm = {
  name: '',
  platform: 'instagram',
  captionTemplate: '',
  hashtagText: '',
  look: null,
  category: 'product',
  imagePromptTemplate: null,
};

export function formOfTemplate({ hashtags, ...template }: Template): TemplateForm {
  const { name, platform, captionTemplate, look, category, imagePromptTemplate } = template;
  return {
    name,
    platform,
    captionTemplate,
    look,
    category,
    imagePromptTemplate,
    hashtagText: hashtags.join(' '),
  };
}

/** What was said of this product alone becomes a field: its name, and its price where no other amount is written. */
export function formOfPiece(piece: Piece, { caption, hashtags }: Words): TemplateForm {
  const { productTitle, platform, contentType, imagePrompt } = piece;
  // What stands in braces already would be read as a field.
  const general = (text: string) => {
    const plain = text.replace(/[{}]/g, '');
    return productTitle ? plain.replaceAll(productTitle, '{product}') : plain;
  };
  return {
    ...EMPTY_TEMPLATE,
    platform,
    category: contentType,
    captionTemplate: withPriceField(general(caption)),
    hashtagText: hashtags.filter((tag) => lettersOf(tag) !== lettersOf(productTitle ?? '')).join(' '),
    imagePromptTemplate: imagePrompt && general(imagePrompt),
  };
}

const AMOUNTS = /\p{Sc}\s?\d+(?:[.,]\d+)*|\d+(?:[.,]\d+)*\s?(?:\p{Sc}|TL\b)/gu;

function withPriceField(text: string): string {
  const isOne = new Set(text.match(AMOUNTS)).size === 1;
  return isOne ? text.replace(AMOUNTS, '{price}') : text;
}

const lettersOf = (words: string) => words.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/** The request, or what is wrong next to each field. */
export function checkTemplate({ hashtagText, ...form }: TemplateForm) {
  const checked = NewTemplate.safeParse(
    { ...form, hashtags: parseHashtags(hashtagText) },
    { error: wordIssue },
  );
  if (checked.success) return { request: checked.data, wrong: {} };
  const { issues } = checked.error;
  const sentenceOf = (name: string) => {
    const issue = issues.find(({ path }) => path[0] === name);
    return issue && issueSentence(issue);
  };
  return {
    request: null,
    wrong: {
      name: sentenceOf('name'),
      captionTemplate: sentenceOf('captionTemplate'),
      hashtags: sentenceOf('hashtags'),
    },
  };
}
