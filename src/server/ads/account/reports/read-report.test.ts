import fc from 'fast-check';
import { expect, test } from 'vitest';
import { say } from '#shared/core/sentence.ts';
import { readReport } from './read-report.ts';

const ENGLISH = `Campaign report
October 22, 2026 - November 20, 2026
Campaign status,Campaign,Campaign type,Currency code,Budget,Impr.,Clicks,CTR,Cost,Conversions,Conv. value,Search impr. share,Search lost IS (budget),Search lost IS (rank)
Enabled,"Gifts, all",Search,GBP,40.00,"12,345","1,234",10.00%,"1,234.50",41.50,"2,345.00",< 10%,45.20%,> 90%
Paused,Old one,Display, GBP,5.00,0,0, --,0.00,0.00,0.00, --, --, --
Total: Account, --, --,GBP,45.00,"12,345","1,234",10.00%,"1,234.50",41.50,"2,345.00",12.00%,45.20%,43.00%
`;

test('an English export is read, and its sums are left out', () => {
  const report = readReport(ENGLISH);
  expect(report).toMatchObject({
    kind: 'campaigns',
    from: '2026-10-22',
    to: '2026-11-20',
    currency: 'GBP',
    skipped: 0,
    problem: null,
  });
  expect(report.rows).toHaveLength(2);
  expect(report.rows[0]).toEqual({
    day: null,
    campaign: 'Gifts, all',
    type: 'Search',
    status: 'Enabled',
    budget: 40,
    impressions: 12_345,
    clicks: 1_234,
    cost: 1_234.5,
    conversions: 41.5,
    value: 2_345,
    searchShare: 0.0999,
    lostToBudget: 0.452,
    lostToRank: 0.9,
  });
  expect(report.rows[1]).toMatchObject({ campaign: 'Old one', clicks: 0, lostToBudget: null });
});

test('a Turkish export with tabs and decimal commas is read', () => {
  const report = readReport(
    [
      '\uFEFFArama terimleri raporu',
      '22 Eki 2026 - 20 Kas 2026',
      'Arama terimi\tKampanya\tPara birimi kodu\tGöst.\tTıklamalar\tTO\tMaliyet\tDönüşümler\tDönüşüm değeri',
      'el yapımı vazo\tArama – genel\tTRY\t12.345\t1.234\t%10,00\t11.234,56\t3,00\t2.820,00',
      'Toplam: Hesap\t --\tTRY\t12.345\t1.234\t%10,00\t11.234,56\t3,00\t2.820,00',
    ].join('\r\n'),
  );
  expect(report).toMatchObject({
    kind: 'search_terms',
    from: '2026-10-22',
    to: '2026-11-20',
    currency: 'TRY',
    rows: [
      {
        term: 'el yapımı vazo',
        campaign: 'Arama – genel',
        impressions: 12_345,
        clicks: 1_234,
        cost: 11_234.56,
        conversions: 3,
        value: 2_820,
      },
    ],
  });
});

test.each([
  ['Campaña;Clics;Coste;Conversiones', '1 de octubre de 2026 - 31 de octubre de 2026'],
  ['Campanha;Cliques;Custo;Conversões', '1 de outubro de 2026 - 31 de outubro de 2026'],
  ['Kampagne;Klicks;Kosten;Conversions', '1. Oktober 2026 - 31. Oktober 2026'],
  ['Campagne;Clics;Coût;Conversions', '1 octobre 2026 - 31 octobre 2026'],
  ['Campaign;Clicks;Cost;Conversions', '2026-10-01 - 2026-10-31'],
  ['Kampanya;Tıklamalar;Maliyet;Dönüşümler', '01.10.2026 - 31.10.2026'],
  ['Campaign;Clicks;Cost;Conversions', '10/1/2026 - 10/31/2026'],
])('%s of %s', (header, range) => {
  const report = readReport(`Report\n${range}\n${header}\nA;1.234;1.234,50 €;2,0`);
  expect(report).toMatchObject({
    from: '2026-10-01',
    to: '2026-10-31',
    currency: 'EUR',
    rows: [{ campaign: 'A', clicks: 1_234, cost: 1_234.5, conversions: 2 }],
  });
});

