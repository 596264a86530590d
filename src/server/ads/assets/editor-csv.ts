import { DESCRIPTIONS, HEADLINES, type Keyword } from '#shared/ads/ads-assets.ts';
import type { AssetContent } from './rules/asset-content.ts';

/*
 * Files for Google Ads Editor and for the bulk upload of Google Ads.
 *
 * By Google's help on Editor (answer 57747): English headers, no change where a cell is empty, the kind of a row by the cells
 * that are filled. By public bulk-upload templates: `Row Type`, `Action`. What nobody documents and public tools agree on:
 * `Campaign Negative Phrase` as the criterion type of a campaign's negatives, `Removed` as a status, and UTF-8 with its mark
 * (Editor itself writes UTF-16).
 *
 * A cell is quoted as RFC 4180 has it and otherwise left as it is: see text-rules.ts on formulas.
 *
 * Left to the owner, who is asked by Editor before posting: where the ads are shown, and the declaration on political ads in
 * the EU.
 */

const numbered = (name: string, most: number) => Array.from({ length: most }, (_, at) => `${name} ${at + 1}`);

const COLUMNS = [
  'Campaign',
  'Campaign type',
  'Campaign daily budget',
  'Networks',
  'Bid strategy type',
  'Languages',
  'Campaign status',
  'Ad Group',
  'Ad Group status',
  'Keyword',
  'Criterion Type',
  'Ad type',
  ...numbered('Headline', HEADLINES.most),
  ...numbered('Description', DESCRIPTIONS.most),
  'Path 1',
  'Path 2',
  'Final URL',
  'Status',
];
const UNDO_COLUMNS = ['Row Type', 'Action', ...COLUMNS];

type Row = Record<string, string>;

const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/** Everything of a set: the campaign paused, all in it ready. */
export function editorFile(set: AssetContent): string {
  const campaign = { Campaign: set.name };
  return file(COLUMNS, [
    {
      ...campaign,
      'Campaign type': 'Search',
      'Campaign daily budget': set.dailyBudget === null ? '' : String(set.dailyBudget),
      Networks: 'Google Search',
      'Bid strategy type': 'Maximize clicks',
      Languages: set.language,
      'Campaign status': 'Paused',
    },
    ...set.negatives.map((keyword) => ({ ...campaign, ...negativeCells(keyword), Status: 'Enabled' })),
    ...set.groups.flatMap((group) => {
      const ofGroup = { ...campaign, 'Ad Group': group.name.trim() };
      return [
        { ...ofGroup, 'Ad Group status': 'Enabled' },
        ...group.keywords.map((keyword) => ({ ...ofGroup, ...keywordCells(keyword), Status: 'Enabled' })),
        { ...ofGroup, ...adCells(group), Status: 'Enabled' },
      ];
    }),
  ]);
}

/**
 * Takes out again what these sets brought in, what is inside before what it is in. Editor goes by the statuses, the bulk
 * upload by `Row Type` and `Action`; with the campaign goes also what was added to it since.
 */
export function undoFile(sets: AssetContent[]): string {
  const removed = { Action: 'Remove', Status: 'Removed' };
  const rows = sets.flatMap((set): Row[] => {
    const campaign = { Campaign: set.name };
    return [
      ...set.groups.flatMap((group): Row[] => {
        const ofGroup = { ...campaign, 'Ad Group': group.name.trim() };
        return [
          { 'Row Type': 'Ad', ...ofGroup, ...adCells(group), ...removed },
          ...group.keywords.map((keyword) => ({
            'Row Type': 'Keyword',
            ...ofGroup,
            ...keywordCells(keyword),
            ...removed,
          })),
        ];
      }),
      ...set.negatives.map((keyword) => ({
        'Row Type': 'Negative keyword',
        ...campaign,
        ...negativeCells(keyword),
        ...removed,
      })),
    ];
  });
  const groups = sets.flatMap((set) =>
    set.groups.map(({ name }) => ({
      'Row Type': 'Ad group',
      Action: 'Remove',
      Campaign: set.name,
      'Ad Group': name.trim(),
      'Ad Group status': 'Removed',
    })),
  );
  const campaigns = sets.map(({ name }) => ({
    'Row Type': 'Campaign',
    Action: 'Remove',
    Campaign: name,
    'Campaign status': 'Removed',
  }));
  return file(UNDO_COLUMNS, [...rows, ...groups, ...campaigns]);
}

const MATCH = { exact: 'Exact', phrase: 'Phrase', broad: 'Broad' } as const;

function keywordCells({ text, matchType }: Keyword): Row {
  return { Keyword: text.trim(), 'Criterion Type': MATCH[matchType] };
}

function negativeCells({ text, matchType }: Keyword): Row {
  return { Keyword: text.trim(), 'Criterion Type': `Campaign Negative ${MATCH[matchType]}` };
}

function adCells({
  headlines,
  descriptions,
  path1,
  path2,
  finalUrl,
}: Omit<AssetContent['groups'][number], 'keywords'>): Row {
  return {
    'Ad type': 'Responsive search ad',
    ...cells('Headline', headlines),
    ...cells('Description', descriptions),
    'Path 1': path1.trim(),
    'Path 2': path2.trim(),
    'Final URL': finalUrl.trim(),
  };
}

/** Empty fields between others are not sent along. */
function cells(name: string, texts: string[]): Row {
  const written = texts.map((text) => text.trim()).filter(Boolean);
  return Object.fromEntries(written.map((text, at) => [`${name} ${at + 1}`, text]));
}

function file(columns: string[], rows: Row[]): string {
  const lines = new Set(rows.map((row) => line(columns.map((column) => row[column] ?? ''))));
  return BYTE_ORDER_MARK + line(columns) + [...lines].join('');
}

function line(values: string[]): string {
  const quoted = values.map((value) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value));
  return quoted.join(',') + LINE_END;
}
