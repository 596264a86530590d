import type { AdsResult } from '#shared/ads/ads.ts';
import { BasisBadge } from '#web/ads/basis/basis-badge.tsx';
import { Facts, Section } from '#web/analytics/reports/explanation-section.tsx';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { FoldingCard } from '#web/core/ui/folding-card.tsx';

type Figures = NonNullable<AdsResult['customers']['baskets']>;
const SHOWN_PAIRS = 5;

/** How much is bought at once, and what goes together. */
export function Baskets({ result: { customers, currency } }: { result: AdsResult }) {
  const t = useT();
  const { baskets } = customers;
  return (
    <FoldingCard title={t('Baskets')} className="min-w-0">
      {baskets ? (
        <BasketFigures baskets={baskets} currency={currency} />
      ) : (
        <p className="text-ink-soft text-sm">{t('No orders in this period.')}</p>
      )}
    </FoldingCard>
  );
}

function BasketFigures({ baskets, currency }: { baskets: Figures; currency: string }) {
  const t = useT();
  const format = useFormat();
  const { orders, unitsPerOrder, averageValue, quartiles, together } = baskets;
  const facts = [
    { term: t('Average Order Value'), fact: format.money(averageValue, currency) },
    { term: t('Units per order'), fact: format.number(unitsPerOrder, { maximumFractionDigits: 1 }) },
  ];
  if (quartiles)
    facts.push({
      term: t('Half of {n} orders not cancelled or refunded lie between', {
        n: format.number(quartiles.orders),
      }),
      fact: `${format.money(quartiles.lower, currency)} – ${format.money(quartiles.upper, currency)}`,
    });
  if (quartiles)
    facts.push({ term: t('In the middle (median)'), fact: format.money(quartiles.median, currency) });
  return (
    <div className="grid gap-4">
      <Facts facts={facts} />
      {together.length > 0 && (
        <Section title={t('Bought together')}>
          <ul className="grid gap-2 text-sm">
            {together.slice(0, SHOWN_PAIRS).map(({ first, second, orders: both, lift }) => (
              <li key={`${first} ${second}`} className="grid">
                <span className="break-words">
                  {first} + {second}
                </span>
                <span className="text-ink-soft text-xs tabular-nums">
                  {t('{orders}, {lift}× the usual', {
                    orders: t.plural(both, { one: '{n} order', other: '{n} orders' }),
                    lift: format.number(lift, { maximumFractionDigits: 1 }),
                  })}
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <BasisBadge basis={{ kind: 'store', source: null, cases: orders }} />
    </div>
  );
}
