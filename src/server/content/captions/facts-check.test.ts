import { expect, test } from 'vitest';
import type { ProductFacts } from '#server/content/products/product-facts.ts';
import type { CaptionRequest } from '#server/content/writer/caption.ts';
import type { ContentLanguage } from '#shared/content/content.ts';
import { checkCaption } from './facts-check.ts';

const product: ProductFacts = {
  id: '1',
  title: 'Linen Shirt 42',
  description: 'A light shirt of washed linen, 180 g/m². Wear it open or closed.',
  category: 'Clothing',
  vendor: null,
  price: 129_950,
  compareAtPrice: null,
  priceVaries: false,
  currency: 'TRY',
  inventory: 4,
  variants: ['white', 'blue'],
  imageUrl: null,
  moreImageUrls: [],
  storeName: 'Kuzey',
  storeUrl: 'https://kuzey.example.com',
};

function problemsOf(
  caption: string,
  {
    language = 'en',
    hashtags = [],
    facts = {},
    ...rest
  }: Partial<CaptionRequest> & { hashtags?: string[]; facts?: Partial<ProductFacts> } = {},
) {
  return checkCaption(caption, hashtags, {
    product: { ...product, ...facts },
    platform: 'instagram',
    contentType: 'product',
    tone: 'casual',
    language,
    strategy: null,
    includeHashtags: true,
    brand: null,
    before: [],
    ofProduct: { latest: [], count: 0 },
    seed: 1,
    ...rest,
  });
}

test.each<[ContentLanguage, string]>([
  ['en', 'Meet the Linen Shirt 42: washed linen, 180 g/m², in 2 colours for ₺1,299.50. See it at Kuzey!'],
  ['tr', 'Linen Shirt 42 ile tanışın: keten, 2 renk, fiyatı ₺1.299,50. Kuzey’de sizi bekliyor.'],
  ['es', 'Te presentamos Linen Shirt 42: lino lavado en 2 colores por 1299,50 TRY. Te espera en Kuzey.'],
  ['fr', 'Voici la Linen Shirt 42 : en lin, 2 couleurs au choix, pour 1 299,50 ₺. À voir chez Kuzey !'],
  ['fr', 'Pour voir la Linen Shirt 42 de plus près, le lien est en bio.'],
  ['de', 'Das ist das Linen Shirt 42: aus gewaschenem Leinen, in 2 Farben, für 1.299,50 ₺. Jetzt bei Kuzey.'],
])('a caption in %s that keeps to the facts passes', (language, caption) => {
  expect(problemsOf(caption, { language })).toEqual([]);
});

test.each<[ContentLanguage, string, RegExp]>([
  ['en', 'Free shipping on the Linen Shirt 42 this week, see you at Kuzey.', /delivery/],
  ['en', 'Our best seller is here for you: Linen Shirt 42.', /popularity/],
  ['en', 'The best shirt you will find, with a lifetime guarantee.', /guarantee/],
  ['en', 'Hurry, this is a limited time thing for you.', /urgency/],
  ['en', 'Now 20% off for you: Linen Shirt 42.', /percentage 20/],
  ['en', 'It is on sale for you at Kuzey.', /discount/],
  ['en', 'The Linen Shirt 42 is yours for $99.', /price 99/],
  ['en', 'More than 500 of you have seen this.', /number 500/],
  ['en', 'This is made of soft cashmere for you.', /material/],
  ['tr', 'Ücretsiz kargo ile bu gömlek sizin için.', /delivery/],
  ['tr', 'En çok satan gömlek bu, sizin için.', /popularity/],
  ['tr', 'İndirim başladı, bu gömlek sizin için.', /discount/],
  ['tr', 'Stoklarla sınırlı, bu gömleği kaçırma.', /urgency/],
  ['tr', 'Bu gömlek yüzde yüz pamuk ve çok güzel.', /material/],
  ['es', 'Envío gratis para ti en toda la tienda.', /delivery/],
  ['es', 'Con garantía de por vida para ti.', /guarantee/],
  ['es', 'La mejor camisa para el verano.', /best/],
  ['fr', 'La livraison est offerte pour toi.', /delivery/],
  ['fr', 'Profite des soldes sur cette chemise.', /discount/],
  ['fr', 'C’est la meilleure vente de la boutique.', /popularity/],
  ['fr', 'Une chemise cultivée en bio, pour toi.', /quality/],
  ['de', 'Wir haben das für dich reduziert.', /discount/],
  ['de', 'Nur heute für dich bei Kuzey.', /urgency/],
  ['de', 'Ein hochwertiges Hemd für dich.', /quality/],
])('in %s «%s» is caught', (language, caption, problem) => {
  expect(problemsOf(caption, { language }).join('\n')).toMatch(problem);
});

