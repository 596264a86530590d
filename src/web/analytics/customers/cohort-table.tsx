import { monthText } from '#web/analytics/charts/point-text.ts';
import { BELOW_WORDS, shadeOf } from '#web/analytics/charts/shade-of.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import type { CohortCell, CohortGrid, CohortView } from './cohort-grid.ts';

interface CohortTableProps {
  grid: CohortGrid;
  view: CohortView;
  currency: string;
}

export function CohortTable({ grid, view, currency }: CohortTableProps) {
  const t = useT();
  const format = useFormat();
  const caption = view === 'retention' ? t('Who comes back') : t('Value per customer');
  const figure = (value: number) =>
    view === 'retention'
      ? format.percent(value * 100, { digits: value < 0.1 ? 1 : 0 })
      : format.money(value, currency, { whole: true });
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section aria-label={caption} tabIndex={0} className="relative -mx-5 max-h-[34rem] overflow-auto">
        <table className="w-full border-separate border-spacing-0.5 px-4 text-xs tabular-nums">
          <caption className="sr-only">{caption}</caption>
          <thead className="sticky top-0 z-10 bg-surface text-ink-faint">
            <tr>
              <th scope="col" className="sticky left-0 bg-surface py-1.5 pr-3 text-left font-medium">
                {t('First order')}
              </th>
              <th scope="col" className="px-2 text-right font-medium">
                {t('Customers')}
              </th>
              {grid.columns.map((column) => (
                <th key={column} scope="col" className="min-w-11 px-1 text-center font-medium">
                  {view === 'retention'
                    ? t('+{n} mo', { n: column })
                    : t.plural(column, { one: '{n} day', other: '{n} days' })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {grid.rows.map(({ month, size, uncertain, cells }) => (
              <tr key={month}>
                <th
                  scope="row"
                  className="sticky left-0 whitespace-nowrap bg-surface py-1 pr-3 text-left font-normal"
                >
                  {monthText(t.locale, month, 'short')}
                  {uncertain && <span aria-hidden> *</span>}
                  {uncertain && <span className="sr-only"> {t('(some may have ordered before)')}</span>}
                </th>
                <td className="px-2 text-right text-ink-soft">{format.number(size)}</td>
                {cells.map((cell, at) => (
                  <GridCell key={grid.columns[at]} cell={cell} most={grid.most} figure={figure} />
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="font-medium">
              <th scope="row" className="sticky left-0 bg-surface py-1.5 pr-3 text-left font-medium">
                {t('Average')}
              </th>
              <td />
              {grid.averages.map((average, at) => (
                <td key={grid.columns[at]} className="px-1 text-center">
                  {average === null ? '' : figure(average)}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
      <div className="flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-xs">
        <span className="flex items-center gap-2">
          <span
            aria-hidden
            className="size-3 rounded-xs border border-line-strong/60 border-dashed bg-sunken"
          />
          {t('Not over yet, left out of the average')}
        </span>
        {grid.rows.some(({ uncertain }) => uncertain) && (
          <span>{t('* The history read begins here, so some may have ordered before.')}</span>
        )}
      </div>
    </>
  );
}

interface GridCellProps {
  cell: CohortCell | null;
  most: number;
  figure: (value: number) => string;
}

function GridCell({ cell, most, figure }: GridCellProps) {
  const t = useT();
  if (!cell) return <td />;
  if (!cell.finished)
    return (
      <td className="rounded-sm border border-line-strong/60 border-dashed bg-sunken px-1 py-1 text-center text-ink-faint">
        {figure(cell.value)}
        <span className="sr-only"> {t('not over yet')}</span>
      </td>
    );
  return (
    <td
      className="rounded-sm px-1 py-1 text-center"
      style={{ background: shadeOf(cell.value, most, BELOW_WORDS) }}
    >
      {figure(cell.value)}
    </td>
  );
}