test('days that may be others are not guessed', () => {
  const report = readReport('Report\n1/10/2026 - 2/11/2026\nCampaign,Clicks,Cost,Conversions\nA,1,1.5,0');
  expect(report).toMatchObject({ from: null, to: null });
  const days = readReport('Day,Campaign,Clicks,Cost,Conversions\n11/2/2026,A,1,1.5,0\n11/20/2026,A,2,2.5,1');
  expect(days).toMatchObject({ from: '2026-11-02', to: '2026-11-20' });
  expect(() => readReport('Day,Campaign,Clicks,Cost,Conversions\n11/2/2026,A,1,1.5,0')).toThrow(
    /is not a clear date/,
  );
});

test('a search for “total” is no sum', () => {
  const { rows } = readReport(
    'Search term,Campaign,Clicks,Cost,Conversions\ntotal,A,3,1.10,1\nTotal: Search terms, --,3,1.10,1\n --,Total,3,1.10,1',
  );
  expect(rows).toMatchObject([{ term: 'total', clicks: 3 }]);
});

test('rows of the same campaign and day are one', () => {
  const { rows } = readReport(
    'Campaign,Device,Clicks,Cost,Conversions\nA,Mobile,3,1.10,1\nA,Computers,4,2.20,0.5\nB,Mobile,1,0.10,0',
  );
  expect(rows).toMatchObject([
    { campaign: 'A', clicks: 7, cost: 3.3, conversions: 1.5 },
    { campaign: 'B', clicks: 1 },
  ]);
});

test('an ambiguous number is decided by the others, and refused where nothing decides', () => {
  const of = (cost: string, conversions: string) =>
    readReport(`Campaign\tClicks\tCost\tConversions\nA\t5\t${cost}\t${conversions}`).rows[0];
  expect(of('1,234', '2.5')).toMatchObject({ cost: 1_234 });
  expect(of('1,234', '2,5')).toMatchObject({ cost: 1.234 });
  expect(() => of('1,234', '2')).toThrow(/“1,234” in the column “Cost” can be read in two ways/);
});

test('auction insights say who else is shown', () => {
  const report = readReport(
    [
      'Auction insights report',
      'November 1, 2026 - November 20, 2026',
      'Display URL domain,Impression share,Overlap rate,Position above rate,Top of page rate,Abs. Top of page rate,Outranking share',
      'You,44.10%, --, --,72.00%,31.00%, --',
      'rival.example.com,< 10%,12.00%,55.00%,80.00%,40.00%,38.00%',
    ].join('\n'),
  );
  expect(report).toMatchObject({
    kind: 'auction_insights',
    rows: [
      { domain: 'You', isYou: true, impressionShare: 0.441, belowTenth: false, overlapRate: null },
      {
        domain: 'rival.example.com',
        isYou: false,
        impressionShare: null,
        belowTenth: true,
        overlapRate: 0.12,
      },
    ],
  });
});

test.each([
  ['Name,Price\nTeapot,10', /Found instead: “Name,Price”/],
  ['', /A report from Google Ads was expected/],
  ['Campaign,Clicks,Cost\nA,1,2', /The column “Conversions” is missing/],
  ['Campaign,Clicks,Cost,Conversions\nTotal: Account,1,2,3', /no rows/],
  ['Domain,Device,Impression share\nA,Mobile,20%\nA,Tablet,30%', /without segments/],
  ['\0C\0a', /is not a text file/],
  ['Campaign,Currency code,Clicks,Cost,Conversions\nA,GBP,1,2,3\nB,EUR,1,2,3', /\(EUR, GBP\)/],
])('%j is refused with a reason', (text, reason) => {
  expect(() => readReport(text)).toThrow(reason);
});