test.each<[ContentLanguage, string]>([
  ['tr', 'El yapımı, organik pamuk ve 4,5 kg: bu battaniye sizin için.'],
  ['de', 'Das ist handgemacht, aus Bio-Baumwolle und mit 4,5 kg für dich.'],
  ['de', 'Eine handgemachte Decke für dich.'],
  ['fr', 'Fait main, en coton bio et pour toi : 4,5 kg.'],
  ['es', 'Hecho a mano y de algodón orgánico para ti: 4,5 kg.'],
  ['es', 'Una manta hecha a mano para ti.'],
])('in %s what the shop states in another language may be said: «%s»', (language, caption) => {
  const facts = { description: 'It is handmade of organic cotton. Weight: 4.5 kg.' };
  expect(problemsOf(caption, { language, facts })).toEqual([]);
  expect(problemsOf(caption, { language })).not.toEqual([]);
});

test('what the shop denies, compares or leaves open may not be said', () => {
  const caption = 'Das ist handgemacht und aus Bio-Baumwolle für dich.';
  const claimed = (description: string) => problemsOf(caption, { language: 'de', facts: { description } });
  expect(claimed('It is not handmade. It is softer than organic cotton.')).not.toEqual([]);
  expect(claimed('It may be handmade, and organic cotton is optional.')).not.toEqual([]);
});

test('a real discount may be named, with its own percentage only', () => {
  const facts = { compareAtPrice: 162_500 };
  expect(problemsOf('Now 20% off for you: ₺1,299.50 instead of ₺1,625.', { facts })).toEqual([]);
  expect(problemsOf('Now 25% off for you.', { facts })).toHaveLength(1);
});

test('a caption in another language than the wanted one is caught', () => {
  const english = 'This is the shirt you have been waiting for, and it is made for the summer.';
  const turkish = 'Bu gömlek yaz için çok güzel ve sizin için burada, daha ne olsun.';
  expect(problemsOf(english, { language: 'de' }).join()).toMatch(/language "de"/);
  expect(problemsOf(english, { language: 'tr' }).join()).toMatch(/language "tr"/);
  expect(problemsOf(turkish, { language: 'en' }).join()).toMatch(/language "en"/);
  expect(problemsOf(english)).toEqual([]);
});

test.each([
  ['', /empty/],
  ['Hello {title}, this is for you.', /placeholder/],
  ['This is [product name] for you.', /placeholder/],
  ['This is <b>for you</b>.', /placeholder/],
  ['This is **bold** for you.', /markdown/],
  ['See https://kuzey.example.com for this.', /address/],
  ['This is for you #linen.', /hashtag inside/],
  ['😀😀😀😀😀 this is for you.', /emoji/],
])('«%s» is not ready to post', (caption, problem) => {
  expect(problemsOf(caption).join('\n')).toMatch(problem);
});

test('a word that only ends as a placeholder does is none', () => {
  expect(
    problemsOf('Dolaptan alınan bu gömlek yaz için çok güzel ve sizin için burada.', { language: 'tr' }),
  ).toEqual([]);
  expect(problemsOf('Only NaN left of this for you.').join()).toMatch(/placeholder/);
});

test('a professional caption has no emoji', () => {
  expect(problemsOf('This is for you. ✨', { tone: 'professional' })).toHaveLength(1);
  expect(problemsOf('This is for you. ✨')).toEqual([]);
});

test('hashtags are checked for form, number, repetition and spam', () => {
  const of = (hashtags: string[]) => problemsOf('This is for you.', { hashtags });
  expect(of(['#LinenShirt', '#Kuzey', '#GömlekSevgisi'])).toEqual([]);
  expect(of(['LinenShirt'])).toHaveLength(1);
  expect(of(['#linen shirt'])).toHaveLength(1);
  expect(of(['#2024'])).toHaveLength(1);
  expect(of(['#Linen', '#linen'])).toHaveLength(1);
  expect(of(['#like4like'])).toHaveLength(1);
  expect(of(['#a', '#b', '#c', '#d', '#e', '#f'])).toHaveLength(1);
});

test('what is too long for the network is caught, hashtags counted', () => {
  const caption = `${'This is for you and the summer. '.repeat(8)}Yes.`;
  expect(problemsOf(caption, { platform: 'twitter' })).toEqual([]);
  expect(
    problemsOf(caption, { platform: 'twitter', hashtags: ['#SummerShirts', '#LinenShirtLovers'] }),
  ).toHaveLength(1);
});
