import { writeFileSync } from 'node:fs';
import { checkCaption } from '#server/content/captions/facts-check.ts';
import type { ProductFacts } from '#server/content/products/product-facts.ts';
import { writeCaption } from '#server/content/writer/write-caption.ts';
import {
  CONTENT_LANGUAGES,
  CONTENT_PLATFORMS,
  CONTENT_TYPES,
  type ContentLanguage,
  TONES,
} from '#shared/content/content.ts';
import { postLength, postText } from '#shared/content/post-limits.ts';
import { readCatalogue } from '#simulators/shopify/demo/catalogue-shop.ts';

/** One page with captions of every combination in every language, to be read before the writer's words change. */
const path = process.argv[2];
if (!path) throw new Error('Usage: node scripts/captions.ts <file.html>');

const CURRENCIES: Record<ContentLanguage, string> = { en: 'USD', tr: 'TRY', es: 'EUR', fr: 'EUR', de: 'EUR' };
/** Products as shops of the language describe them, in addition to the English catalogue. */
const NATIVE: Record<
  ContentLanguage,
  Pick<ProductFacts, 'title' | 'description' | 'category' | 'storeName'>[]
> = {
  en: [],
  tr: [
    {
      title: 'El Örgüsü Yün Atkı',
      description: 'Yumuşak dokusuyla soğuk günlerde boynu sarar. Tek bedendir ve elde yıkanır.',
      category: 'Aksesuar',
      storeName: 'İpek Dükkânı',
    },
    {
      title: 'Seramik Kahve Fincanı',
      description: 'Sabah kahvesi için ideal boyutta. Bulaşık makinesinde yıkanabilir.',
      category: 'Mutfak',
      storeName: 'Kuzey',
    },
  ],
  es: [
    {
      title: 'Cuaderno de tapas blandas',
      description: 'Sus hojas lisas invitan a dibujar y a escribir. Cabe en cualquier bolso.',
      category: 'Papelería',
      storeName: 'La Buhardilla',
    },
  ],
  fr: [
    {
      title: 'Bougie au thym',
      description: 'Son parfum discret accompagne les soirées d’hiver. La mèche est en coton.',
      category: 'Maison',
      storeName: 'Atelier Lumière',
    },
  ],
  de: [
    {
      title: 'Teller mit blauem Rand',
      description: 'Der Rand wird von Hand bemalt. Für die Spülmaschine ist der Teller geeignet.',
      category: 'Geschirr',
      storeName: 'Haus am See',
    },
  ],
};

const PLAIN = {
  vendor: null,
  variants: [],
  price: 24_900,
  compareAtPrice: null,
  priceVaries: false,
  inventory: null,
};

const catalogue = (await readCatalogue()).map((product, index): ProductFacts => {
  const variants = product.variants ?? [];
  const prices = variants.map(({ price }) => Math.round(Number(price) * 100));
  const price = Math.min(...prices);
  return {
    id: String(index),
    title: product.title,
    description: product.description || null,
    category: product.productType ?? null,
    vendor: product.vendor ?? null,
    price,
    compareAtPrice: index % 5 === 1 ? Math.ceil((price * 1.25) / 100) * 100 : null,
    priceVaries: new Set(prices).size > 1,
    currency: 'USD',
    inventory: index % 7 === 3 ? 3 : 100,
    variants:
      variants.length > 1 ? variants.map(({ options }) => Object.values(options ?? {}).join(' / ')) : [],
    imageUrl: null,
    storeName: 'Atelier Lumière',
    storeUrl: 'https://atelier-lumiere.myshopify.com',
  };
});

const cards: string[] = [];
const counts: string[] = [];
for (const language of CONTENT_LANGUAGES) {
  const native = NATIVE[language].map((own) => ({ ...catalogue[0]!, ...own, ...PLAIN }));
  const products = [...native, ...catalogue].map((product) => ({
    ...product,
    currency: CURRENCIES[language],
  }));
  const different = new Set<string>();
  let before: string[] = [];
  let turn = 0;
  for (const platform of CONTENT_PLATFORMS)
    for (const contentType of CONTENT_TYPES)
      for (const tone of TONES)
        for (const round of [0, 1, 2]) {
          const product =
            round === 2 && native.length > 0
              ? products[turn % native.length]!
              : products[(turn * 11) % products.length]!;
          turn += 1;
          const request = {
            product,
            platform,
            contentType,
            tone,
            language,
            before,
            seed: turn,
            strategy: null,
            includeHashtags: true,
            brand: null,
          };
          const { caption, hashtags } = writeCaption(request);
          const problems = checkCaption(caption, hashtags, request);
          before = [caption, ...before.slice(0, 5)];
          different.add(caption);
          cards.push(
            card(
              [language, platform, contentType, tone],
              postText(caption, hashtags),
              postLength(platform, postText(caption, hashtags)),
              problems,
            ),
          );
        }
  counts.push(`${language}: ${different.size}`);
}
writeFileSync(path, page(cards));
process.stdout.write(`Different captions, ${counts.join(', ')}\n`);

function card(labels: string[], text: string, length: number, problems: string[]): string {
  const warning = problems.length > 0 ? `<b>${escapeMarkup(problems.join(' '))}</b>` : '';
  return `<article lang="${labels[0]}"><small>${labels.join(' · ')} · ${length}</small><p>${escapeMarkup(text)}</p>${warning}</article>`;
}

function escapeMarkup(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

function page(articles: string[]): string {
  return `<!doctype html><meta charset="utf-8"><title>Captions</title><style>
body{font:15px/1.45 system-ui;margin:2rem;columns:22rem;background:#f6f6f4}
article{break-inside:avoid;background:#fff;border-radius:10px;padding:1rem;margin:0 0 1rem}
p{white-space:pre-wrap;margin:.4rem 0 0}small{color:#777}b{color:#b00}
</style>${articles.join('\n')}`;
}
