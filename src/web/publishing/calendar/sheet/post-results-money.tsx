import type { PostResults } from '#shared/publishing/schedules.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';

type Figures = Pick<PostResults, 'sales' | 'earned' | 'spending'>;

/** The two ways to count which orders a post brought, side by side. */
export function TwoTouches({ sales }: Figures) {
  const { orders, netSales, firstTouch, byCode, currency, certainty } = sales;
  const t = useT();
  const format = useFormat();
  if (orders === null || firstTouch === null || (orders === 0 && firstTouch.orders === 0)) return null;
  const hasCode = byCode !== null;
  const isLikely = certainty === 'likely';
  const last = hasCode ? t('Code or last visit') : t('Last visit');
  const first = hasCode ? t('First visit or code') : t('First visit');
  const rows = [
    { name: isLikely ? t('Link followed last') : last, orders, netSales },
    { name: isLikely ? t('Link followed first') : first, ...firstTouch },
  ];
  return (
    <div className="grid gap-1">
      <table className="w-full max-w-md text-sm tabular-nums">
        <thead>
          <tr className="border-line border-b text-left text-ink-soft text-xs">
            <th scope="col" className="py-2 pr-3 font-medium">
              {t('Counted by')}
            </th>
            <th scope="col" className="px-2 py-2 text-right font-medium">
              {t('Orders')}
            </th>
            <th scope="col" className="py-2 pl-2 text-right font-medium">
              {t('Net sales')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, orders, netSales }) => (
            <tr key={name} className="border-line border-b last:border-0">
              <th scope="row" className="py-2 pr-3 text-left font-normal">
                {name}
              </th>
              <td className="px-2 py-2 text-right">{format.number(orders)}</td>
              <td className="py-2 pl-2 text-right">{format.money(netSales, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-ink-faint text-xs">
        {isLikely
          ? t(
              'An order after links of several posts counts once in each row. The figures above are those of the first row.',
            )
          : hasCode
            ? t(
                'An order with the code of a post is that post’s in the first row, whatever link was followed last. In the second row the first visit comes before the code. An order counts once in each row. The figures above are those of the first row.',
              )
            : t(
                'The first visit brought the buyer to your store, the last one ended in the order. An order counts once in each row. The figures above are those of the last visit.',
              )}
      </p>
    </div>
  );
}

/** How what it earned comes from its orders and what the post cost. Nothing where it cost nothing. */
export function Spending({ sales: { currency }, earned, spending }: Figures) {
  const t = useT();
  const format = useFormat();
  const { boost, network, networkConverted } = spending;
  if (boost === 0 && network === 0) return null;
  const money = (amount: number) => format.money(amount, currency);
  const rows = [
    { name: t('Left by its orders'), amount: earned ? money(earned.contribution) : null },
    boost !== 0 && {
      name: t('Boosting the post'),
      amount: boost === null ? null : money(-boost),
      note: boost === null && t('Enter what you spent in the plan of the boosted post.'),
    },
    network !== 0 && {
      name: t('Charged by X'),
      amount: networkConverted === null ? format.money(-network, 'USD') : money(-networkConverted),
      note:
        networkConverted === null &&
        t('Not taken off: there is no exchange rate from US dollars for that day.'),
    },
    { name: t('Earned'), amount: earned ? money(earned.amount) : null, isSum: true },
  ].filter((row) => row !== false);
  return (
    <dl className="grid max-w-md gap-1 text-sm tabular-nums">
      {rows.map(({ name, amount, note, isSum }) => (
        <div
          key={name}
          className={
            isSum
              ? 'flex flex-wrap justify-between gap-x-3 border-line border-t pt-1 font-medium'
              : 'flex flex-wrap justify-between gap-x-3'
          }
        >
          <dt>{name}</dt>
          <dd>{amount ?? '—'}</dd>
          {note && <p className="w-full text-ink-faint text-xs">{note}</p>}
        </div>
      ))}
    </dl>
  );
}
