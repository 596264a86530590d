import type { MetricToAsk } from '#shared/insights.ts';

/** What a word of a question may be about: English and Turkish stems without marks (see `isWord`). */
export const CONCEPTS = {
  why: 'why neden =niye =nicin sebe'.split(' '),
  revenue:
    'revenue sales =sale turnover income earn takings =sell =sold =selling =sells proceeds ciro gelir satis sattim sattik satti satil hasilat kazan'.split(
      ' ',
    ),
  change:
    'chang drop =fall =fell declin =rise =rose =grow =grew growth increas decreas =down degis dustu dusus dusme artti artis azal yuksel gerile'.split(
      ' ',
    ),
  orders: 'order purchas siparis'.split(' '),
  average: 'averag =avg =aov =mean typical ortalama'.split(' '),
  customers: 'customer buyer client shopper =people musteri alici'.split(' '),
  new: '=new =first yeni =ilk'.split(' '),
  returning: 'returning repeat loyal =again =back geri tekrar sadik yeniden'.split(' '),
  refunds: 'refund =return =returns =returned iade'.split(' '),
  products: 'product =item =items article bestsell seller urun'.split(' '),
  best: 'best =top =most popular strongest highest busiest =cok =iyi =fazla yogun populer yuksek gozde'.split(
    ' ',
  ),
  worst: 'worst =least slowest weakest fewest lowest poor =az kotu dusuk zayif'.split(' '),
  places: 'countr =where location =city =cities region ulke sehir nere bolge'.split(' '),
  carts: 'cart =carts basket checkout abandon sepet =terk terkedil'.split(' '),
  forecast:
    'forecast predict expect upcoming project =next =will =future outlook tahmin ongor beklen gelecek onumuzdeki'.split(
      ' ',
    ),
  hour: 'hour =time =when =clock saat zaman'.split(' '),
  day: '=day weekday =gun =gunu =gunler =gunleri =gunde =gunum =gunumuz'.split(' '),
} as const;
export type Concept = keyof typeof CONCEPTS;

/** Words without a meaning of their own here. Any other word that we do not know makes a question one we do not answer. */
export const FILLERS = new Set(
  `how much many did do does i we my our me us the a an of in on for from was were is are am have has had what which
  show tell give please total number count far so get got make made making money value amount store shop by to with and
  at there this that it its can could you know about per be been come came coming comes place placed list see want need
  currently now right all sum up figures stats stat data worth big high low doing do go went going performing perform
  period month week year days today out left still open most least size or their they them business online during over
  brought bring brings spend spent buy buying bought often sort kind things some percentage rate share really exactly
  ne kadar kac kactir nedir neydi neler nasil oldu olmus olur olacak oluyor var vardi mi mu miyiz bana goster soyle ver
  verir misin lutfen toplam sayi sayisi sayim sayimiz tutar tutari tutarim tutarimiz magaza magazam magazamiz magazanin
  dukkan icin ile ve bir benim bizim yaptim yaptik yapti yapmis ettim ettik aldim aldik aldi alan alindi geldi gelen
  geliyor gelmis verdi veren verildi verilen veriyor hangi hangisi hangileri kisi kez bu su o icinde boyunca ya de da ki
  idi olan en tl lira para adet tane edildi edilen liste listele biz ben simdi su an durum durumu gidiyor gitti ay ayi
  hafta yil sene gun ayinda ayindaki yilinda degeri deger orani oran gore kiyasla olarak hic genel acik kalan birakilan
  birakildi terk edilmis kacta kacinci kadardi alisveris yapan yapti satariz eden etti elde bizden benden satan satiyor satmis satildi satilan getirdi getiren kazandirdi`
    .split(/\s+/)
    .filter(Boolean),
);

/** What the metrics are called where one of them is suggested: questions that this parser answers itself. */
export const EXAMPLE_QUESTIONS: Record<'en' | 'tr', Partial<Record<MetricToAsk, string>>> = {
  en: {
    revenue: 'How much revenue did I make this month?',
    why_changed: 'Why did revenue change?',
    best_products: 'Which products sold best in the last 30 days?',
    orders: 'How many orders did I get last week?',
    average_order_value: 'What is my average order value this month?',
    new_customers: 'How many new customers came last month?',
    carts: 'How much is left in abandoned carts?',
    best_day: 'What is my best day of the week?',
    forecast: 'What do you expect for the next 30 days?',
  },
  tr: {
    revenue: 'Bu ay cirom ne kadar?',
    why_changed: 'Ciro neden değişti?',
    best_products: 'Son 30 günde en çok satan ürünler hangileri?',
    orders: 'Geçen hafta kaç sipariş aldım?',
    average_order_value: 'Bu ay ortalama sepet tutarım ne kadar?',
    new_customers: 'Geçen ay kaç yeni müşteri geldi?',
    carts: 'Terk edilmiş sepetlerde ne kadar var?',
    best_day: 'En iyi günüm hangisi?',
    forecast: 'Önümüzdeki 30 gün için tahmin nedir?',
  },
};
