import type { AccountFigures } from '#shared/ads/ads-account.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Card } from '#web/core/ui/card.tsx';

/** What Google credits to its ads, and what the store itself took in on the same days. */
export function StoreComparison({ figures: { totals, store, currency } }: { figures: AccountFigures }) {
  const t = useT();
  const format = useFormat();
  const money = (amount: number) => format.money(amount, currency, { whole: true });
  return (
    <Card title={t('Next to your store')}>
      {store ? (
        <div className="grid gap-3">
          <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
            {[
              {
                term: t('Google Ads says'),
                fact: t('{conversions} conversions worth {value}', {
                  conversions: format.number(totals.conversions, { maximumFractionDigits: 1 }),
                  value: money(totals.value),
                }),
              },
              {
                term: t('Your store took in'),
                fact: t('{orders} orders, {value} net sales', {
                  orders: format.number(store.orders),
                  value: money(store.netSales),
                }),
              },
            ].map(({ term, fact }) => (
              <div key={term} className="grid gap-0.5">
                <dt className="text-ink-soft text-sm">{term}</dt>
                <dd className="font-medium text-sm tabular-nums">{fact}</dd>
              </div>
            ))}
          </dl>
          <p className="text-ink-soft text-sm">
            {totals.conversions > store.orders
              ? t(
                  'Google counts more conversions than your store has orders. Check in Google Ads what counts as a conversion before you trust its ROAS.',
                )
              : t(
                  'All orders of the store are shown next to it, including those that no ad led to. Google credits an order to the day of the click, so single days differ.',
                )}
          </p>
        </div>
      ) : (
        <p className="text-ink-soft text-sm">
          {t(
            'Not comparable: the account uses a different currency from your store, or its days are not known. Amounts are never converted here.',
          )}
        </p>
      )}
    </Card>
  );
}
