import type { SalesChange } from '#shared/analytics/sales-reports.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import type { Store } from '#shared/stores/stores.ts';
import { comparisonWords } from '#web/analytics/reports/comparison-words.ts';
import { Facts, Section } from '#web/analytics/reports/explanation-section.tsx';
import { beforeRecordsSentence } from '#web/analytics/reports/figures.ts';
import { comparedText, periodText } from '#web/analytics/reports/periods.ts';
import { changeQuery } from '#web/analytics/reports/sales-queries.ts';
import { useFormat } from '#web/core/app/format.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { Waterfall } from './waterfall.tsx';

/** The split of a change of net sales, and the products that moved most. */
export function Change({ store, range }: { store: Store; range: RangeQuery }) {
  const t = useT();
  return (
    <Loaded
      query={changeQuery(store.id, range)}
      failed={t('Failed to load what changed.')}
      waiting={<Skeleton className="h-80" />}
    >
      {(reply) => (
        <div className="grid gap-7">
          <Split reply={reply} store={store} />
          {reply.products.length > 0 && <ProductEffects reply={reply} />}
          <Section title={t('Formula')}>
            <p className="text-sm">
              {t(
                'Net sales = orders without a known customer + buyers × orders per buyer × net sales per order. Orders without a customer are set apart first. Each factor is given the share of the rest that its own growth explains (log-mean shares), so nothing is left over.',
              )}
            </p>
          </Section>
          <Inputs reply={reply} />
        </div>
      )}
    </Loaded>
  );
}

function Split({ reply, store }: { reply: SalesChange; store: Store }) {
  const t = useT();
  const format = useFormat();
  const { factors, reason, netSales, period, currency } = reply;
  const words = comparisonWords(t, period);
  if (reason === 'before_records')
    return <p className="text-sm">{beforeRecordsSentence(t, format, store)}</p>;
  if (!factors || netSales.previous === null)
    return <p className="text-sm">{reasonSentence(t, reason ?? 'not_covered', words)}</p>;
  return (
    <Waterfall
      currency={currency}
      before={{ label: words.previous, total: netSales.previous }}
      effects={[
        { label: t('Buyers'), effect: factors.buyers.effect, factor: factors.buyers, unit: 'count' },
        {
          label: t('Orders per buyer'),
          effect: factors.ordersPerBuyer.effect,
          factor: factors.ordersPerBuyer,
          unit: 'rate',
        },
        {
          label: t('Net sales per order'),
          effect: factors.netPerOrder.effect,
          factor: factors.netPerOrder,
          unit: 'money',
        },
        {
          label: t('Orders without a known customer'),
          effect: factors.guests.effect,
          factor: factors.guests,
          unit: 'money',
        },
      ]}
      now={{ label: words.current, total: netSales.current }}
    />
  );
}

function Inputs({ reply: { period, computedAt } }: { reply: SalesChange }) {
  const t = useT();
  const format = useFormat();
  return (
    <Section title={t('What it is based on')}>
      <Facts
        facts={[
          { term: t('Period'), fact: periodText(format, period) },
          { term: t('Compared with'), fact: comparedText(format, period) ?? t('Nothing') },
          { term: t('Figures updated'), fact: format.dateTime(computedAt, period.timeZone) },
        ]}
      />
    </Section>
  );
}

function reasonSentence(
  t: Translate,
  reason: Exclude<NonNullable<SalesChange['reason']>, 'before_records'>,
  words: ReturnType<typeof comparisonWords>,
): string {
  switch (reason) {
    case 'no_orders_before':
      return words.noOrdersBefore;
    case 'no_orders_now':
      return t('There are no orders in this period, so all of the change is that.');
    case 'not_covered':
      return words.notCovered;
    case 'no_data_yet':
      return t('Nothing has been read yet.');
    case 'no_comparison':
      return t('All of the history has nothing before it.');
  }
}

/** Products by what they added or took away; with the others they make the whole change. */
function ProductEffects({ reply: { products, others, netSales, currency, period } }: { reply: SalesChange }) {
  const t = useT();
  const format = useFormat();
  const words = comparisonWords(t, period);
  const money = (value: number) => format.money(value, currency);
  const signed = (value: number) => `${value > 0 ? '+' : ''}${money(value)}`;
  const tone = (value: number) => (value < 0 ? 'text-negative' : 'text-positive');
  return (
    <Section title={t('Products by effect')}>
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{t('Products by effect')}</caption>
        <tbody className="divide-y divide-line">
          {products.map(({ productId, title, current, previous, effect }) => (
            <tr key={productId ?? title}>
              <th scope="row" className="py-2 pr-4 text-left font-normal">
                <bdi className="wrap-anywhere">{title}</bdi>
                <span className="block text-ink-soft text-xs">
                  <span className="sr-only">{words.previous} </span>
                  {money(previous)} → <span className="sr-only">{words.current} </span>
                  {money(current)}
                </span>
              </th>
              <td className={`whitespace-nowrap py-2 text-right ${tone(effect)}`}>{signed(effect)}</td>
            </tr>
          ))}
          <tr className="text-ink-soft">
            <th scope="row" className="py-2 pr-4 text-left font-normal">
              {t('All others')}
            </th>
            <td className="whitespace-nowrap py-2 text-right">{signed(others)}</td>
          </tr>
          {netSales.change !== null && (
            <tr className="font-medium">
              <th scope="row" className="py-2 pr-4 text-left font-medium">
                {t('The whole change')}
              </th>
              <td className="whitespace-nowrap py-2 text-right">{signed(netSales.change)}</td>
            </tr>
          )}
        </tbody>
      </table>
    </Section>
  );
}
