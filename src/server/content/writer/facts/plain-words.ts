import type { ContentLanguage } from '#shared/content/content.ts';

/** The text in small letters and without markup, every character at the place it had. */
export function plainWords(text: string, language: ContentLanguage): string {
  const bare = text
    .replace(/<[^>]*>|&[#\w]{2,8};/g, (markup) =>
      /^<(?:br|\/p|\/li|\/h\d|\/div)/i.test(markup)
        ? markup.replace(/[\s\S]/g, '\n')
        : ' '.repeat(markup.length),
    )
    .replace(/[’‘ʼ]/g, "'")
    .replace(/[\u00A0\u202F\t]/g, ' ');
  // What grows by becoming small would shift all that follows it.
  if (language === 'tr') return bare.replace(/İ/g, 'i').replace(/I/g, 'ı').toLowerCase();
  return bare.replace(/İ/g, 'i').toLowerCase();
}
