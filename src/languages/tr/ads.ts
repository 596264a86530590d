import type { AdsSentences, ForecastFigures } from '#languages/ads-words.ts';
import type { FigureWords } from '#languages/figure-words.ts';
import { withEnding } from '#languages/tr/grammar/suffix.ts';

export const ads: AdsSentences = {
  idealCustomer({ place, category, values, hour, returning }, words) {
    const sentences = [
      place &&
        `${place.isOfAll ? 'Siparişlerin' : 'Adresi bilinen siparişlerin'} ${withEnding(words.percent(place.share * 100), 'si')} ${withEnding(place.name, 'e')} gidiyor.`,
      category &&
        `Net satışın ${withEnding(words.percent(category.share * 100), 'si')} “${category.name}” kategorisinden.`,
      values &&
        `İptal veya iade edilmeyen ${words.count(values.orders)} siparişin yarısı ${span(values, words)}.`,
      hour &&
        `En yoğun saat ${words.hour(hour.hour)} ile ${words.hour(hour.hour + 1)} arası: siparişlerin ${withEnding(words.percent(hour.share * 100), 'si')} bu saatte geliyor.`,
      returning &&
        `Alıcılardan ${words.count(returning.buyers)} kişi (${words.percent(returning.share * 100)}) daha önce de alışveriş yapmış.`,
    ];
    return sentences.filter(Boolean).join(' ');
  },
  day({ day, perSuchDay, performance, orders, days }, words) {
    const compared = comparedWith(performance, words.percent(Math.abs(performance - 1) * 100));
    return `${days} ${lowerCase(words.weekday(day))} gününde ${words.count(orders)} sipariş: günde ${words.decimal(perSuchDay)}, ${compared}.`;
  },
  slot({ orders, allOrders, ownWeight, percentage }, words) {
    const share = words.percent((orders / allOrders) * 100);
    const own =
      orders === 0
        ? `${words.count(allOrders)} siparişin hiçbiri bu saatlerde gelmedi.`
        : `${words.count(allOrders)} siparişten ${words.count(orders)} tanesi (${share}) bu saatlerde geldi.`;
    return ownWeight >= 0.5
      ? own
      : `${own} Sipariş sayısı az olduğu için bu ${words.percent(percentage)} hesaplanırken internet mağazalarının olağan saatlerine ${words.percent((1 - ownWeight) * 100)} ağırlık verildi.`;
  },
  strategy(strategy, words) {
    switch (strategy.kind) {
      case 'best_seller':
        return `Öne “${strategy.title}” ürününü koyun: ${strategy.days} günde ${words.money(strategy.netSales)} getirdi${
          strategy.share === null
            ? ''
            : `; bu, net satışın ${withEnding(words.percent(strategy.share * 100), 'si')}`
        }.`;
      case 'pair':
        return `“${strategy.first}” ile “${strategy.second}” ürünlerini birlikte gösterin: son 12 ayda ${words.count(strategy.orders)} siparişte ikisi de vardı; bu, rastlantıyla beklenenin ${words.decimal(strategy.lift)} katı.`;
      case 'category':
        return `“${strategy.category}” kategorisine ayrı bir kampanya açın: net satışın ${withEnding(words.percent(strategy.share * 100), 'si')} oradan geliyor.`;
      case 'price':
        return `Reklamda fiyatı belirtin: iptal veya iade edilmeyen ${words.count(strategy.orders)} siparişinizin yarısı ${span(strategy, words)}; tıklayan ne ödeyeceğini baştan bilsin.`;
      case 'day':
        return `Yeni reklamları ${lowerCase(words.weekday(strategy.day))} gününden önce başlatın: en güçlü gününüz o; ortalama bir günden ${words.percent((strategy.performance - 1) * 100)} daha çok sipariş geliyor.`;
      case 'new_buyers':
        return `Ne sattığınızı ilk başlıkta söyleyin: ${words.count(strategy.buyers)} alıcıdan ${words.count(strategy.newBuyers)} kişi (${words.percent((strategy.newBuyers / strategy.buyers) * 100)}) ilk siparişini verdi.`;
      case 'season':
        return strategy.expected >= strategy.lastMonth
          ? `Reklamları ve bütçeyi şimdiden hazırlayın: ${forecast(strategy, words)}`
          : `Bütçeyi şimdilik küçük tutun: ${forecast(strategy, words)}`;
    }
  },
  season: (outlook, words) => capital(forecast(outlook, words)),
  device: ({ type, times }, words) =>
    `${DEVICES[type] ?? type}: tıklama başına dönüşüm, hesap ortalamasının ${words.decimal(times)} katı.`,
  silentBuyers: ({ customers, response, back, perOrder, value }, words) =>
    `Benzerleri yeniden alışveriş yaparken ${words.count(customers)} alıcı bir süredir sessiz. Bunların ${withEnding(words.percent(response * 100), 'si')} (varsayım) her zamanki ${words.money(perOrder)} tutarında bir sipariş daha verse ${words.count(back)} siparişten toplam ${words.money(value)} gelir.`,
};

function forecast({ expected, low, high, lastMonth, lastYear }: ForecastFigures, words: FigureWords): string {
  const change = words.percent(Math.abs(expected / lastMonth - 1) * 100);
  const compared =
    Math.abs(expected / lastMonth - 1) < 0.005
      ? 'son 30 gün kadar'
      : `son 30 günden ${change} daha ${expected > lastMonth ? 'çok' : 'az'}`;
  const before = lastYear === null ? '' : ` Geçen yılın aynı günleri ${words.money(lastYear)} getirmişti.`;
  return `önümüzdeki 30 günde beklenen net satış ${compared}: ${words.money(expected)}, büyük olasılıkla ${words.money(low)} ile ${words.money(high)} arasında.${before}`;
}

const capital = (sentence: string) => sentence.charAt(0).toLocaleUpperCase('tr') + sentence.slice(1);

/** Weekdays stand small within a sentence. */
const lowerCase = (word: string) => word.toLocaleLowerCase('tr');

const DEVICES: Record<string, string> = { Mobile: 'Telefon', Desktop: 'Bilgisayar', Tablet: 'Tablet' };

const span = ({ lower, upper }: { lower: number; upper: number }, words: FigureWords) =>
  lower === upper
    ? `${words.money(lower)} tutarında`
    : `${words.money(lower)} ile ${words.money(upper)} arasında`;

/** Differences below half a percent are none. */
function comparedWith(index: number, difference: string): string {
  if (Math.abs(index - 1) < 0.005) return 'ortalama bir günle aynı';
  return `ortalama bir günden ${difference} ${index > 1 ? 'yüksek' : 'düşük'}`;
}
