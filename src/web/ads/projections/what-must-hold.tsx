import type { AdsResult, Assumption, BreakEven } from '#shared/ads/ads.ts';
import { breakEvenOf } from '#shared/ads/ads-projection.ts';
import { minorDigits } from '#shared/core/money.ts';
import { BasisBadge } from '#web/ads/basis/basis-badge.tsx';
import { NO_FIGURE, useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Card } from '#web/core/ui/card.tsx';

interface WhatMustHoldProps {
  result: AdsResult;
  /** With what is typed. */
  assumptions: readonly Assumption[];
}

/** What would have to be true for ads to lose nothing: a question that the store's own figures answer without a guess. */
export function WhatMustHold({ result, assumptions }: WhatMustHoldProps) {
  const t = useT();
  const format = useFormat();
  const { settings, customers } = result;
  const { margin, isOwnMargin, orders } = breakEvenOf([...assumptions], {
    grossMargin: settings.grossMargin,
    medianOrder: customers.baskets?.quartiles?.median ?? null,
  });
  return (
    <Card
      title={t('What would have to be true')}
      description={t('For ads to lose nothing, an order must leave as much as its clicks cost.')}
      className="min-w-0"
    >
      <div className="grid gap-4">
        <div className="grid gap-6 sm:grid-cols-2">
          {orders.map((order) => (
            <Order key={order.kind} order={order} currency={result.currency} />
          ))}
        </div>
        <div className="grid justify-items-start gap-1.5 text-ink-soft text-sm">
          <p>
            {isOwnMargin
              ? t('By your gross margin of {share}.', { share: format.percent(margin * 100, { digits: 0 }) })
              : t(
                  'Your gross margin is not known, so {share} is assumed: the margin at which a ROAS of 2.5 breaks even. Enter yours below.',
                  { share: format.percent(margin * 100, { digits: 0 }) },
                )}
          </p>
          <BasisBadge
            basis={{
              kind: 'assumption',
              source: isOwnMargin ? 'own_entry' : 'specified_roas',
              cases: null,
            }}
          />
        </div>
      </div>
    </Card>
  );
}

function Order({ order, currency }: { order: BreakEven['orders'][number]; currency: string }) {
  const t = useT();
  const format = useFormat();
  const { kind, value, left, clickPrice, conversionRate } = order;
  const money = (amount: number) => format.money(amount, currency);
  const unit = 10 ** minorDigits(currency);
  // Rounded down, so that what is said can be borne.
  const bearable = (amount: number) => money(Math.floor(amount * unit) / unit);
  const title = kind === 'average' ? t('An average order') : t('The order in the middle (median)');
  return (
    <section aria-label={title} className="grid content-start gap-1">
      <h3 className="font-normal font-sans text-ink-soft text-sm tracking-normal">{title}</h3>
      <p className="text-sm tabular-nums">
        {t('{value}, of which {left} is left for its clicks', { value: money(value), left: money(left) })}
      </p>
      <dl className="mt-1 grid gap-2">
        <div>
          <dt className="text-ink-soft text-xs">{t('A click may cost at most')}</dt>
          <dd className="font-display font-semibold text-2xl tabular-nums tracking-[-0.02em]">
            {clickPrice ? bearable(clickPrice.expected) : NO_FIGURE}
          </dd>
          {clickPrice && clickPrice.low < clickPrice.high && (
            <dd className="text-ink-soft text-xs tabular-nums">
              {t('{low} – {high}, by the range of the conversion rate', {
                low: bearable(clickPrice.low),
                high: bearable(clickPrice.high),
              })}
            </dd>
          )}
        </div>
        <div>
          <dt className="text-ink-soft text-xs">{t('Clicks that must end in an order')}</dt>
          <dd className="text-sm tabular-nums">
            {conversionRate === null
              ? t('{dash} known once you type your cost per click', { dash: NO_FIGURE })
              : conversionRate > 1
                ? t('more than every click: such a click cannot pay')
                : format.percent(conversionRate * 100, { digits: 2 })}
          </dd>
        </div>
      </dl>
    </section>
  );
}
