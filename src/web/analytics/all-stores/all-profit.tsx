import { ALL_PROFIT_CSV, type AllStoresProfit, type Earned } from '#shared/analytics/all-stores.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import type { Store } from '#shared/stores/stores.ts';
import { WaitingTable } from '#web/analytics/lists/waiting-table.tsx';
import { figureWords, weakestWords } from '#web/analytics/profit/figure-words.ts';
import { coverageText, figureText, unknownNames } from '#web/analytics/profit/figures.ts';
import { ConversionNote } from '#web/analytics/rates/conversion-note.tsx';
import { daySpan } from '#web/analytics/rates/rate-words.ts';
import { FigureRow } from '#web/analytics/reports/figure-row.tsx';
import { rangeInput } from '#web/analytics/reports/queries.ts';
import { searchOf } from '#web/core/api/call.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Card } from '#web/core/ui/card.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { StatFigure } from '#web/core/ui/stat-figure.tsx';
import { CsvLink } from './csv-link.tsx';
import {
  type EarnedMoney,
  type GroupEarned,
  groupsEarned,
  type StoreEarned,
  storesEarned,
} from './earned.ts';
import { ExplainEarned } from './earned-explanation.tsx';
import { currencyName, storeNames } from './group-words.ts';
import { profitColumns } from './profit-columns.tsx';
import { allProfitQuery } from './queries.ts';
import { StoreRows } from './store-rows.tsx';

const FIGURES = ['contribution', 'grossProfit', 'netSales'] as const satisfies EarnedMoney[];

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
                'Ads and fixed costs are taken off in each store. Sales without a known cost bring nothing here.',
              )}
            </p>
            <CsvLink href={ALL_PROFIT_CSV + searchOf(rangeInput(range))} />
          </div>
          {groupsEarned(reply, stores).map((group) => (
            <ProfitOfGroup key={group.currency} {...group} named={reply.groups.length > 1} />
          ))}
          <NotInAny reply={reply} stores={stores} />
          <ConversionNote conversion={reply.conversion} stores={stores} />
          <p className="text-ink-faint text-xs tabular-nums">{daySpan(t, reply.firstDay, reply.lastDay)}</p>
        </div>
      )}
    </Loaded>
  );
}

function ProfitOfGroup({ named, ...group }: GroupEarned & { named: boolean }) {
  const t = useT();
  const format = useFormat();
  const { currency, earned, members } = group;
  const name = currencyName(t, currency);
  const missing = members.filter(({ figures }) => figures.reason !== null).map(({ store }) => store);
  return (
    <section aria-label={named ? name : t('All stores')} className="grid min-w-0 gap-3">
      {named && <h3 className="text-base">{name}</h3>}
      {earned && (
        <FigureRow count={3}>
          {FIGURES.map((figure) => (
            <EarnedFigure key={figure} name={figure} group={group} earned={earned} />
          ))}
        </FigureRow>
      )}
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

interface EarnedFigureProps {
  name: EarnedMoney;
  group: GroupEarned;
  earned: Earned;
}

function EarnedFigure({ name, group, earned }: EarnedFigureProps) {
  const t = useT();
  const format = useFormat();
  const { coverage, grossMargin, unknown, evidence } = earned;
  const notes = {
    contribution: [
      t('What orders leave before ads and fixed costs'),
      unknown.length > 0
        ? t('Not known in full: {what}', { what: unknownNames(t, unknown) })
        : t(weakestWords[evidence].short),
    ],
    grossProfit:
      grossMargin === null
        ? []
        : [t('Margin {margin}', { margin: figureText(format, 'share', grossMargin, group.currency) })],
    netSales:
      coverage === null
        ? []
        : [t('Costs known for {share} of net sales', { share: coverageText(format, coverage) })],
  }[name];
  return (
    <div className="bg-surface p-5">
      <StatFigure
        label={
          <span className="flex min-h-6 items-center gap-1.5">
            {t(figureWords[name].label)}
            <span className="-mr-2 ml-auto">
              <ExplainEarned name={name} group={group} earned={earned} />
            </span>
          </span>
        }
        value={figureText(format, 'money', earned[name], group.currency)}
        note={notes.map((note) => (
          <span key={note} className="block">
            {note}
          </span>
        ))}
      />
    </div>
  );
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
