import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { WORDS } from '#languages/words.ts';
import { SMALL_SHOP } from '#server/testing/small-shop.ts';
import { startApp } from '#server/testing/start-app.ts';
import { analyticsEndpoints } from '#shared/analytics/analytics.ts';
import { type Answer, askingEndpoints, type Reading } from '#shared/analytics/asking.ts';
import { LANGUAGES, type Language } from '#shared/core/languages.ts';
import { DAY_MS } from '#shared/core/time.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import type { SessionDay } from '#simulators/shopify/shop/shop.ts';
import { connectSmallShop } from './testing/connect-small-shop.ts';

/* Answers of a shop whose ten orders were added up by hand: see testing/connect-small-shop.ts. */
const firstOf = ({ figures }: Answer) => figures[0]?.value;

const FIGURES: [question: string, value: number][] = [
  // Money of a time
  ['revenue last month', 174],
  ['net sales last month', 159],
  ['gross sales last month', 170],
  ['discounts last month', 1],
  ['shipping income last month', 15],
  ['revenue this month', 50],
  ['revenue today', 40],
  ['revenue yesterday', 10],
  ['revenue on 2026-10-25', 30],
  ['revenue between 1 October and 15 October', 94],
  ['1-15 Ekim cirosu', 94],
  ['28 Ekim cirosu', 10],
  ['29 Ekim cirosu', -10],
  ['revenue this quarter', 224],
  ['revenue Q3', 20],
  ['3. çeyrekte ciro', 20],
  ['revenue since 1 October', 224],
  ['ekimden beri ciro', 224],
  ['Geçen yılın ekim ayında ciro', 45],
  ['revenue in October last year', 45],
  ['son 3 ayda ciro', 204],
  ['revenue in the last 7 days', 10],
  ['revenue last friday', 10],
  ['revenue of all time', 289],
  // Counts
  ['orders last month', 5],
  ['How many sales did I make last month?', 5],
  ['units sold last month', 8],
  ['how many teapots did I sell last month', 3],
  ['Geçen ay kaç Teapot sattım?', 3],
  ['Kaç müşterim var?', 4],
  ['How many customers do I have?', 4],
  ['customers last month', 3],
  ['new customers last month', 1],
  ['returning customers last month', 3],
  ['average order value last month', 33.8],
  // Of a part
  ['revenue from new customers last month', 50],
  ['revenue from returning customers last month', 94],
  ['revenue from guests last month', 30],
  ['Geçen ay yeni müşterilerden ne kadar ciro geldi?', 50],
  ['revenue in Germany last month', 39],
  ['Almanya’dan geçen ay ne kadar ciro geldi', 39],
  ['orders from Germany last month', 2],
  ['new customers from Germany this month', 1],
  ['customers from Germany since September', 2],
  ['net sales of “Teapot” last month', 120],
  ['revenue of mug 350 ml last month', 39],
  ['Teapot sales in France last month', 40],
  ['Teapot sales to new customers this month', 40],
  ['orders at the point of sale last month', 1],
  ['revenue from the online store last month', 144],
  ['average order value in Germany last month', 19.5],
  ['orders from returning customers in Germany last month', 1],
  ['How much revenue did we make in Berlin last month?', 39],
  ['Geçen ay Berlin’de kaç sipariş vardı?', 2],
  ['orders in London last month', 1],
  ['cancelled orders last month', 1],
  ['value of cancelled orders last month', 10],
  ['unpaid orders this month', 1],
  ['ödenmemiş siparişlerin tutarı bu ay', 40],
  ['geçen ay kaç sipariş iptal edildi', 1],
  ['refunds this month', 40],
  ['refunds of “Teapot” this month', 40],
  ['refunds in Germany this month', 0],
];

test('figures of a metric, a part and a time are what the orders add up to', async () => {
  const said: unknown[] = [];
  let { ask } = await connectSmallShop();
  for (const [at, [question]] of FIGURES.entries()) {
    // So many may be asked within a minute.
    if (at === 50) ({ ask } = await connectSmallShop());
    const answer = await ask(question);
    said.push([question, answer.answered ? firstOf(answer) : answer.answer]);
  }
  expect(said).toEqual(FIGURES);
});

