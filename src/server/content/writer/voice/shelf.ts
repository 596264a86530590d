import type { ContentLanguage } from '#shared/content/content.ts';
import type { Kind } from './kinds.ts';
import type { ProductType } from './product-types.ts';
import { LEXICONS } from './product-words.ts';
import { headOf } from './title-head.ts';
import { fold } from './word-forms.ts';

/** What a category says: the kinds that stand there, and a type where only one does. */
export interface Shelf {
  kinds: Set<Kind>;
  type: ProductType | null;
}

/** Names of shelves, which are no things: in Shopify's taxonomy, Shopier's and those of shops in the five languages. */
const SHELVES: Record<string, string> = {
  jewellery:
    'jewelry, jewellery, fine jewelry, takı, mücevher, joyería, bijouterie, bijoux, schmuck, takı ve mücevher',
  shoes: 'footwear, shoes, sneakers, ayakkabı, calzado, zapatos, chaussures, schuhe, sports footwear',
  accessories:
    'handbags, luggage, bags, clothing accessories, handbag and wallet accessories, çanta, bolsos, sacs, taschen, bags and luggage, luggage and bags, wallets',
  clothing:
    'clothing, apparel, clothes, tops, bottoms, outerwear, activewear, knitwear, shirts and tops, one pieces, outfit sets, giyim, kadın giyim, erkek giyim, çocuk giyim, bebek giyim, üst giyim, alt giyim, dış giyim, moda, ropa, moda mujer, vêtements, prêt à porter, mode femme, mode homme, bekleidung, kleidung, damenmode, herrenmode, mode, tesettür, tesettür giyim, caps, women s clothing, men s clothing, womens clothing, mens clothing',
  'clothing shoes accessories jewellery':
    'apparel and accessories, fashion, clothing and accessories, ropa y accesorios, mode und accessoires, giyim ve aksesuar, accessories, aksesuar, accesorios, accessoires, moda ve aksesuar',
  plants:
    'plants, indoor and outdoor plants, flowers, garden, gardening, lawn and garden, bitki, bitkiler, çiçek, bahçe, plantas, jardín, jardin, plantes, fleurs, pflanzen, garten, blumen, jardinería, seeds and plants, plants and flowers',
  furniture:
    'furniture, mobilya, muebles, meubles, mobilier, möbel, living room furniture, office furniture, outdoor furniture',
  kitchen:
    'kitchen, kitchen and dining, dining, tableware, cookware, drinkware, dinnerware, bakeware, kitchenware, serveware, barware, food and beverage carriers, mutfak, sofra, züccaciye, mutfak gereçleri, sofra ve mutfak, cocina, mesa y cocina, menaje, vajilla, cuisine, arts de la table, vaisselle, küche, geschirr, tisch und küche, küche und esszimmer, kitchen tools and utensils',
  food: 'food, beverages, drinks, grocery, gourmet, food items, snacks, food beverages and tobacco, beverages, pantry, gıda, yiyecek, içecek, gıda ve içecek, yöresel ürünler, alimentación, comida, bebidas, alimentation, épicerie, épicerie fine, boissons, lebensmittel, getränke, feinkost',
  beauty:
    'beauty, cosmetics, skincare, skin care, personal care, health and beauty, makeup, make up, hair, hair care, bath and body, kozmetik, kişisel bakım, güzellik, cilt bakımı, makyaj, sağlık ve güzellik, saç bakımı, kozmetik ve kişisel bakım, belleza, cosmética, cuidado personal, maquillaje, beauté, cosmétiques, soins, maquillage, kosmetik, pflege, schönheit, körperpflege, health and beauty',
  toys: 'toys, toys and games, games, games and toys, oyuncak, oyuncaklar, oyun ve oyuncak, juguetes, juegos y juguetes, jouets, jeux et jouets, jeux, spielzeug, spielwaren, spiele',
  stationery:
    'stationery, office supplies, paper, books, art and crafts, arts and crafts, crafts, art supplies, print books, media, kırtasiye, hobi, kitap, kitaplar, hobi ve sanat, papelería, libros, manualidades, papeterie, livres, loisirs créatifs, schreibwaren, bücher, basteln, papeterie und bücher, party and stationery, arts and entertainment hobbies and creative arts',
  photo:
    'photo, photography, cameras, cameras and optics, fotoğraf, fotoğraf ve kamera, fotografía, photographie, fotografie, camera and photo',
  electronics:
    'electronics, computers, audio, phones, phones and accessories, computer accessories, electronics accessories, phone accessories, gadgets, elektronik, bilgisayar, telefon aksesuarları, telefon aksesuar, electrónica, informática, électronique, informatique, elektronik, computer, handyzubehör, electronic, tech',
  sports:
    'sports, sport, sports and outdoor, sports and outdoors, sporting goods, outdoor, outdoors, fitness, camping, cycling, outdoor recreation, athletics, exercise and fitness, camping and hiking, spor, spor ve outdoor, kamp, outdoor ve kamp, deportes, deporte, sports et loisirs, randonnée, sport und freizeit, sport und outdoor',
  pets: 'pets, pet, pet supplies, animals and pet supplies, dogs, cats, evcil hayvan, pet shop, petshop, kedi, köpek, mascotas, animaux, animalerie, haustiere, tierbedarf, dog, cat',
  'home kitchen furniture plants':
    'home and garden, ev ve bahçe, haus und garten, maison et jardin, hogar y jardín, house and garden',
  home: 'home, decor, home decor, decoration, lighting, linens and bedding, bedding, household, homeware, housewares, living, home and living, interior, bath, candles and home fragrances, ev, ev ve yaşam, dekorasyon, ev dekorasyon, ev tekstili, aydınlatma, dekor, hogar, decoración, hogar y decoración, iluminación, textil hogar, maison, décoration, luminaires, linge de maison, déco, maison et décoration, wohnen, deko, wohnaccessoires, heimtextilien, beleuchtung, wohnen und deko, dekoration, haus',
};

