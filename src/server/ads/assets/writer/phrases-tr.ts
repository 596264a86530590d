import type { AdPhrases } from './phrases.ts';

export const adPhrasesTr: AdPhrases = {
  headlines: {
    title: [['{title}']],
    price: [['{title} – {price}'], ['{store:de} {price}', 'Fiyatı: {price}']],
    priceFrom: [['{title}: {price:den} başlıyor'], ['{price:den} başlayan fiyatlar', 'Başlangıç: {price}']],
    reduced: [
      ['Önce {before}, şimdi {price}', 'Şimdi {price}'],
      ['{percent} indirim: {title}', '{percent} indirim'],
      ['{title} – şimdi {price}'],
    ],
    reducedFrom: [
      ['Önce {before}, şimdi {price:den}', 'Şimdi {price:den} başlıyor'],
      ['{title}: {price:den} başlıyor'],
    ],
    store: [['{title}, {store:de}'], ['{store}']],
    colours: [['{count} renk: {names}', '{count} renk seçeneği'], ['{title}: {count} renk']],
    sizes: [['Bedenler: {names}', '{count} beden seçeneği'], ['{title}: {count} beden']],
    choices: [['Seçenekler: {names}', '{count} farklı seçenek']],
    vendor: [['{vendor} {title}'], ['{vendor}, {store:de}']],
    category: [['{category}, {store:de}', '{category}']],
    stock: [['{store:de} stokta', 'Stokta var'], ['{title}: stokta']],
    page: [['Fotoğraflar, fiyat ve ayrıntı']],
    calls: [
      ['{title} satın alın', 'Online satın alın'],
      ['Yakından bakın: {title}'],
      ['{store:den} sipariş verin', 'Online sipariş verin'],
    ],
    purpose: [['{purpose}']],
    variant: [['{title}, {variant}']],
  },
  descriptions: {
    price: [
      [
        '{title}, {store:de} {price}. Ayrıntıları görün, online sipariş verin.',
        '{title}, {store:de} {price}. Online sipariş verin.',
        '{title}, {price}. Online sipariş verin.',
      ],
    ],
    priceFrom: [
      [
        '{title}, {store:de} {price:den} başlayan fiyatlarla. Online sipariş verin.',
        '{title}, {price:den} başlayan fiyatlarla. Online sipariş verin.',
        '{price:den} başlayan fiyatlarla. Online sipariş verin.',
      ],
    ],
    reduced: [
      [
        '{title}: önceki fiyatı {before}, şimdi {store:de} {price}.',
        '{title}: önceki fiyatı {before}, şimdi {price}.',
        'Önceki fiyatı {before}, şimdi {price}. Online sipariş verin.',
      ],
    ],
    reducedFrom: [
      [
        '{title}: önceki fiyatı {before}, şimdi {price:den} başlıyor.',
        'Önceki fiyatı {before}, şimdi {price:den} başlıyor. Online sipariş verin.',
      ],
    ],
    colours: [
      [
        '{count} renk seçeneği: {names}. {store:den} online sipariş verin.',
        '{count} renk seçeneği: {names}.',
      ],
    ],
    sizes: [['Beden seçenekleri: {names}. {store:den} online sipariş verin.', 'Beden seçenekleri: {names}.']],
    choices: [['{count} seçenek arasından seçin: {names}.', '{count} seçenek: {names}.']],
    stock: [['{title}, {store:de} stokta. Online sipariş verin.', '{title}: stokta. Online sipariş verin.']],
    page: [
      [
        '{title}: fotoğraflar, fiyat ve bütün ayrıntılar {store:de}.',
        'Fotoğraflar, fiyat ve bütün ayrıntılar: {title}.',
      ],
    ],
    store: [
      [
        '{title}, {store:de}. Bütün ayrıntıları görün ve online sipariş verin.',
        '{title}, {store:de}. Online sipariş verin.',
      ],
    ],
    purpose: [['{purpose}: {title}, {store:de}.', '{purpose}: {title}.']],
    category: [['{category}: bütün ürünleri {store:de} online görün.']],
    calls: [['Acele etmeden inceleyin, {store:den} online sipariş verin.']],
  },
  plainHeadlines: ['Online sipariş verin', 'Bütün ayrıntıları görün', 'Online mağazamıza bakın'],
  plainDescriptions: [
    'Bütün ayrıntıları online mağazamızda görün ve siparişinizi oradan verin.',
    'Acele etmeden inceleyin, sonra online sipariş verin.',
  ],
  searches: ['{title} satın al', '{title} online', '{title} fiyatı'],
  negatives: [
    'ücretsiz',
    'bedava',
    'iş ilanı',
    'iş ilanları',
    'maaş',
    'ikinci el',
    'tamir',
    'tamiri',
    'nasıl yapılır',
    'yapılışı',
    'kendin yap',
    'kiralık',
    'kiralama',
    'pdf',
    'nedir',
    'ne demek',
    'vikipedi',
    'çizimi',
    'boyama',
    'tarifi',
    'kullanım kılavuzu',
    'yedek parça',
    'duvar kağıdı',
    'şablon',
    'şikayet',
  ],
};
