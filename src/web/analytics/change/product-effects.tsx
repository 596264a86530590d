import type { SalesChange } from '#shared/analytics/sales-reports.ts';
import { comparisonWords } from '#web/analytics/reports/comparison-words.ts';
import { Section } from '#web/analytics/reports/explanation-section.tsx';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';

/** Products by what they added or took away; with the others they make the whole change. */
export function ProductEffects({
  reply: { products, others, netSales, currency, period },
}: {
  reply: SalesChange;
}) {
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
