import { expect, test } from 'vitest';
import { createAdsWords } from './words.ts';

const english = createAdsWords('en', 'GBP');
const turkish = createAdsWords('tr', 'TRY');

test('who buys is said as far as it is counted', () => {
  const buyers = {
    place: { name: 'Germany', share: 0.624, isOfAll: true },
    category: { name: 'Mugs', share: 0.4 },
    values: { orders: 190, lower: 12.5, upper: 30 },
    hour: { hour: 20, share: 0.125 },
    returning: { buyers: 40, share: 0.2 },
  };
  expect(english.idealCustomer(buyers)).toBe(
    '62% of the orders go to Germany. “Mugs” brings 40% of net sales. Half of the 190 orders that were not cancelled or refunded are worth £12.50 to £30. The busiest hour begins at 20:00, with 13% of the orders. 40 of the buyers (20%) had bought before.',
  );
  expect(turkish.idealCustomer({ ...buyers, place: { name: 'İzmir', share: 0.624, isOfAll: false } })).toBe(
    'Adresi bilinen siparişlerin %62’si İzmir’e gidiyor. Net satışın %40’ı “Mugs” kategorisinden. İptal veya iade edilmeyen 190 siparişin yarısı ₺12,50 ile ₺30 arasında. En yoğun saat 20:00 ile 21:00 arası: siparişlerin %13’ü bu saatte geliyor. Alıcılardan 40 kişi (%20) daha önce de alışveriş yapmış.',
  );
  const little = { place: null, category: null, values: null, hour: null, returning: null };
  expect(english.idealCustomer(little)).toBe('');
});

test('a day is compared with an average one', () => {
  const friday = { day: 5, orders: 24, days: 4, perSuchDay: 6, performance: 1.2 };
  expect(english.day(friday)).toBe('24 orders on 4 Fridays: 6 each, 20% above an average day.');
  expect(turkish.day(friday)).toBe('4 cuma gününde 24 sipariş: günde 6, ortalama bir günden %20 yüksek.');
  const quiet = { day: 0, orders: 1, days: 1, perSuchDay: 1, performance: 1 };
  expect(english.day(quiet)).toBe('1 order on 1 Sunday: 1 each, as strong as an average day.');
  expect(turkish.day(quiet)).toBe('1 pazar gününde 1 sipariş: günde 1, ortalama bir günle aynı.');
});

test('a part of the budget says what it rests on', () => {
  const evening = { from: 18, to: 22, percentage: 34, orders: 420, allOrders: 1_400 };
  expect(english.slot({ ...evening, ownWeight: 0.54 })).toBe(
    '420 of 1,400 orders (30%) came in these hours.',
  );
  expect(english.slot({ ...evening, orders: 0, ownWeight: 0.2 })).toBe(
    'None of the 1,400 orders came in these hours. With so few orders the usual hours of online shops count for 80% of this 34%.',
  );
  expect(turkish.slot({ ...evening, ownWeight: 0.2 })).toBe(
    '1.400 siparişten 420 tanesi (%30) bu saatlerde geldi. Sipariş sayısı az olduğu için bu %34 hesaplanırken internet mağazalarının olağan saatlerine %80 ağırlık verildi.',
  );
});

test('what ads should say is one sentence a figure', () => {
  expect(english.strategy({ kind: 'day', day: 2, performance: 1.25 })).toBe(
    'Start new ads before Tuesday: it is your strongest day, with 25% more orders than an average one.',
  );
  expect(turkish.strategy({ kind: 'day', day: 2, performance: 1.25 })).toBe(
    'Yeni reklamları salı gününden önce başlatın: en güçlü gününüz o; ortalama bir günden %25 daha çok sipariş geliyor.',
  );
  const outlook = { expected: 1_400, low: 1_200, high: 1_700, lastMonth: 1_000, lastYear: 1_350 };
  expect(english.strategy({ kind: 'season', ...outlook })).toBe(
    'Prepare ads and budget now: the next 30 days should bring 40% more than the last 30: £1,400, most likely between £1,200 and £1,700. The same days a year before brought £1,350.',
  );
  expect(turkish.season({ ...outlook, expected: 800, low: 600, high: 1_100, lastYear: null })).toBe(
    'Önümüzdeki 30 günde beklenen net satış son 30 günden %20 daha az: ₺800, büyük olasılıkla ₺600 ile ₺1.100 arasında.',
  );
  expect(
    english.strategy({ kind: 'best_seller', title: 'Mug', netSales: 1_250, share: null, days: 30 }),
  ).toBe('Lead with “Mug”: it brought £1,250 in 30 days.');
  expect(
    turkish.strategy({ kind: 'best_seller', title: 'Kupa', netSales: 1_250, share: 0.4, days: 30 }),
  ).toBe('Öne “Kupa” ürününü koyun: 30 günde ₺1.250 getirdi; bu, net satışın %40’ı.');
});

test('a range of prices and of hours', () => {
  expect(english.priceRange(1.25, 295)).toBe('£1.25 – £295');
  expect(english.priceRange(9, 9)).toBe('£9');
  expect(turkish.priceRange(1_249.9, 9_500)).toBe('₺1.250 – ₺9.500');
  expect(english.timeSlot({ from: 9, to: 24 })).toBe('09:00 – 24:00');
});