const LISTS: [question: string, first: string[], others: string[]][] = [
  ['Which country buys the most?', ['Germany', '£70'], ['United Kingdom -£30']],
  ['top countries last month', ['United Kingdom', '£80'], ['France £40', 'Germany £39']],
  ['Hangi ülke en çok alıyor geçen ay', ['United Kingdom', '£80'], ['France £40']],
  ['top 2 products last month', ['“Teapot”', '£120'], ['“Mug 350 ml” £39']],
  ['orders by month since September', ['October 2026', '5'], ['September 2026 1', 'November 2026 3']],
  ['new vs returning customers last month', ['first order ever', '1'], ['ordered before 2']],
  [
    'revenue by customer type last month',
    ['ordered before', '£94'],
    ['first order ever £50', 'no known customer £30'],
  ],
  ['revenue by channel last month', ['Online store', '£144'], ['Point of sale £30']],
  ['orders by city last month', ['Berlin', '2'], ['London 1']],
  ['top products in Germany last month', ['“Mug 350 ml”', '£39'], []],
  ['top products for new customers last month', ['“Teapot”', '£40'], []],
  ['worst products last month', ['“Mug 500 ml”', '£0'], ['“Mug 350 ml” £39']],
  ['which products are returned most this month', ['“Teapot”', '£40'], []],
];

test('lists are ranked, with the figure of every row', async () => {
  const { ask } = await connectSmallShop();
  for (const [question, first, others] of LISTS) {
    const { answered, answer, table } = await ask(question);
    const rows = table?.rows.map((row) => row.slice(0, 2).join(' ')) ?? [];
    expect(answered, `${question}: ${answer}`).toBe(true);
    for (const part of first) expect(answer).toContain(part);
    expect(rows, question).toEqual(expect.arrayContaining(others));
  }
});

test('figures are compared with the same part of the other stretch', async () => {
  const { ask } = await connectSmallShop();
  // October came to 144 until its 21st at noon.
  expect((await ask('revenue this month')).answer).toBe(
    'Total revenue this month so far: £50. That is £94 less than last month up to the same day and time (£144).',
  );
  expect((await ask('revenue last month compared with this month')).answer).toBe(
    'Total revenue last month up to the same day and time: £144. That is £94 more than this month so far (£50).',
  );
  expect((await ask('orders today vs yesterday')).answer).toBe(
    'Orders today so far: 1. That is the same as yesterday up to the same day and time (1).',
  );
  expect((await ask('Bu ay ciro', 'tr')).answer).toBe(
    'Bu ay şu ana kadar toplam ciro: £50. Fark: £94 azalış (geçen ay aynı gün ve saate kadar: £144).',
  );
  expect((await ask('orders last month compared with the same month last year')).answer).not.toMatch(/than/);
});

test('a figure is compared with as many days before it, by percent where there were enough orders', async () => {
  const { ask } = await connectSmallShop();
  expect((await ask('orders in the last 20 days')).answer).toBe(
    'Orders in the last 20 days: 2. That is 1 less than in the 20 days before (3).',
  );
  const { answer, figures } = await ask('orders in September compared with October');
  expect(answer).toBe('Orders in September 2026: 1. That is 80% less than in October 2026 (5).');
  expect(figures.map(({ name, value }) => [name, value])).toEqual([
    ['Orders', 1],
    ['Before', 5],
    ['Change', -80],
  ]);
});

test('nothing is compared with, or counted as nothing in, a time before the records', async () => {
  const { ask } = await connectSmallShop();
  expect(await ask('revenue in 2019')).toMatchObject({
    answered: false,
    answer: 'Your records begin on 29 October 2025.',
  });
  expect((await ask('2025 yılında ciro', 'tr')).answer).toBe(
    '2025 yılında toplam ciro: £45. Kayıtlarınız 29 Ekim 2025 tarihinde başlıyor.',
  );
  expect((await ask('revenue in October last year')).answer).toBe(
    'Total revenue in October 2025: £45. Your records begin on 29 October 2025.',
  );
  expect((await ask('revenue in 2026 compared with 2025')).answer).toBe(
    'Total revenue in 2026 so far: £244. It is not compared with 2025: your records begin on 29 October 2025.',
  );
});

const CONVERSATIONS: [Language, string, [string, number][]][] = [
  [
    ...(['en', 'revenue last month'] as const),
    [
      ['and in Berlin?', 39],
      ['and London?', 85],
      ['teapots in London?', 80],
    ],
  ],
  [
    ...(['tr', 'geçen ay ciro'] as const),
    [
      ['peki Berlin’de?', 39],
      ['ya London’dan?', 85],
    ],
  ],
  [
    ...(['en', 'revenue of “Mug 350 ml” last month'] as const),
    [
      ['and in Berlin?', 39],
      ['how many from London?', 0],
      ['by city?', 2],
    ],
  ],
  [
    ...(['tr', '“Teapot” bu ay ne kadar sattı'] as const),
    [
      ['peki London’da?', -40],
      ['peki geçen ay?', 80],
      ['peki Berlin’de?', 0],
    ],
  ],
];

