import type { OutcomeLanguage } from '#languages/outcome-words.ts';

export const outcomes: OutcomeLanguage = {
  measures: {
    store: 'Mağazanın net satışı',
    product: (title) => `“${title}” net satışı`,
    place: (place) => `Net satış: ${place}`,
    hours: (from, to) => `Sipariş sayısı, ${from}–${to} arası`,
    weekday: (weekday) => `${weekday} günlerinin sipariş sayısı`,
    window: (weekday, from, to) => `${weekday} ${from}–${to} arası sipariş sayısı`,
    cost: 'Reklam maliyeti',
    comebacks: (days) => `En az ${days} gün aradan sonra gelen siparişler`,
    second_orders: 'Yeni müşterilerin ikinci siparişleri',
    recovered_carts: 'Sonradan tamamlanan terk edilmiş sepetler',
    product_refunds: (title) => `“${title}” iadesi olan siparişler`,
    cancellations: 'İptal edilen siparişler',
  },
  tooEarly: ({ day, days }) => `Yanıt, tam ${days} gün dolunca, ${day} tarihinde belli olacak.`,
  notRead: 'Önceki günler okunmadığı için karşılaştıracak bir şey yok.',
  few: 'Önceki günlerde karşılaştırmaya yetecek kadar kayıt yok.',
  sums: ({ measure, before, after, days }) =>
    `${measure}: o günden sonraki ${days} günde ${after}, önceki ${days} günde ${before}.`,
  yearBefore: ({ before, after }) => `Bir yıl önce aynı haftalarda ${before} iken ${after} olmuştu.`,
  moreOrLess: (share, way) => `${share} ${way === 'more' ? 'artış' : 'azalış'}`,
  changed: ({ againstYear, change, low, high }) =>
    `${againstYear ? 'Buna göre sonuç' : 'Sonuç'}: ${change} (%95 güvenle ${low} ile ${high} arasında). Bu sürede başka şeyler de değişmiş olabilir.`,
  unclear: ({ againstYear, low, high }) =>
    `${againstYear ? 'Buna göre ' : ''}${low} ile ${high} arasındaki her sonuç bu sayılarla bağdaşıyor.`,
};
