import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import type { Reading } from '#shared/analytics/asking.ts';
import { parseQuestion } from './parse-question.ts';
import { completeReading } from './reading.ts';
import { brief } from './testing/brief-reading.ts';

/** Saturday. */
const TODAY = Temporal.PlainDate.from('2026-11-21');

/** What a question means after the one before it, without looking for products. */
function readingOf(question: string, previous: Reading | null): Reading {
  const stated = parseQuestion(question, TODAY);
  if ('reason' in stated) throw new Error(`${question}: ${stated.reason}`);
  expect([question, stated.productWords]).toEqual([question, []]);
  const reading = completeReading(stated, null, { previous, today: TODAY });
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
