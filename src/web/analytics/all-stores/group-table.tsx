import { comparisonWords } from '#web/analytics/reports/comparison-words.ts';
import { exactFigure } from '#web/analytics/reports/figures.ts';
import { metrics } from '#web/analytics/reports/metrics.ts';
import { NO_FIGURE, useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Badge } from '#web/core/ui/badge.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { type Column, DataTable } from '#web/core/ui/data-table.tsx';
import { ExplainGroup } from './group-explanation.tsx';
import { comparedSentence, currencyName, groupNotes } from './group-words.ts';
import { GrowthText } from './growth-text.tsx';
import { type GroupInAll, type GroupMetric, unsharedIn } from './store-groups.ts';

const ROWS: readonly GroupMetric[] = [
  'totalRevenue',
  'totalOrders',
  'averageOrderValue',
  'totalCustomers',
  'repeatCustomers',
];

/** All figures of a currency next to those they are compared with. */
export function GroupTable({ inAll, named }: { inAll: GroupInAll; named: boolean }) {
  const t = useT();
  const format = useFormat();
  const { group, members, period } = inAll;
  const words = comparisonWords(t, period);
  const compares = period.range !== 'all';
  const compared = compares && comparedSentence(t, inAll);
  const title = named ? currencyName(t, group.currency) : t('All stores');
  const isShared = (name: GroupMetric) => unsharedIn(name, members).length < members.length;
  const figure = (name: GroupMetric, value: number | null) =>
    isShared(name) ? exactFigure(format, metrics[name].unit, value, group.currency) : NO_FIGURE;
  const growth = (name: GroupMetric) =>
    isShared(name) ? (
      <GrowthText detail={group.details[name]} unit={metrics[name].unit} currency={group.currency} />
    ) : (
      NO_FIGURE
    );
  const columns: Column<GroupMetric>[] = [
    {
      name: 'figure',
      label: t('Figure'),
      isHeader: true,
      cell: (name) => (
        <>
          <span className="flex items-center gap-1">
            {t(metrics[name].label)}
            <ExplainGroup name={name} inAll={inAll} />
            {group.details[name].fewData && <Badge tone="caution">{t('Little data')}</Badge>}
          </span>
          <MissingNote name={name} inAll={inAll} />
        </>
      ),
    },
    {
      name: 'current',
      label: words.current,
      isNumber: true,
      cell: (name) => (
        <>
          <span className="font-medium">{figure(name, group.details[name].value)}</span>
          {compares && <span className="block text-xs md:hidden">{growth(name)}</span>}
        </>
      ),
    },
  ];
  if (compares)
    columns.push(
      {
        name: 'previous',
        label: words.previous,
        isNumber: true,
        from: 'sm',
        cell: (name) => <span className="text-ink-soft">{figure(name, group.details[name].previous)}</span>,
      },
      { name: 'growth', label: words.growth, isNumber: true, from: 'md', cell: growth },
    );
  return (
    <Card
      flush
      className="overflow-hidden"
      title={title}
      description={compared && `${compared}. ${t('Growth and the figures before are of these alone.')}`}
    >
      <DataTable caption={title} columns={columns} rows={ROWS} rowKey={(name) => name} />
    </Card>
  );
}

/** Only what this figure leaves out; that growth is not of all stores stands above. */
function MissingNote({ name, inAll }: { name: GroupMetric; inAll: GroupInAll }) {
  const t = useT();
  const unshared = unsharedIn(name, inAll.members);
  if (unshared.length === 0 && !inAll.group.details[name].reason) return null;
  return <span className="block text-ink-faint text-xs">{groupNotes(t, name, inAll)[0]}</span>;
}
