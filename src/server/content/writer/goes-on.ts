import type { ContentLanguage } from '#shared/content/content.ts';

/** «And yes, it is light», «Üstelik hafif»: the product has to have been spoken of. */
const GOES_ON: Record<ContentLanguage, RegExp> = {
  en: /^(?:And yes|One more point)(?!\p{L})/u,
  de: /^(?:Und (?:ja|\{the\})|Außerdem|Ein Detail noch|Dazu kommt|Noch dazu|Übrigens|Noch was|Ach ja|Auch gut)(?!\p{L})/u,
  fr: /^(?:Et (?:c’est|puis)|En plus)(?!\p{L})/u,
  es: /^(?:Y|Además|También)(?!\p{L})/u,
  tr: /^(?:Kendisi|Bak,|Üstelik|Üstüne bir de|Hem de|Ayrıca)(?!\p{L})|^\p{L}+ d[ae] (?:\{|böyle|şöyle)|aynı zamanda|için de /u,
};

export function goesOn(piece: string, language: ContentLanguage): boolean {
  return GOES_ON[language].test(piece);
}
