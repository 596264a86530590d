import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import type { Reading } from '#shared/analytics/asking.ts';
import { parseQuestion } from './parse-question.ts';
import { completeReading } from './reading.ts';
import { brief } from './testing/brief-reading.ts';

/** Saturday. */
const TODAY = Temporal.PlainDate.from('2026-11-21');

const CITIES = [
  { key: 'TR/istanbul', name: 'İstanbul', country: 'TR' },
  { key: 'TR/izmir', name: 'İzmir', country: 'TR' },
  { key: 'TR/ankara', name: 'Ankara', country: 'TR' },
  { key: 'TR/ordu', name: 'Ordu', country: 'TR' },
  { key: 'US/new york', name: 'New York', country: 'US' },
  { key: 'GB/london', name: 'London', country: 'GB' },
  { key: 'CA/london', name: 'London', country: 'CA' },
];

/** What a question means after the one before it; the words of a product stand for it. */
function readingOf(question: string, previous: Reading | null): Reading {
  const stated = parseQuestion(question, TODAY, CITIES);
  if ('reason' in stated) throw new Error(`${question}: ${stated.reason}`);
  const product = stated.productWords.join(' ') || null;
  const reading = completeReading(stated, product, { previous, today: TODAY });
  if (!reading) throw new Error(`${question} is not understood`);
  return reading;
}

test.each([
  // A part of it
  ['revenue last month', 'and in Germany?', 'revenue · DE · last_month'],
  ['revenue last month', 'and by country?', 'revenue · by country · top · last_month'],
  ['revenue last month', 'only new customers', 'revenue · new · last_month'],
  ['revenue last month', 'from returning customers?', 'revenue · returning · last_month'],
  ['orders last month', 'cancelled ones?', 'orders · cancelled · last_month'],
  ['orders last month', 'how many of them were cancelled?', 'orders · cancelled · last_month'],
  ['orders last month', 'and unpaid ones?', 'orders · unpaid · last_month'],
  ['revenue in October in Germany', 'and in France?', 'revenue · FR · month 10 2026'],
  ['revenue in Germany last month', 'and everywhere?', 'revenue · last_month'],
  ['revenue by country this year', 'by city?', 'revenue · by city · top · this_year'],
  ['orders by hour last month', 'by weekday?', 'orders · by weekday · top · last_month'],
  [
    'average order value last month',
    'and for returning customers?',
    'average_order_value · returning · last_month',
  ],
  ['top products in Germany last month', 'in Turkey?', 'net_sales · by product · top · TR · last_month'],
  ['geçen ay ciro', "peki Türkiye'de?", 'revenue · TR · last_month'],
  ['geçen ay ciro', 'Almanya?', 'revenue · DE · last_month'],
  ["geçen ay Almanya'dan gelen ciro", 'peki her yerde?', 'revenue · last_month'],
  ['geçen ay kaç sipariş aldım', 'ya iptal edilenler?', 'orders · cancelled · last_month'],
  ['geçen ay kaç sipariş aldım', 'sadece yeni müşteriler', 'orders · new · last_month'],
  ['geçen ay ciro', 'ülkelere göre?', 'revenue · by country · top · last_month'],
  ['geçen ay sipariş sayısı', 'hangi şehirlerden?', 'orders · by city · top · last_month'],
  ['geçen ay ciro', 've yeni müşterilerden?', 'revenue · new · last_month'],
  // Another figure
  ['revenue in Germany last month', 'what about orders?', 'orders · DE · last_month'],
  ['revenue in Germany last month', 'why?', 'why_changed · DE · last_month'],
  ['how many new customers last month', 'and returning?', 'customers · returning · last_month'],
  ['how many new customers last month', 'how much did they spend?', 'revenue · new · last_month'],
  ['how many new customers last month', 'how many orders did they place?', 'orders · new · last_month'],
  ['geçen ay kaç yeni müşteri geldi', 'bunların cirosu ne kadar?', 'revenue · new · last_month'],
  ['geçen ay ciro', 'peki kaç sipariş?', 'orders · last_month'],
  ['geçen ay en çok satan ürünler', 'peki kaç adet?', 'units · by product · top · last_month'],
  ['geçen ay ciro', 'neden?', 'why_changed · last_month'],
  // A list
  ['revenue last month', 'top 5 products', 'net_sales · by product · top 5 · last_month'],
  ['top products last month', 'top 10', 'net_sales · by product · top 10 · last_month'],
  ['top products last month', 'and the worst?', 'net_sales · by product · bottom · last_month'],
  ['geçen ay en çok satan ürünler', 'ya en az satanlar?', 'net_sales · by product · bottom · last_month'],
  ['revenue last month', 'best day?', 'revenue · by weekday · top · last_month'],
  ['geçen ay ciro', 'en çok hangi gün?', 'revenue · by weekday · top · last_month'],
  ['average order value last month', 'top products?', 'net_sales · by product · top · last_month'],
  // Another time
  ['revenue last month', 'and last week?', 'revenue · last_week'],
  ['revenue in Germany today', 'and yesterday?', 'revenue · DE · yesterday'],
  ['revenue in October', 'and in September?', 'revenue · month 9 2026'],
  ['forecast', 'next 7 days?', 'forecast · +7d · this_month'],
  ['geçen ay ciro', 'bu ay ne kadar?', 'revenue · this_month'],
  ['geçen ay ciro', 'peki dün?', 'revenue · yesterday'],
  ['geçen ay ciro', 'son 7 günde?', 'revenue · days 7'],
  ['eylülde ciro', 'ekimde?', 'revenue · month 10 2026'],
  // The same days of another year
  ['revenue last month', 'last year?', 'revenue · month 10 2025'],
  ['revenue this month', 'and last year?', 'revenue · month 11 2025'],
  ['orders yesterday', 'and last year?', 'orders · day 2025-11-20'],
  ['orders today', 'what about last year?', 'orders · day 2025-11-21'],
  ['orders last week', 'last year?', 'orders · between 2025-11-10 2025-11-16'],
  ['revenue on 29 October', 'and a year ago?', 'revenue · day 2025-10-29'],
  ['revenue last quarter', 'last year?', 'revenue · quarter 3 2025'],
  ['revenue in the last 30 days', 'and last year?', 'revenue · between 2025-10-22 2025-11-20'],
  ['revenue in October', 'and in 2024?', 'revenue · month 10 2024'],
  ['revenue in October 2025', 'and this year?', 'revenue · month 10 2026'],
  ['revenue in October 2025', 'same month last year?', 'revenue · month 10 2024'],
  ['dün kaç sipariş geldi', 'geçen yıl?', 'orders · day 2025-11-20'],
  ['geçen ay ciro', 'peki geçen yıl?', 'revenue · month 10 2025'],
  ['bu hafta ciro', 'ya geçen sene?', 'revenue · between 2025-11-17 2025-11-23'],
  ['29 Ekim cirosu', 'geçen yıl?', 'revenue · day 2025-10-29'],
  ['geçen ay ciro', 'bir yıl önce?', 'revenue · month 10 2025'],
  // Of a year, and of days in the year that is said, the year itself
  ['revenue this year', 'last year?', 'revenue · last_year'],
  ['revenue last month', 'this year?', 'revenue · this_year'],
  ['revenue of all time', 'last year?', 'revenue · last_year'],
  ['bu yıl aylara göre ciro', 'geçen yıl?', 'revenue · by month · top · last_year'],
  // Compared
  ['revenue last month', 'compared with last year?', 'revenue · last_month · vs year_before'],
  ['geçen ay ciro', 'geçen seneye göre?', 'revenue · last_month · vs year_before'],
  // Another question
  ['revenue in Germany last month', 'How many orders did I get this week?', 'orders · this_week'],
  ["Almanya'dan gelen ciro", 'Bu ay kaç sipariş aldım?', 'orders · this_month'],
])('%s → %s → %s', (first, next, said) => {
  expect(brief(readingOf(next, readingOf(first, null)))).toBe(said);
});