test.each(CONVERSATIONS)(
  'a conversation about cities, products and times (%s): %s',
  async (language, first, next) => {
    const { ask } = await connectSmallShop();
    let previous = (await ask(first, language)).reading!;
    for (const [question, value] of next) {
      const answer = await ask({ question, previous }, language);
      expect([question, firstOf(answer)]).toEqual([question, value]);
      previous = answer.reading!;
    }
  },
);

test('a question goes on from the one before, and only what it says changes', async () => {
  const { ask } = await connectSmallShop();
  const start = (await ask('revenue last month')).reading!;
  const inGermany = await ask({ question: 'and in Germany?', previous: start });
  expect([firstOf(inGermany), inGermany.reading]).toEqual([39, { ...start, country: 'DE' }]);
  const asOrders = await ask({ question: 've sipariş sayısı?', previous: inGermany.reading! });
  expect([firstOf(asOrders), asOrders.reading]).toEqual([2, { ...start, country: 'DE', metric: 'orders' }]);
  const inSeptember = await ask({ question: 'peki eylülde?', previous: asOrders.reading! });
  expect(firstOf(inSeptember)).toBe(1);
  const byProduct = await ask({ question: 'by product?', previous: inGermany.reading! });
  expect(byProduct.reading).toMatchObject({ by: 'product', country: 'DE', metric: 'net_sales' });
  const lastYear = await ask({ question: 'geçen yıl?', previous: start });
  expect([firstOf(lastYear), lastYear.reading]).toEqual([
    45,
    { ...start, period: { kind: 'month', month: 10, year: 2025 } },
  ]);
  const ofTeapots = await ask({ question: 'and of “Teapot”?', previous: start });
  expect([firstOf(ofTeapots), ofTeapots.reading]).toEqual([
    120,
    { ...start, metric: 'net_sales', product: ofTeapots.reading!.product },
  ]);
  const another = await ask({
    question: 'How many orders did I get this month?',
    previous: inGermany.reading!,
  });
  expect(another.reading).toMatchObject({ metric: 'orders', country: null, period: { kind: 'this_month' } });
  const ofNew = await ask({ question: 'and from new customers?', previous: start });
  expect([firstOf(ofNew), ofNew.reading]).toEqual([50, { ...start, customerKind: 'new' }]);
});

test('what was understood stands in chips, and each of their choices is another question', async () => {
  const { ask } = await connectSmallShop();
  const { reading, chips } = await ask('top 3 products in Germany last month');
  expect(chips.map(({ name, label }) => [name, label])).toEqual([
    ['Figure', 'Net sales'],
    ['Split', 'by product'],
    ['Country', 'Germany'],
    ['Only…', null],
    ['Time', 'last month'],
    ['Rows', 'Top 3'],
  ]);
  for (const { choices } of chips)
    for (const { change, label } of choices) {
      const changed = await ask({ reading: { ...reading!, ...change } as Reading });
      expect(changed.chips.length, label).toBeGreaterThan(0);
      // Days without such orders have no list; everything else is answered.
      expect(changed.answered || /no |No /.test(changed.answer), `${label}: ${changed.answer}`).toBe(true);
    }
});

const REFUSED: [question: string, why: RegExp][] = [
  ['What is the weather?', /“weather”: it is neither a figure that I know nor a product/],
  ['How many kettles did I sell?', /“kettles”/],
  ['mug sales last month', /Several of your products go by “mug”/],
  ['revenue and orders this month', /one figure for one place at a time/],
  ['orders in Germany and France', /one figure for one place at a time/],
  ['sales on Instagram', /don’t say which network/],
  ['revenue on 30 February', /not in the calendar/],
  ['revenue in December 2027', /has not begun yet/],
  ['average order value of “Teapot”', /belongs to whole orders/],
  ['abandoned carts in Germany', /whole store only/],
  ['What is my profit this month?', /^No cost is known of what was sold this month so far/],
  ['conversion rate', /Visits to your store/],
  ['hello', /which figure you mean/],
];

test('what cannot be answered is refused with the reason and with what can be asked', async () => {
  const { ask, readCosts } = await connectSmallShop();
  await readCosts();
  for (const [question, why] of REFUSED) {
    const { answered, answer, figures, suggestions } = await ask(question);
    expect([question, answered, figures]).toEqual([question, false, []]);
    expect(answer).toMatch(why);
    expect(suggestions.length).toBeGreaterThan(0);
  }
});

