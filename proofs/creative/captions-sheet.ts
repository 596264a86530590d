import type { Written } from '#server/content/writer/testing/written-captions.ts';
import { postLength, postText } from '#shared/content/post-limits.ts';

/** One page to be read: each caption as it would be posted, with what it was asked for and what speaks against it. */
export function captionsSheet(all: readonly Written[]): string {
  return `<!doctype html><meta charset="utf-8"><title>Captions</title><style>
body{font:15px/1.45 system-ui;margin:2rem;columns:22rem;background:#f6f6f4}
article{break-inside:avoid;background:#fff;border-radius:10px;padding:1rem;margin:0 0 1rem}
p{white-space:pre-wrap;margin:.4rem 0 0}small{color:#777}b{color:#b00}
</style>${all.map(card).join('\n')}`;
}

function card({ request, caption, hashtags, shape, problems }: Written): string {
  const { language, platform, contentType, tone, product } = request;
  const text = postText(caption, hashtags);
  const labels = [language, platform, contentType, tone, product.title, shape, postLength(platform, text)];
  const warning = problems.length > 0 ? `<b>${escapeMarkup(problems.join(' '))}</b>` : '';
  return `<article lang="${language}"><small>${escapeMarkup(labels.join(' · '))}</small><p>${escapeMarkup(text)}</p>${warning}</article>`;
}

function escapeMarkup(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