test.each([
  // A city, by itself or with other parts
  ['revenue last month', 'and in Izmir?', 'revenue · TR/izmir · last_month'],
  ['revenue last month', 'Izmir?', 'revenue · TR/izmir · last_month'],
  ['revenue last month', 'how about in New York?', 'revenue · US/new york · last_month'],
  ['revenue last month', 'and in London, Canada?', 'revenue · CA/london · last_month'],
  ['revenue last month', 'and from new customers in Izmir?', 'revenue · new · TR/izmir · last_month'],
  [
    'revenue last month',
    'and in Izmir compared with last year?',
    'revenue · TR/izmir · last_month · vs year_before',
  ],
  ['top products last month', 'and in Izmir?', 'net_sales · by product · top · TR/izmir · last_month'],
  ['orders by city last month', 'and in Izmir?', 'orders · TR/izmir · last_month'],
  ['orders last month', 'how many from Izmir?', 'orders · TR/izmir · last_month'],
  ['orders last month', 'and how many from Germany?', 'orders · DE · last_month'],
  ['revenue last month', 'how many from Izmir?', 'orders · TR/izmir · last_month'],
  ['geçen ay ciro', "peki Ankara'da?", 'revenue · TR/ankara · last_month'],
  ['geçen ay ciro', 'ya İzmir?', 'revenue · TR/izmir · last_month'],
  ['geçen ay ciro', 'İzmirliler?', 'revenue · TR/izmir · last_month'],
  ['geçen ay ciro', 'peki Ordu’da?', 'revenue · TR/ordu · last_month'],
  ['geçen ay ciro', 'bir de Ankara’ya bak', 'revenue · TR/ankara · last_month'],
  ['geçen ay ciro', 'aynısı İzmir için', 'revenue · TR/izmir · last_month'],
  ['geçen ay ciro', 'peki İzmir’deki yeni müşterilerden?', 'revenue · new · TR/izmir · last_month'],
  [
    'geçen ay en çok satan ürünler',
    'peki Ankara’da?',
    'net_sales · by product · top · TR/ankara · last_month',
  ],
  ['geçen ay kaç sipariş aldım', 'peki İzmir’den kaç sipariş?', 'orders · TR/izmir · last_month'],
  // Another one, or none
  ['revenue in Izmir last month', 'and in Ankara?', 'revenue · TR/ankara · last_month'],
  ['revenue in Izmir last month', 'and in Turkey?', 'revenue · TR · last_month'],
  ['revenue in Turkey last month', 'and in Izmir?', 'revenue · TR/izmir · last_month'],
  ['revenue in Izmir last month', 'and everywhere?', 'revenue · last_month'],
  ['revenue in Izmir last month', 'by city?', 'revenue · by city · top · last_month'],
  ['revenue in Izmir last month', 'by country?', 'revenue · by country · top · last_month'],
  ["geçen ay İzmir'den gelen ciro", 'peki Ankara’da?', 'revenue · TR/ankara · last_month'],
  ["geçen ay İzmir'den gelen ciro", 'peki her yerde?', 'revenue · last_month'],
  ["geçen ay İzmir'den gelen ciro", 'şehirlere göre?', 'revenue · by city · top · last_month'],
  // It stays where another part changes
  ['revenue in Izmir last month', 'and last week?', 'revenue · TR/izmir · last_week'],
  ['revenue in Izmir last month', 'last year?', 'revenue · TR/izmir · month 10 2025'],
  ['revenue in Izmir last month', 'and orders?', 'orders · TR/izmir · last_month'],
  ["geçen ay İzmir'den gelen ciro", 'peki bu ay?', 'revenue · TR/izmir · this_month'],
  ["geçen ay İzmir'den gelen ciro", 'geçen yıl?', 'revenue · TR/izmir · month 10 2025'],
])('%s → %s → %s, where the store has such cities', (first, next, said) => {
  expect(brief(readingOf(next, readingOf(first, null)))).toBe(said);
});

