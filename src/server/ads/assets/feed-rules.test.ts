import { describe, expect, test } from 'vitest';
import { type FeedFacts, feedProblems } from './feed-rules.ts';
import { suggestedTitle } from './suggested-title.ts';

const good: FeedFacts = {
  title: 'Blue ceramic mug with a large handle',
  description: 'A mug of stoneware that holds 300 ml. '.repeat(4),
  category: 'Kitchen',
  imageUrl: 'https://cdn.example.com/mug.jpg',
  hasPrice: true,
  soldOut: false,
};

describe('of the texts of a product', () => {
  test.each<[string, Partial<FeedFacts>, string[]]>([
    ['nothing is wrong with good ones', {}, []],
    ['no title', { title: '  ' }, ['title_missing']],
    ['a title of 24 characters', { title: 'x'.repeat(24) }, ['title_short']],
    ['a title of 25 characters', { title: 'x'.repeat(25) }, []],
    ['a title of 150 characters', { title: 'x'.repeat(150) }, []],
    ['a title of 151 characters', { title: 'x'.repeat(151) }, ['title_long']],
    ['capitals', { title: 'BLUE CERAMIC MUG WITH A HANDLE' }, ['title_capitals']],
    ['Turkish capitals', { title: 'MAVİ SERAMİK KUPA BÜYÜK KULPLU' }, ['title_capitals']],
    ['letters of a kind', { title: 'Fast USB C cable for all HDMI devices' }, []],
    ['free shipping', { title: 'Blue ceramic mug with free shipping' }, ['title_promotional']],
    ['ücretsiz kargo', { title: 'Mavi seramik kupa ÜCRETSİZ KARGO ile' }, ['title_promotional']],
    ['indirim', { title: 'Mavi seramik kupa, %20 indirimli fiyat' }, ['title_promotional']],
    ['a call', { title: 'Blue ceramic mug for everybody!' }, ['title_promotional']],
    ['Rabatt', { title: 'Blaue Tasse aus Keramik mit Rabatt' }, ['title_promotional']],
    ['a wholesale word', { title: 'Wholesale paper bags with a handle' }, []],
    ['no description', { description: null }, ['description_missing']],
    ['79 characters', { description: 'x'.repeat(79) }, ['description_short']],
    ['80 characters', { description: 'x'.repeat(80) }, []],
    ['5,000 characters', { description: 'x'.repeat(5_000) }, []],
    ['5,001 characters', { description: 'x'.repeat(5_001) }, ['description_long']],
    [
      'nothing but a title',
      { description: '', imageUrl: null, hasPrice: false, category: ' ', soldOut: true },
      ['description_missing', 'image_missing', 'price_missing', 'sold_out', 'category_missing'],
    ],
  ])('%s', (_, facts, problems) => {
    expect(feedProblems({ ...good, ...facts }, false)).toEqual(problems);
  });

  test('a title that another product has', () => {
    expect(feedProblems(good, true)).toEqual(['title_repeated']);
  });
});

describe('a suggested title', () => {
  const none = { category: null, vendor: null, variants: [] };

  test.each<[string, Parameters<typeof suggestedTitle>[0], string | null]>([
    ['there is none where nothing is wrong', { ...none, title: good.title }, null],
    ['nor where nothing else is known', { ...none, title: 'Mug' }, null],
    [
      'maker in front, category behind',
      { ...none, title: 'Boxing Gloves', vendor: 'Everlast', category: 'Sport > Equipment' },
      'Everlast Boxing Gloves – Equipment',
    ],
    [
      'what the title has is not said again',
      { ...none, title: 'Everlast Gloves', vendor: 'Everlast', category: 'Boxing equipment' },
      'Everlast Gloves – Boxing equipment',
    ],
    [
      'colours',
      { title: 'Cafe Chair', category: 'Furniture', vendor: null, variants: ['mustard', 'mint', 'pearl'] },
      'Cafe Chair – mustard, mint, pearl – Furniture',
    ],
    ['no capitals', { ...none, title: 'BLUE CERAMIC MUG WITH HANDLE' }, 'Blue Ceramic Mug With Handle'],
    [
      'Turkish capitals',
      { ...none, title: 'MAVİ SERAMİK KUPA BÜYÜK KULPLU' },
      'Mavi Seramik Kupa Büyük Kulplu',
    ],
    [
      'no advertising',
      { ...none, title: 'Blue ceramic mug with handle FREE SHIPPING!!!' },
      'Blue ceramic mug with handle',
    ],
    ['nothing but emoji', { ...none, title: '🎉' }, null],
  ])('%s', (_, facts, title) => {
    expect(suggestedTitle(facts, false)).toBe(title);
  });

  test('of one too long ends with a word', () => {
    const title = 'Blue ceramic mug and saucer '.repeat(8);
    const suggested = suggestedTitle({ ...none, title }, false)!;
    expect(suggested.length).toBeLessThanOrEqual(150);
    expect(suggested).toMatch(/(?:mug|saucer|ceramic|Blue)$/);
  });

  test('of one that another product has needs something of its own', () => {
    expect(suggestedTitle({ ...none, title: good.title }, true)).toBeNull();
    expect(suggestedTitle({ ...none, title: good.title, variants: ['300 ml'] }, true)).toBe(
      `${good.title} – 300 ml`,
    );
  });
});