test('of several products that go by a word, each can be asked about', async () => {
  const { ask } = await connectSmallShop();
  const { suggestions } = await ask('mug sales last month');
  expect(suggestions).toHaveLength(2);
  for (const suggestion of suggestions) expect(await ask(suggestion)).toMatchObject({ answered: true });
});

test('all suggestions can be answered', async () => {
  const { ask } = await connectSmallShop();
  for (const language of LANGUAGES)
    for (const [name, question] of Object.entries(WORDS[language].answers.examples)) {
      const { answered, answer } = await ask(question, language);
      // Too few days for a forecast, and nothing to explain of days that had few orders.
      if (name !== 'forecast') expect(answered, `${question}: ${answer}`).toBe(true);
    }
});

test('the answer about this month is what the cards show', async () => {
  const { ask, owner, params } = await connectSmallShop();
  const { details } = await owner.expectOk(owner.call(analyticsEndpoints.dashboard, { params }));
  const pairs = [
    ['revenue this month', details.totalRevenue],
    ['orders this month', details.totalOrders],
    ['average order value this month', details.averageOrderValue],
    ['customers this month', details.totalCustomers],
  ] as const;
  for (const [question, card] of pairs) {
    const { figures } = await ask(question);
    expect([question, figures[0]!.value, figures[1]?.value]).toEqual([question, card.value, card.previous]);
  }
});

/** Every day of a span, `visits` and `bought` on each. */
function visitDays(from: string, to: string, visits: number, bought: number): SessionDay[] {
  const days: SessionDay[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS)
    days.push({
      day: new Date(at).toISOString().slice(0, 10),
      sessions: visits,
      visitors: visits,
      cartAdditions: bought,
      reachedCheckout: bought,
      completedCheckout: bought,
    });
  return days;
}

test('the conversion rate is completed checkouts of visits, over finished days, compared with the same days before', async () => {
  const sessions = [
    ...visitDays('2026-10-01', '2026-10-31', 100, 2),
    ...visitDays('2026-11-01', '2026-11-20', 200, 5),
    ...visitDays('2026-11-21', '2026-11-21', 10, 9),
  ];
  const { ask, runRecurring, runJobs } = await connectSmallShop({ shops: [{ ...SMALL_SHOP, sessions }] });
  await runRecurring('conversion.enqueue-due');
  await runJobs();

  const { answer, figures, formula } = await ask('conversion rate this month');
  expect(answer).toBe(
    'Conversion rate this month so far: 2.5%. That is 0.5 percentage points more than last month up to the same day (2%).',
  );
  expect(figures.map(({ name, text }) => [name, text])).toEqual([
    ['Conversion rate', '2.5%'],
    ['Completed checkouts', '100'],
    ['Visits', '4,000'],
    ['Days counted', '20'],
    ['Before', '2%'],
  ]);
  expect(formula).toMatch(/^Completed checkouts ÷ visits/);
  expect((await ask('geçen ay dönüşüm oranı bu aya kıyasla', 'tr')).answer).toBe(
    'Geçen ay aynı gün ve saate kadar dönüşüm oranı: %2. Fark: 0,5 puan azalış (bu ay şu ana kadar: %2,5).',
  );
  // Visits of the ten days before are known from the 1st on.
  expect((await ask('conversion rate in September')).answer).toBe('The visits of that time are not known.');
  expect((await ask('conversion rate today')).answer).toMatch(/none of them is over yet/);
});

test('visits that are known in part say of how many days, and are not compared', async () => {
  const sessions = visitDays('2026-11-11', '2026-11-20', 200, 5);
  const { ask, runRecurring, runJobs } = await connectSmallShop({ shops: [{ ...SMALL_SHOP, sessions }] });
  await runRecurring('conversion.enqueue-due');
  await runJobs();
  expect((await ask('conversion rate in the last 20 days')).answer).toBe(
    'Conversion rate in the last 20 days: 2.5%. Visits are known for 10 of the 20 finished days of that time.',
  );
});

test('no carts are open is said in words', async () => {
  const { ask } = await connectSmallShop();
  expect((await ask('abandoned carts')).answer).toBe(
    'No abandoned carts from the last 30 days are still open.',
  );
});

