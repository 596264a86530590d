import type { CampaignRow, SearchTermRow } from '#server/ads/account/reports/report-rows.ts';
import type { CountedFigures } from './from-account.ts';
import { judgeTerms } from './judge-terms.ts';
import { type Counts, sumOf, withRates } from './rates.ts';
import type { Days } from './repository.ts';
import { daysBefore, knownPart } from './spans.ts';

type Period = CountedFigures['period'];

export interface SavedReport<Row> extends Period {
  rows: Row[];
}

interface Reports {
  campaigns: SavedReport<CampaignRow> | null;
  terms: SavedReport<SearchTermRow> | null;
}

/**
 * Of imported files: their own days, or of a file that lists its days those of the timeframe. Totals are of the campaigns;
 * where only search terms are known, of those.
 */
export function figuresOfReports({ campaigns, terms }: Reports, timeframe: Days): CountedFigures | null {
  const ofCampaigns = campaigns && cut(campaigns, timeframe);
  const ofTerms = terms && cut(terms, timeframe);
  const known = ofCampaigns ?? ofTerms;
  if (!known) return null;
  const rows = ofTerms ? grouped(ofTerms.rows, ({ campaign, term }) => JSON.stringify([campaign, term])) : [];
  return {
    ...NOT_IN_REPORTS,
    period: known.period,
    searchTermPeriod: (ofTerms ?? known).period,
    totals: withRates(sumOf(known.rows)),
    previous: previousOf(campaigns ?? terms, known.period),
    campaigns: grouped(ofCampaigns?.rows ?? [], ({ campaign }) => campaign)
      .map((of) => campaignOf(of))
      .sort((one, other) => other.cost - one.cost),
    searchTerms: judgeTerms(
      rows.map((of) => ({ term: of[0]!.term, campaign: of[0]!.campaign, ...sumOf(of) })),
      // The file's own rate, as it may be of other days than the campaigns.
      { totals: withRates(sumOf(ofTerms?.rows ?? [])), terms: rows.length },
    ),
  };
}

const NOT_IN_REPORTS = {
  devices: [],
  networks: [],
  hours: [],
  weekdays: [],
  places: [],
  ages: [],
  genders: [],
  products: [],
};

interface Dated extends Counts {
  day: string | null;
}

/** A file of other days than those asked for is shown as it is. */
function cut<Row extends Dated>({ from, to, rows }: SavedReport<Row>, timeframe: Days) {
  const inTimeframe = rows.filter(({ day }) => day !== null && day >= timeframe.from && day <= timeframe.to);
  if (inTimeframe.length === 0) return { period: { from, to } as Period, rows };
  return { period: knownPart(timeframe, { from, to }) ?? timeframe, rows: inTimeframe };
}

/** Null where the file does not list all of those days. */
function previousOf(report: SavedReport<Dated> | null, { from, to }: Period) {
  if (!report?.from || !from || !to) return null;
  const before = daysBefore({ from, to });
  if (report.from > before.from) return null;
  const rows = report.rows.filter(({ day }) => day !== null && day >= before.from && day <= before.to);
  return rows.length === 0 ? null : withRates(sumOf(rows));
}

function grouped<Row>(rows: Row[], keyOf: (row: Row) => string): Row[][] {
  return [...Map.groupBy(rows, keyOf).values()];
}

/** Shares of several days are weighed by the impressions that could have been had. */
function campaignOf(rows: CampaignRow[]): CountedFigures['campaigns'][number] {
  const last = rows.at(-1)!;
  const weighed = (share: 'searchShare' | 'lostToBudget' | 'lostToRank') => {
    const known = rows.filter((row) => row[share] !== null);
    const weightOf = (row: CampaignRow) => row.impressions / (row.searchShare || 1);
    const weight = known.reduce((sum, row) => sum + weightOf(row), 0);
    if (known.length === 0 || weight <= 0) return known.at(-1)?.[share] ?? null;
    return known.reduce((sum, row) => sum + row[share]! * weightOf(row), 0) / weight;
  };
  return {
    id: last.campaign,
    name: last.campaign,
    type: last.type,
    status: last.status,
    dailyBudget: last.budget,
    ...withRates(sumOf(rows)),
    impressionShare: weighed('searchShare'),
    lostToBudget: weighed('lostToBudget'),
    lostToRank: weighed('lostToRank'),
  };
}
