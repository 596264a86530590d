import { ALL_PROFIT_CSV, type AllStoresProfit, type EarnedName } from '#shared/analytics/all-stores.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import type { Store } from '#shared/stores/stores.ts';
import { WaitingTable } from '#web/analytics/lists/waiting-table.tsx';
import { figureWords, weakestWords } from '#web/analytics/profit/figure-words.ts';
import { coverageText, figureText, unknownNames } from '#web/analytics/profit/figures.ts';
import { ConversionNote } from '#web/analytics/rates/conversion-note.tsx';
import { daySpan } from '#web/analytics/rates/rate-words.ts';
import type { NamedPeriod } from '#web/analytics/reports/comparison-words.ts';
import { FigureRow } from '#web/analytics/reports/figure-row.tsx';
import { rangeInput } from '#web/analytics/reports/queries.ts';
import { searchOf } from '#web/core/api/call.ts';
import { useFormat } from '#web/core/app/format.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { Card } from '#web/core/ui/card.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { StatFigure } from '#web/core/ui/stat-figure.tsx';
import { CsvLink } from './csv-link.tsx';
import {
  earnedTrend,
  type GroupEarned,
  groupsEarned,
  lackSentences,
  type StoreEarned,
  storesEarned,
} from './earned.ts';
import { ExplainEarned, type ExplainedEarned } from './earned-explanation.tsx';
import { comparedSentence, currencyName, storeNames } from './group-words.ts';
import { profitColumns } from './profit-columns.tsx';
import { allProfitQuery } from './queries.ts';
import { StoreRows } from './store-rows.tsx';

const LEFT = ['netProfit', 'contributionAfterAds', 'contribution'] as const satisfies EarnedName[];
const BEFORE = ['netSales', 'grossProfit', 'adSpend', 'fixedCosts'] as const satisfies EarnedName[];

interface AllProfitProps {
  stores: readonly Store[];
  range: RangeQuery;
}

/** What the stores earned, by currency and side by side. */
export function AllProfit({ stores, range }: AllProfitProps) {
  const t = useT();
  return (
    <Loaded
      query={allProfitQuery(range)}
      failed={t('Failed to load what your stores earned.')}
      waiting={<WaitingTable rows={6} />}
    >
      {(reply) => (
        <div className="grid min-w-0 gap-6">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="min-w-0 text-ink-soft text-sm">
              {t(
                'Each store’s own ads and fixed costs are taken off. Sales without a known cost bring nothing here.',
              )}
            </p>
            <CsvLink href={ALL_PROFIT_CSV + searchOf(rangeInput(range))} />
          </div>
          {groupsEarned(reply, stores).map((group) => (
            <ProfitOfGroup
              key={group.currency}
              group={group}
              period={{ range: range.range, firstDay: reply.firstDay, lastDay: reply.lastDay }}
              named={reply.groups.length > 1}
            />
          ))}
          <NotInAny reply={reply} stores={stores} />
          <ConversionNote conversion={reply.conversion} stores={stores} />
          <p className="text-ink-faint text-xs tabular-nums">{daySpan(t, reply.firstDay, reply.lastDay)}</p>
        </div>
      )}
    </Loaded>
  );
}

interface ProfitOfGroupProps {
  group: GroupEarned;
  period: NamedPeriod;
  named: boolean;
}

function ProfitOfGroup({ named, group, period }: ProfitOfGroupProps) {
  const t = useT();
  const format = useFormat();
  const { currency, earned, members } = group;
  const name = currencyName(t, currency);
  const compared = period.range === 'all' ? null : comparedSentence(t, { group, members });
  const missing = members.filter(({ figures }) => figures.reason !== null).map(({ store }) => store);
  return (
    <section aria-label={named ? name : t('All stores')} className="grid min-w-0 gap-3">
      {named && <h3 className="text-base">{name}</h3>}
      {earned && (
        <>
          <FigureRow count={3}>
            {LEFT.map((figure) => (
              <EarnedFigure key={figure} name={figure} group={group} earned={earned} period={period} />
            ))}
          </FigureRow>
          <FigureRow count={4}>
            {BEFORE.map((figure) => (
              <EarnedFigure key={figure} name={figure} group={group} earned={earned} period={period} />
            ))}
          </FigureRow>
        </>
      )}
      {compared && <p className="text-ink-soft text-xs tabular-nums">{compared}</p>}
      {missing.length > 0 && (
        <p className="text-ink-soft text-sm">
          {earned
            ? t('Without {stores}.', { stores: storeNames(t, missing) })
            : t('Profit appears as soon as it is known what your orders cost.')}
        </p>
      )}
      <Card flush className="overflow-hidden">
        <StoreRows
          label={named ? name : t('All stores')}
          columns={profitColumns(t, format)}
          rows={members.toSorted((one, other) => contributed(other) - contributed(one))}
        />
      </Card>
    </section>
  );
}

/** Stores that earned least come last, and those of which it is not known after them. */
const contributed = ({ figures: { own, converted } }: StoreEarned) =>
  (converted ?? own)?.contribution ?? Number.NEGATIVE_INFINITY;

function EarnedFigure(figure: ExplainedEarned) {
  const t = useT();
  const format = useFormat();
  const { name, group, earned, period } = figure;
  const { label, unit } = figureWords[name];
  return (
    <div className="bg-surface p-5">
      <StatFigure
        label={
          <span className="flex min-h-6 items-center gap-1.5">
            {t(label)}
            <span className="-mr-2 ml-auto">
              <ExplainEarned {...figure} />
            </span>
          </span>
        }
        value={figureText(format, unit, earned[name], group.currency)}
        trend={earnedTrend(t, format, name, { group, period })}
        note={notesOf(t, format, figure).map((note) => (
          <span key={note} className="block">
            {note}
          </span>
        ))}
      />
    </div>
  );
}

/** What is to be known of a figure before it is read. */
function notesOf(
  t: Translate,
  format: ReturnType<typeof useFormat>,
  { name, group, earned }: ExplainedEarned,
): string[] {
  const { coverage, grossMargin, unknown, evidence } = earned;
  switch (name) {
    case 'contribution':
      return [
        t('What orders leave before ads and fixed costs'),
        unknown.length > 0
          ? t('Not known in full: {what}', { what: unknownNames(t, unknown) })
          : t(weakestWords[evidence.contribution].short),
      ];
    case 'grossProfit':
      return grossMargin === null
        ? []
        : [t('Margin {margin}', { margin: figureText(format, 'share', grossMargin, group.currency) })];
    case 'netSales':
      return coverage === null
        ? []
        : [t('Costs known for {share} of net sales', { share: coverageText(format, coverage) })];
    case 'netProfit':
      return [t('After ads and fixed costs, before income tax'), ...lackSentences(t, name, group)];
    default:
      return lackSentences(t, name, group);
  }
}

/** Stores of which nothing has been read yet have no currency. */
function NotInAny({ reply, stores }: { reply: AllStoresProfit; stores: readonly Store[] }) {
  const t = useT();
  const unread = storesEarned(reply, stores).filter(({ figures }) => figures.group === null);
  if (unread.length === 0) return null;
  return (
    <p className="text-ink-soft text-sm">
      {t('Nothing has been read yet of {stores}.', {
        stores: storeNames(
          t,
          unread.map(({ store }) => store),
        ),
      })}
    </p>
  );
}