const KINDS_OF_SHELF = new Map(
  Object.entries(SHELVES).flatMap(([kinds, names]) =>
    names.split(', ').map((name): [string, Kind[]] => [shelfName(name), kinds.split(' ') as Kind[]]),
  ),
);

function shelfName(text: string): string {
  return fold(text)
    .replace(/&| ve | und | et | y /g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const LANGUAGES = Object.keys(LEXICONS) as ContentLanguage[];

/** The last part of a category path is the narrowest; one that says nothing («Sale», «Women») leaves it to the one before. */
export function shelfOf(category: string | null): Shelf | null {
  for (const part of (category ?? '').split(/\s*[>/|»]\s*/).reverse()) {
    const shelf = shelfOfPart(part);
    if (shelf) return shelf;
  }
  return null;
}

function shelfOfPart(part: string): Shelf | null {
  const kinds = KINDS_OF_SHELF.get(shelfName(part));
  if (kinds) return { kinds: new Set(kinds), type: null };
  const named = part
    .split(/\s*[&,]\s*|\s+(?:and|ve|und|et|y)\s+/i)
    .filter((item) => item !== '')
    .map(thingsOn);
  const found = new Set(named.flatMap(({ kinds }) => [...kinds]));
  if (found.size === 0) return null;
  const [first] = named;
  return { kinds: found, type: named.every(({ type }) => type === first!.type) ? first!.type : null };
}

/** What one name of a category means; things that two languages name alike must be the same thing. */
function thingsOn(item: string): Shelf {
  const kinds = KINDS_OF_SHELF.get(shelfName(item));
  if (kinds) return { kinds: new Set(kinds), type: null };
  const heads = LANGUAGES.map((language) => headOf(item, language)).filter(
    (head) => head?.named.kind && head.unknown === 0,
  );
  const types = new Set(heads.map((head) => (head!.named.isVague ? null : head!.named.type)));
  return {
    kinds: new Set(heads.map((head) => head!.named.kind!)),
    type: types.size === 1 ? [...types][0]! : null,
  };
}
