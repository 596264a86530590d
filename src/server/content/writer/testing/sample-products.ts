import type { ProductFacts } from '#server/content/products/product-facts.ts';
import type { ContentLanguage } from '#shared/content/content.ts';
import { readCatalogue } from '#simulators/shopify/demo/catalogue-shop.ts';

const CURRENCIES: Record<ContentLanguage, string> = { en: 'USD', tr: 'TRY', es: 'EUR', fr: 'EUR', de: 'EUR' };

type Native = Pick<ProductFacts, 'title' | 'description' | 'category' | 'storeName'> &
  Partial<Pick<ProductFacts, 'variants' | 'compareAtPrice'>>;

/** Products as shops of the language describe them. */
const NATIVE: Record<ContentLanguage, Native[]> = {
  en: [
    {
      title: 'Linen Apron',
      description: 'Made of washed linen with two deep pockets. 70 x 85 cm, machine washable at 40 degrees.',
      category: 'Kitchen',
      storeName: 'Potter & Daughter',
    },
    {
      title: 'Oak Chopping Board',
      description: 'Solid oak, oiled by hand. 40 x 25 cm with a groove for the juice.',
      category: null,
      storeName: 'Potter & Daughter',
      variants: ['Large', 'Small'],
    },
  ],
  tr: [
    {
      title: 'El Örgüsü Yün Atkı',
      description: 'Yumuşak dokusuyla soğuk günlerde boynu sarar. %100 yün, 180 x 30 cm. Elde yıkanır.',
      category: 'Aksesuar',
      storeName: 'İpek Dükkânı',
      variants: ['Bordo', 'Lacivert', 'Gri'],
    },
    {
      title: 'Seramik Kahve Fincanı',
      description: 'Sabah kahvesi için ideal boyutta, 90 ml. Bulaşık makinesinde yıkanabilir.',
      category: 'Mutfak',
      storeName: 'Kuzey',
    },
    {
      title: 'HAKİKİ DERİ KADIN ÇANTASI',
      description: 'Hakiki deri omuz çantası. İç gözü fermuarlıdır, askısı ayarlanır. 28 x 20 cm.',
      category: 'Çanta',
      storeName: 'İpek Dükkânı',
      compareAtPrice: 31_900,
    },
  ],
  es: [
    {
      title: 'Cuaderno de tapas blandas',
      description:
        'Sus hojas lisas invitan a dibujar y a escribir. 120 hojas, 21 x 14 cm. Cabe en cualquier bolso.',
      category: 'Papelería',
      storeName: 'La Buhardilla',
    },
    {
      title: 'Cesta de mimbre',
      description: 'Tejida en mimbre natural, con dos asas. Mide 35 x 25 cm.',
      category: 'Hogar',
      storeName: 'La Buhardilla',
    },
  ],
  fr: [
    {
      title: 'Bougie au thym',
      description: 'Son parfum discret accompagne les soirées d’hiver. Cire de soja, mèche en coton, 180 g.',
      category: 'Maison',
      storeName: 'Atelier Lumière',
    },
    {
      title: 'Chemise en lin',
      description: 'Coupe droite, col français. 100 % lin, lavable à 30 °C.',
      category: 'Vêtements',
      storeName: 'Atelier Lumière',
      variants: ['L', 'S', 'M'],
    },
  ],
  de: [
    {
      title: 'Teller mit blauem Rand',
      description: 'Der Rand wird von Hand bemalt. Steinzeug, 22 cm, spülmaschinenfest.',
      category: 'Geschirr',
      storeName: 'Haus am See',
    },
    {
      title: 'Schal aus Merinowolle',
      description: 'Aus reiner Merinowolle, 180 x 35 cm. Handwäsche.',
      category: 'Accessoires',
      storeName: 'Haus am See',
      variants: ['Grau', 'Senf'],
    },
  ],
};

/** A shop's products for captions of a language: the demo catalogue, which is English, and some of its own. */
export async function sampleProducts(language: ContentLanguage): Promise<ProductFacts[]> {
  const currency = CURRENCIES[language];
  const native = NATIVE[language].map(
    (own, index): ProductFacts => ({
      id: `${language}-${index}`,
      vendor: null,
      variants: [],
      price: 24_900,
      compareAtPrice: null,
      priceVaries: false,
      inventory: null,
      imageUrl: null,
      moreImageUrls: [],
      storeUrl: 'https://shop.example.com',
      currency,
      ...own,
    }),
  );
  return [...native, ...(await catalogueProducts(currency))];
}

/** The demo catalogue as a shop that reduced every fifth product and has few left of every seventh. */
export async function catalogueProducts(currency: string): Promise<ProductFacts[]> {
  return (await readCatalogue()).map((product, index): ProductFacts => {
    const variants = product.variants ?? [];
    const prices = variants.map(({ price }) => Math.round(Number(price) * 100));
    const names = variants.map(({ options }) => Object.values(options ?? {}).join(' / '));
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
      currency,
      inventory: index % 7 === 3 ? 3 : 100,
      variants: variants.length > 1 ? names : [],
      imageUrl: null,
      moreImageUrls: [],
      storeName: 'Atelier Lumière',
      storeUrl: 'https://atelier-lumiere.myshopify.com',
    };
  });
}
