import { HOUR_MS } from '#simulators/core/time.ts';
import { numberFrom } from '#simulators/shopier/shop/derived.ts';
import type { Product, Variant } from '#simulators/shopier/shop/shop.ts';
import { categoryIdOf, selectionsOf } from '#simulators/shopier/shop/shop-building.ts';
import { readCatalogue } from '#simulators/shopify/demo/catalogue-shop.ts';
import type { ProductFixture } from '#simulators/shopify/shop/fixture.ts';

const LIRA_FOR_A_DOLLAR = 42;
/** Every seventh product is on sale. */
const ON_SALE_EVERY = 7;
const SALE_FACTOR = 0.85;

const turkishVariations: Record<string, string> = {
  size: 'Beden',
  color: 'Renk',
  storage: 'Depolama',
  cpu: 'İşlemci',
  'screen size': 'Ekran boyutu',
  'monitor size': 'Ekran boyutu',
};

/** The photographed catalogue as a Turkish shop would price it. */
export async function readCatalogueProducts(createdAt: number): Promise<Product[]> {
  return (await readCatalogue()).map((product, place) => {
    const variants = variantsOf(product);
    const price = liraPrice(product.variants?.[0]?.price);
    const isOnSale = place % ON_SALE_EVERY === 3 && variants.length === 0;
    return {
      id: String(50_110_001 + place * 37),
      title: product.title,
      description: product.description ?? '',
      type: 'physical',
      createdAt: createdAt + place * HOUR_MS,
      currency: 'TRY',
      price,
      discountedPrice: isOnSale ? endingIn90(price * SALE_FACTOR) : null,
      stock:
        variants.length > 0
          ? variants.reduce((sum, { stock }) => sum + stock, 0)
          : 5 + numberFrom(`stock ${product.title}`, 60),
      categories: (product.category ?? []).map((title) => ({ id: categoryIdOf(title), title })),
      variants,
      images: (product.images ?? []).map(({ url }) => url),
    };
  });
}

/** A product without options has no variants at Shopier. */
function variantsOf({ variants = [] }: ProductFixture): Variant[] {
  return variants.flatMap(({ options = {}, sku, price }) => {
    const named = Object.entries(options).map(([name, value]) => [turkishVariations[name] ?? name, value]);
    if (named.length === 0) return [];
    const selections = selectionsOf(Object.fromEntries(named));
    return [{ selections, price: liraPrice(price), stock: 1 + numberFrom(`stock ${sku}`, 40) }];
  });
}

function liraPrice(dollars: string | undefined): number {
  return endingIn90(Number(dollars ?? 0) * LIRA_FOR_A_DOLLAR * 100);
}

/** 839.58 becomes 839.90 */
function endingIn90(hundredths: number): number {
  return Math.floor(hundredths / 1000) * 1000 + 990;
}
