import { useState } from 'react';
import type { AllStoresSeries } from '#shared/analytics/all-stores.ts';
import type { Period } from '#shared/analytics/analytics.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import type { Store } from '#shared/stores/stores.ts';
import { Legend, type Mark } from '#web/analytics/charts/legend.tsx';
import { Picture } from '#web/analytics/charts/picture.tsx';
import type { Measure } from '#web/analytics/charts/sales-chart.tsx';
import { ShareBars } from '#web/analytics/charts/share-bars.tsx';
import { ConversionNote } from '#web/analytics/rates/conversion-note.tsx';
import { daySpan } from '#web/analytics/rates/rate-words.ts';
import { comparisonWords } from '#web/analytics/reports/comparison-words.ts';
import { NO_FIGURE, useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { classNames } from '#web/core/ui/class-names.ts';
import { Segmented } from '#web/core/ui/segmented.tsx';
import { AllSalesChart, type StoreLine } from './all-sales-chart.tsx';
import { AllSalesTable } from './all-sales-table.tsx';
import { allSeriesQuery } from './queries.ts';

type Group = AllStoresSeries['groups'][number];

interface AllSalesPictureProps {
  stores: readonly Store[];
  range: RangeQuery;
  period: Period;
  /** Of the group that is looked at. */
  currency: string;
}

/** Revenue or orders of the stores together over time, and what each adds. */
export function AllSalesPicture({ stores, range, period, currency }: AllSalesPictureProps) {
  const t = useT();
  const groupOf = ({ groups }: AllStoresSeries) =>
    groups.find((group) => group.currency === currency) ?? groups[0];
  return (
    <Picture
      title={t('Sales over time')}
      query={allSeriesQuery(range)}
      failed={t('Failed to load the sales over time.')}
      height="h-80"
      isEmpty={(reply) => !groupOf(reply)?.points.length}
      empty={t('No days to show yet.')}
      inputs={({ firstDay, lastDay, computedAt }) => ({
        formula: t(
          'Total sales (net sales with shipping, tax, tips, duties and fees) and orders of the stores, summed by the day they happened in each store, by its own clock. The period before is shown where all of these stores have one.',
        ),
        rows: t('All sales, refunds, cancellations and edits of the period; test orders are left out'),
        facts: [{ term: t('Period'), fact: daySpan(t, firstDay, lastDay) }],
        computedAt,
      })}
      chart={(reply) => (
        <>
          <AllSalesView
            key={currency}
            group={groupOf(reply)!}
            grain={reply.grain}
            stores={stores}
            period={period}
          />
          <ConversionNote conversion={reply.conversion} stores={stores} />
        </>
      )}
      table={(reply) => <AllSalesTable group={groupOf(reply)!} grain={reply.grain} stores={stores} />}
    />
  );
}

interface AllSalesViewProps {
  group: Group;
  grain: AllStoresSeries['grain'];
  stores: readonly Store[];
  period: Period;
}

function AllSalesView({ group, grain, stores, period }: AllSalesViewProps) {
  const t = useT();
  const [measure, setMeasure] = useState<Measure>('totalSales');
  const [drawnId, setDrawnId] = useState<string | null>(null);
  const lines = linesOf(group, stores, measure);
  const drawn = lines.find(({ storeId }) => storeId === drawnId);
  const words = comparisonWords(t, period);
  const entries: { mark: Mark; label: string }[] = [{ mark: 'line', label: words.current }];
  if (group.points.some(({ compared }) => compared)) entries.push({ mark: 'dashed', label: words.previous });
  if (drawn) entries.push({ mark: 'dotted', label: drawn.name });
  if (group.points.some(({ partial }) => partial)) entries.push({ mark: 'shade', label: t('Not over yet') });
  if (group.points.some(({ covered }) => !covered)) entries.push({ mark: 'hatch', label: t('Not read') });
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Segmented
          quiet
          label={t('What the picture shows')}
          value={measure}
          onValueChange={setMeasure}
          options={[
            { value: 'totalSales', label: <span className="px-2">{t('Revenue')}</span> },
            { value: 'orders', label: <span className="px-2">{t('Orders')}</span> },
          ]}
        />
        <Legend entries={entries} />
      </div>
      <AllSalesChart
        group={group}
        grain={grain}
        period={period}
        measure={measure}
        lines={lines}
        drawn={drawn}
      />
      {lines.length > 1 && (
        <StoreShares
          lines={lines}
          unit={measure === 'orders' ? 'count' : 'money'}
          currency={group.currency}
          drawn={drawn}
          onDraw={setDrawnId}
        />
      )}
    </>
  );
}

/** Largest first. */
function linesOf(group: Group, stores: readonly Store[], measure: Measure): StoreLine[] {
  return group.stores
    .map((each) => ({
      storeId: each.storeId,
      name: stores.find(({ id }) => id === each.storeId)?.storeName ?? '',
      values: each[measure],
    }))
    .toSorted((one, other) => sumOf(other) - sumOf(one));
}

const sumOf = ({ values }: StoreLine) => values.reduce((sum, value) => sum + value, 0);

interface StoreSharesProps {
  lines: readonly StoreLine[];
  unit: 'count' | 'money';
  currency: string;
  drawn: StoreLine | undefined;
  onDraw: (storeId: string | null) => void;
}

/** What each store adds to the whole; its name draws its line. */
function StoreShares({ lines, unit, currency, drawn, onDraw }: StoreSharesProps) {
  const t = useT();
  const format = useFormat();
  const all = lines.reduce((sum, each) => sum + sumOf(each), 0);
  return (
    <div className="mt-2 grid gap-3">
      <p className="text-ink-soft text-xs">{t('What each store adds. Choose one to see its own line.')}</p>
      <ShareBars
        bars={lines.map((each) => {
          const sum = sumOf(each);
          return {
            key: each.storeId,
            label: (
              <StoreToggle
                name={each.name}
                isDrawn={each === drawn}
                onToggle={() => onDraw(each === drawn ? null : each.storeId)}
              />
            ),
            value: sum,
            figure: unit === 'money' ? format.money(sum, currency, { whole: true }) : format.number(sum),
            note: all > 0 && sum >= 0 ? format.percent((sum / all) * 100) : NO_FIGURE,
          };
        })}
      />
    </div>
  );
}

interface StoreToggleProps {
  name: string;
  isDrawn: boolean;
  onToggle: () => void;
}

function StoreToggle({ name, isDrawn, onToggle }: StoreToggleProps) {
  const t = useT();
  return (
    <button
      type="button"
      aria-pressed={isDrawn}
      aria-label={t('{store}: draw its line', { store: name })}
      onClick={onToggle}
      className={classNames(
        '-my-1.5 -ml-2 inline-flex min-h-8 max-w-full items-center gap-2.5 rounded-md px-2 transition-colors hover:bg-sunken',
        isDrawn && 'bg-sunken font-medium',
      )}
    >
      <svg aria-hidden width="18" height="12" className="shrink-0">
        <line
          x1="1"
          x2="17"
          y1="6"
          y2="6"
          stroke={isDrawn ? 'var(--accent)' : 'var(--line-strong)'}
          strokeWidth="2"
          strokeLinecap="round"
          strokeDasharray="1.5 4"
        />
      </svg>
      <span dir="auto" className="truncate">
        {name}
      </span>
    </button>
  );
}
