import { drawableText } from '#server/content/studio/drawable-text.ts';
import { sayPrice } from '#server/content/studio/price-words.ts';
import type { ContentLanguage, ContentType, Tone } from '#shared/content/content.ts';
import type { ReelSubject } from './reel-request.ts';

/** All that is written in a reel; null is left out. */
export interface ReelWords {
  title: string;
  category: string | null;
  price: string | null;
  /** Stands over a price that is only the lowest of several. */
  from: string | null;
  oldPrice: string | null;
  storeName: string;
  callToAction: string;
}

/** An invitation and no promise. Where a language distinguishes a friend from a customer, the second is for customers. */
const CALLS: Record<ContentLanguage, Record<ContentType, readonly [familiar: string, formal: string]>> = {
  en: {
    product: ['Take a closer look', 'Discover it now'],
    promotion: ['Get yours', 'Shop now'],
    lifestyle: ['Make it yours', 'Make it yours'],
    educational: ['Find out more', 'Learn more'],
  },
  tr: {
    product: ['Hemen incele', 'Hemen inceleyin'],
    promotion: ['Şimdi al', 'Şimdi satın alın'],
    lifestyle: ['Keşfet', 'Keşfedin'],
    educational: ['Daha fazlasını öğren', 'Daha fazlasını öğrenin'],
  },
  es: {
    product: ['Míralo de cerca', 'Descúbralo ahora'],
    promotion: ['Consíguelo', 'Cómprelo ahora'],
    lifestyle: ['Hazlo tuyo', 'Hágalo suyo'],
    educational: ['Descubre más', 'Descubra más'],
  },
  fr: {
    product: ['Viens voir de plus près', 'Découvrez-le'],
    promotion: ['Craque maintenant', 'Commandez maintenant'],
    lifestyle: ['Adopte-le', 'À vous d’en profiter'],
    educational: ['En savoir plus', 'En savoir plus'],
  },
  de: {
    product: ['Schau es dir an', 'Jetzt entdecken'],
    promotion: ['Hol es dir', 'Jetzt kaufen'],
    lifestyle: ['Mach es zu deinem', 'Jetzt entdecken'],
    educational: ['Mehr erfahren', 'Mehr erfahren'],
  },
};
const FORMAL: Record<Tone, 0 | 1> = { professional: 1, casual: 0, trendy: 0, luxury: 1 };

/** What cannot be drawn with the fonts at hand is left out. */
export function wordsFor({ product, storeName, contentType, tone, language }: ReelSubject): ReelWords {
  const category = drawableText(product.category);
  const price = sayPrice(product, language);
  return {
    title: drawableText(product.title) ?? category ?? drawableText(storeName) ?? '',
    category,
    price: price?.now ?? null,
    from: price?.prefix ?? null,
    oldPrice: price?.before ?? null,
    storeName: drawableText(storeName) ?? '',
    callToAction: CALLS[language][contentType][FORMAL[tone]],
  };
}
