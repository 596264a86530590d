import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AdGroup } from '#shared/ads/ads-assets.ts';
import { editorFile, undoFile } from './editor-csv.ts';
import type { AssetContent } from './rules/asset-content.ts';
import { readCampaigns, readRows } from './testing/read-editor-file.ts';

const NASTY = [
  'He said "yes", twice',
  'a,b,,c',
  'first\r\nsecond',
  'one\ntwo',
  '"',
  ',',
  "l'été d’or",
  '🎉 emoji 👨‍👩‍👧',
  'كوب قهوة',
  'ספל "גדול"',
  '\u2068mixed מעורב\u2069',
  '=1+1',
  '+90',
  '-5',
  '@me',
  'ışık ĞÜŞ',
  '日本語',
];

const group = (name: string, text: string): AdGroup => ({
  productId: '1',
  productTitle: 'Mug',
  imageUrl: null,
  name,
  finalUrl: 'https://shop.example.com/products/mug?a="1",2',
  headlines: [`${text} 1`, `${text} 2`, `${text} 3`],
  descriptions: [`${text} a`, `${text} b`],
  path1: 'mugs',
  path2: '',
  keywords: [
    { text: `${text} k`, matchType: 'exact' },
    { text: `${text} k`, matchType: 'broad' },
  ],
});

const setOf = (name: string, texts: string[]): AssetContent => ({
  name,
  language: 'tr',
  dailyBudget: 12.5,
  groups: texts.map((text, at) => group(`${text} – ${at}`, text)),
  negatives: texts.map((text) => ({ text: `not ${text}`, matchType: 'phrase' })),
});

const MATCH = { exact: 'Exact', phrase: 'Phrase', broad: 'Broad' };

/** What a reader has to find of a set. */
function expected({ groups, negatives }: AssetContent, status: 'Enabled' | 'Removed') {
  return {
    negatives: negatives.map(({ text, matchType }) => ({
      text: text.trim(),
      type: `Campaign Negative ${MATCH[matchType]}`,
    })),
    groups: new Map(
      groups.map((each) => [
        each.name.trim(),
        {
          status,
          keywords: each.keywords.map(({ text, matchType }) => ({
            text: text.trim(),
            type: MATCH[matchType],
            status,
          })),
          ads: [
            {
              headlines: each.headlines.map((text) => text.trim()),
              descriptions: each.descriptions.map((text) => text.trim()),
              paths: [each.path1, each.path2].filter(Boolean),
              finalUrl: each.finalUrl,
              status,
            },
          ],
        },
      ]),
    ),
  };
}

test('whatever the texts hold, both files are read back as the same ads', () => {
  const set = setOf('Vitrin, "everything"', NASTY);
  const campaign = readCampaigns(editorFile(set)).get(set.name);
  expect(campaign).toEqual({
    type: 'Search',
    status: 'Paused',
    budget: '12.5',
    languages: 'tr',
    ...expected(set, 'Enabled'),
  });
  expect(readCampaigns(undoFile([set])).get(set.name)).toMatchObject({
    status: 'Removed',
    ...expected(set, 'Removed'),
  });
});

test('any text comes back as it was', () => {
  // Two negatives of the same words are one line of the file.
  const texts = fc.uniqueArray(fc.string({ unit: 'binary', minLength: 1 }), {
    maxLength: 4,
    selector: (text) => text.trim(),
  });

  fc.assert(
    fc.property(texts, (some) => {
      const set = setOf('Vitrin', some);
      const read = readCampaigns(editorFile(set)).get('Vitrin');
      expect(read).toMatchObject(expected(set, 'Enabled'));
    }),
    { numRuns: 50 },
  );
});

test('the file begins with the mark of UTF-8 and English headers, and starts nothing', () => {
  const text = editorFile(setOf('Vitrin', ['Mug']));
  expect(text.startsWith('\uFEFFCampaign,Campaign type,Campaign daily budget,')).toBe(true);
  expect(text.endsWith('\r\n')).toBe(true);
  const statuses = readRows(text).flatMap((row) => row.get('campaignstatus') ?? []);
  expect(statuses).toEqual(['Paused']);
});

test('undoing names every row for the bulk upload too, the inside first, and nothing twice', () => {
  const first = setOf('Vitrin', ['Mug', 'Cup']);
  const later = { ...first, groups: first.groups.map((each) => ({ ...each, headlines: ['A', 'B', 'C'] })) };
  const rows = readRows(undoFile([first, later]));
  expect(rows.every((row) => row.get('action') === 'Remove')).toBe(true);
  const kinds = rows.map((row) => row.get('rowtype'));
  expect(kinds.filter((kind) => kind === 'Ad')).toHaveLength(4);
  expect(kinds.filter((kind) => kind === 'Keyword')).toHaveLength(4);
  expect(kinds.slice(-3)).toEqual(['Ad group', 'Ad group', 'Campaign']);
});