const SENTENCES: [question: string, language: Language, answer: string | RegExp][] = [
  [
    'Which products sold best last month?',
    'en',
    'Net sales by product last month: “Teapot” comes first, with £120.',
  ],
  [
    'Geçen ay en çok satan ürünler hangileri?',
    'tr',
    'Geçen ay ürünlere göre net satış: ilk sırada “Teapot” var, £120.',
  ],
  [
    'Which country bought the most last month?',
    'en',
    'Net sales by country last month: United Kingdom comes first, with £80.',
  ],
  [
    'geçen ay müşterilerim nereden geldi',
    'tr',
    /^Geçen ay ülkelere göre .*: ilk sırada Birleşik Krallık var/,
  ],
  ['best weekday for orders last month', 'en', /^Orders by weekday last month: \w+ comes first, with 0\.\d/],
  [
    'Why did revenue change last month?',
    'en',
    /^Net sales went up by £139 last month\. The strongest factor was .*: £\d/,
  ],
  ['geçen ay ciro neden değişti', 'tr', /^Geçen ay net satış £139 arttı\. En güçlü etken .*: £\d/],
  ['forecast', 'en', 'There are not enough finished days for a forecast; at least 28 are needed.'],
];

test('each kind of answer is a sentence in its reader’s language', async () => {
  const { ask } = await connectSmallShop();
  for (const [question, language, sentence] of SENTENCES) {
    const { answer } = await ask(question, language);
    if (typeof sentence === 'string') expect(answer).toBe(sentence);
    else expect(answer).toMatch(sentence);
  }
});

test('a forecast says what is expected, how far it may be off, and for how many days', async () => {
  const orders = Array.from({ length: 60 }, (_, daysAgo) => ({
    name: `#${daysAgo}`,
    createdAt: new Date(Date.parse('2026-11-20T10:00:00Z') - daysAgo * DAY_MS).toISOString(),
    lines: [{ product: 'Teapot' }],
  }));
  const { ask } = await connectSmallShop({ shops: [{ ...SMALL_SHOP, orders }] });
  const { answer, figures } = await ask('forecast');
  expect(answer).toBe(
    'Expected net sales of the next 30 days: £1,200. With 80% likelihood it will be between £1,200 and £1,200.',
  );
  expect(figures.map(({ value }) => value)).toEqual([1200, 1200, 1200]);
  expect((await ask('önümüzdeki 7 gün için tahmin', 'tr')).answer).toBe(
    'Önümüzdeki 7 gün için beklenen net satış: £280.',
  );
});

test('days whose orders were not read yet are not said to have had none', async () => {
  const { ask, db } = await connectSmallShop();
  await db.execute(sql`
    update sync_states set history_complete = false, history_from = '2026-11-05T09:00:00Z'`);
  expect(await ask('revenue last month')).toMatchObject({
    answered: false,
    answer: 'That time lies before the orders that have been read.',
  });
  expect((await ask('orders this month')).answer).toBe(
    'Orders this month so far: 3. Only orders since 5 November 2026 have been read.',
  );
});

test('that nothing can be listed of some orders is not said of all', async () => {
  const { ask, db } = await connectSmallShop();
  expect((await ask('revenue by city in Japan last month')).answer).toBe(
    'There were no such orders last month.',
  );
  expect((await ask('Japonya’da en çok satan ürünler geçen ay', 'tr')).answer).toBe(
    'Geçen ay böyle bir sipariş yok.',
  );
  await db.execute(sql`update orders set city = null`);
  await db.execute(sql`delete from order_days`);
  expect((await ask('orders by city last month')).answer).toBe('None of these orders names a city.');
});

test('products that were not read yet do not sell nothing', async () => {
  const { ask, db } = await connectSmallShop();
  await db.execute(sql`delete from product_days`);
  const { answered, answer } = await ask('best products');
  expect([answered, answer]).toEqual([false, 'No sold products are known for this time yet.']);
});

test('carts that a platform does not share are not said to be none', async () => {
  const { signUp, runJobs } = await startApp({
    now: '2026-11-21T12:00:00Z',
    shopierShops: [
      {
        name: 'lumiere',
        products: [{ title: 'Fincan', price: '249.90' }],
        orders: [{ createdAt: '2026-10-01T10:00:00Z', lines: [{ product: 'Fincan' }] }],
      },
    ],
  });
  const owner = await signUp();
  const body = { shopDomain: 'lumiere', apiKey: 'pat_lumiere' };
  const { store } = await owner.expectOk(owner.call(storeEndpoints.connectShopier, { body }));
  await runJobs();
  const asked = owner.call(askingEndpoints.ask, {
    params: { storeId: store.id },
    body: { question: 'abandoned carts' },
  });
  const { answered, answer } = await owner.expectOk(asked);
  expect([answered, answer]).toEqual([false, 'The platform does not share this with us.']);
});
