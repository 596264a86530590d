import { Binoculars } from 'lucide-react';
import { useState } from 'react';
import type { Competitors } from '#shared/ads/ads-account.ts';
import { text } from '#shared/core/sentence.ts';
import type { Store } from '#shared/stores/stores.ts';
import { ExportSteps } from '#web/ads/account/import/export-steps.tsx';
import { ImportReportButton } from '#web/ads/account/import/import-report-button.tsx';
import { daysText } from '#web/analytics/reports/periods.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Badge } from '#web/core/ui/badge.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { type Column, DataTable, type Direction } from '#web/core/ui/data-table.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { competitorsQuery } from './queries.ts';

export function CompetitorsPart({ store }: { store: Store }) {
  const t = useT();
  return (
    <Loaded
      query={competitorsQuery(store.id)}
      failed={t('The competitors could not be loaded.')}
      waiting={<Skeleton className="h-72 rounded-xl" />}
      isEmpty={({ rows }) => rows.length === 0}
      empty={<NoCompetitors store={store} />}
    >
      {(competitors) => <CompetitorTable store={store} competitors={competitors} />}
    </Loaded>
  );
}

function NoCompetitors({ store }: { store: Store }) {
  const t = useT();
  return (
    <div className="grid min-w-0 gap-4">
      <Card flush>
        <EmptyState
          icon={Binoculars}
          title={t('Competitors are known to you alone')}
          action={<ImportReportButton store={store} />}
        >
          {t(
            'Google shows who else bids only to the owner of the account, not to any application. Export your auction insights and import them here. Nothing is estimated in their place.',
          )}
        </EmptyState>
      </Card>
      <Card>
        <ExportSteps only="auction_insights" />
      </Card>
    </div>
  );
}

type Row = Competitors['rows'][number];
type Rate = Exclude<keyof Row, 'domain' | 'isYou' | 'belowTenth'>;

const RATES: readonly { name: Rate; label: string; meaning: string }[] = [
  {
    name: 'impressionShare',
    label: text('Impression share'),
    meaning: text('how often they were shown out of all times you could have been'),
  },
  {
    name: 'overlapRate',
    label: text('Overlap'),
    meaning: text('how often they were shown when you were shown too'),
  },
  {
    name: 'positionAboveRate',
    label: text('Above you'),
    meaning: text('how often they stood above you when both were shown'),
  },
  {
    name: 'topOfPageRate',
    label: text('Top of page'),
    meaning: text('how often their ad stood above the search results'),
  },
  {
    name: 'absoluteTopRate',
    label: text('Very first'),
    meaning: text('how often their ad was the very first'),
  },
  {
    name: 'outrankingShare',
    label: text('You outrank'),
    meaning: text('how often you stood above them, or were shown when they were not'),
  },
];

function CompetitorTable({ store, competitors }: { store: Store; competitors: Competitors }) {
  const t = useT();
  const format = useFormat();
  const { report, rows } = competitors;
  const [order, setOrder] = useState<{ sort: Rate; direction: Direction }>({
    sort: 'impressionShare',
    direction: 'desc',
  });
  const rates = RATES.filter(({ name }) => rows.some((row) => row[name] !== null));
  const columns: Column<Row, Rate>[] = [
    {
      name: 'domain',
      label: t('Domain'),
      isHeader: true,
      cell: ({ domain, isYou }) => (
        <span className="wrap-anywhere flex min-w-32 flex-wrap items-center gap-x-2 gap-y-1">
          <span className={isYou ? 'font-medium' : undefined}>{isYou ? t('You') : domain}</span>
          {isYou && <Badge tone="accent">{store.storeName}</Badge>}
        </span>
      ),
    },
    ...rates.map(({ name, label }) => ({
      name,
      label: t(label),
      isNumber: true,
      sort: name,
      cell: (row: Row) =>
        name === 'impressionShare' && row.belowTenth
          ? `< ${format.percent(10)}`
          : format.percent(row[name] === null ? null : row[name] * 100),
    })),
  ];
  return (
    <Card
      flush
      className="min-w-0 overflow-hidden"
      title={t('Auction insights')}
      description={
        report &&
        [
          report.name,
          report.from && report.to && daysText(format, { from: report.from, to: report.to }),
          t('imported {moment}', { moment: format.since(report.importedAt, new Date()) }),
        ]
          .filter(Boolean)
          .join(' · ')
      }
      action={<ImportReportButton store={store} />}
    >
      <DataTable
        caption={t('Auction insights')}
        columns={columns}
        rows={sortRows(rows, order)}
        rowKey={({ domain, isYou }) => (isYou ? 'you' : domain)}
        sorting={{ ...order, onSort: (sort, direction) => setOrder({ sort, direction }) }}
      />
      <dl className="grid gap-x-6 gap-y-1.5 border-line border-t px-5 py-4 text-xs sm:grid-cols-2">
        {rates.map(({ name, label, meaning }) => (
          <div key={name}>
            <dt className="inline font-medium">{t(label)}</dt>
            <dd className="inline text-ink-soft">: {t(meaning)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** The own row first; what is not known stands last. */
function sortRows(rows: readonly Row[], { sort, direction }: { sort: Rate; direction: Direction }): Row[] {
  const sign = direction === 'asc' ? 1 : -1;
  return [...rows].sort((a, b) => {
    if (a.isYou !== b.isYou) return a.isYou ? -1 : 1;
    const [one, other] = [rateOf(a, sort), rateOf(b, sort)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return sign * (one - other);
  });
}

/** Below a tenth Google does not say how much it is. */
function rateOf(row: Row, name: Rate): number | null {
  return name === 'impressionShare' && row.belowTenth ? 0 : row[name];
}