test('rows that cannot be read are counted, and the first says why', () => {
  const report = readReport('Campaign,Clicks,Cost,Conversions\nA,1,2.50,0\nB,many,2.50,0\nC,-1,1.50,0');
  expect(report).toMatchObject({
    skipped: 2,
    problem: say('“{cell}” in the column “{column}” is not a number.', { cell: 'many', column: 'Clicks' }),
    rows: [{ campaign: 'A' }],
  });
});

const DIALECTS = [
  { locale: 'en-GB', header: ['Campaign', 'Impr.', 'Clicks', 'Cost', 'Conversions', 'Conv. value'] },
  { locale: 'tr-TR', header: ['Kampanya', 'Göst.', 'Tıklamalar', 'Maliyet', 'Dönüşümler', 'Dönüşüm değeri'] },
  { locale: 'de-DE', header: ['Kampagne', 'Impr.', 'Klicks', 'Kosten', 'Conversions', 'Conv.-Wert'] },
  { locale: 'fr-FR', header: ['Campagne', 'Impr.', 'Clics', 'Coût', 'Conversions', 'Valeur de conv.'] },
  { locale: 'es-ES', header: ['Campaña', 'Impr.', 'Clics', 'Coste', 'Conversiones', 'Valor de conv.'] },
  { locale: 'pt-BR', header: ['Campanha', 'Impr.', 'Cliques', 'Custo', 'Conversões', 'Valor da conv.'] },
  { locale: 'de-CH', header: ['Kampagne', 'Impr.', 'Klicks', 'Kosten', 'Conversions', 'Conv.-Wert'] },
];
const cents = fc.integer({ min: 0, max: 99_999_999 }).map((minor) => minor / 100);
const campaigns = fc.uniqueArray(
  fc.record({
    campaign: fc.stringMatching(/^[a-zçğ"',;& ]{1,20}x$/).map((name) => name.trim()),
    impressions: fc.nat(9_999_999),
    clicks: fc.nat(99_999),
    cost: cents,
    conversions: cents,
    value: cents,
  }),
  { minLength: 1, maxLength: 8, selector: ({ campaign }) => campaign },
);

test('what is written in any dialect is read back as it was', () => {
  fc.assert(
    fc.property(
      campaigns,
      fc.constantFrom(...DIALECTS),
      fc.constantFrom('\t', ';', ','),
      fc.constantFrom('\n', '\r\n'),
      (rows, { locale, header }, delimiter, line) => {
        const whole = new Intl.NumberFormat(locale);
        const money = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
        const quote = (cell: string) => (/["\t;,]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
        const write = (cells: string[]) => cells.map(quote).join(delimiter);
        const text = [
          'Report',
          '1 October 2026 - 31 October 2026',
          write(header),
          ...rows.map((row) =>
            write([
              row.campaign,
              ...[row.impressions, row.clicks].map((count) => whole.format(count)),
              ...[row.cost, row.conversions, row.value].map((sum) => money.format(sum)),
            ]),
          ),
          write(['Total: Campaigns', ...header.slice(1).map(() => '9')]),
        ].join(line);
        const read = readReport(text);
        expect(read).toMatchObject({ kind: 'campaigns', skipped: 0, from: '2026-10-01', to: '2026-10-31' });
        expect(read.rows).toEqual(rows.map((row) => expect.objectContaining(row)));
      },
    ),
    { numRuns: 300, seed: 5 },
  );
});

test('whatever text comes, it is read or refused with a sentence', () => {
  const anything = fc.oneof(
    fc.string(),
    fc
      .array(fc.constantFrom('Campaign', 'Clicks', 'Cost', 'Conversions', ',', '"', '\n', '1,5', ' --', '%'))
      .map((parts) => parts.join(',')),
  );
  fc.assert(
    fc.property(anything, (text) => {
      try {
        readReport(text);
      } catch (error) {
        expect(error).toMatchObject({ status: 400, message: expect.stringMatching(/\.$/) });
      }
    }),
    { numRuns: 300, seed: 5 },
  );
});