test.each([
  ['revenue last month', 'and of teapots in Izmir?', 'teapots', 'TR/izmir', 'last_month'],
  ['revenue last month', 'teapots in Izmir this week?', 'teapots', 'TR/izmir', 'this_week'],
  ['revenue of “Teapot” last month', 'and in Izmir?', 'teapot', 'TR/izmir', 'last_month'],
  ['revenue of “Teapot” last month', 'and in Izmir this month?', 'teapot', 'TR/izmir', 'this_month'],
  ['revenue of “Teapot” in Izmir last month', 'and in Ankara?', 'teapot', 'TR/ankara', 'last_month'],
  ['revenue of “Teapot” in Izmir last month', 'and this month?', 'teapot', 'TR/izmir', 'this_month'],
  ['revenue of “Teapot” in Izmir last month', 'and “Mug”?', 'mug', 'TR/izmir', 'last_month'],
  ['geçen ay ciro', 'peki “Çaydanlık” İzmir’de?', 'caydanlik', 'TR/izmir', 'last_month'],
  ['“Çaydanlık” geçen ay ne kadar sattı', 'peki bu ay Ankara’da?', 'caydanlik', 'TR/ankara', 'this_month'],
  ['“Çaydanlık” İzmir’de geçen ay ne kadar sattı', 'peki Ankara’da?', 'caydanlik', 'TR/ankara', 'last_month'],
  ['“Çaydanlık” İzmir’de geçen ay ne kadar sattı', 'peki bu ay?', 'caydanlik', 'TR/izmir', 'this_month'],
  ['“Çaydanlık” İzmir’de geçen ay ne kadar sattı', 'peki “Bardak”?', 'bardak', 'TR/izmir', 'last_month'],
])('%s → %s is about %s in %s, %s', (first, next, product, city, kind) => {
  const { period, ...reading } = readingOf(next, readingOf(first, null));
  expect({ ...reading, period: period.kind }).toMatchObject({
    metric: 'net_sales',
    by: null,
    product,
    city,
    period: kind,
  });
});

test('without a question before, a number of nothing is not understood', () => {
  expect(() => readingOf('how many from Izmir?', null)).toThrow('not understood');
});
