import type { AdsAction } from '#shared/ads/ads.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';

/** Nothing where it cannot be said in money. */
export function AtStake({ action: { atStake, currency } }: { action: AdsAction }) {
  const t = useT();
  const format = useFormat();
  if (atStake === null) return null;
  return (
    <p className="text-sm tabular-nums">
      {t.nodes('At stake in 30 days: {amount}', {
        amount: <span className="font-semibold">{format.money(atStake, currency, { whole: true })}</span>,
      })}
    </p>
  );
}
