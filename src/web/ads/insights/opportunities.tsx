import type { AdsResult } from '#shared/ads/ads.ts';
import { text } from '#shared/core/sentence.ts';
import { BasisBadge } from '#web/ads/basis/basis-badge.tsx';
import { NO_FIGURE } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { FoldingCard } from '#web/core/ui/folding-card.tsx';

type Name = keyof AdsResult['performance']['currentOpportunity'];

const WORDS: Record<Name, { title: string; missing: string; counted: 'orders' | 'buyers' }> = {
  seasonalBoost: {
    title: text('The next 30 days'),
    missing: text('Needs a forecast: four weeks with orders.'),
    counted: 'orders',
  },
  untappedAudience: {
    title: text('Customers who stayed away'),
    missing: text('No group of earlier customers has stayed away longer than is usual.'),
    counted: 'buyers',
  },
  deviceOptimization: {
    title: text('Devices'),
    missing: text(
      'Known from a Google Ads account only: orders do not say on which device they were placed.',
    ),
    counted: 'orders',
  },
};

const ORDER = ['seasonalBoost', 'untappedAudience', 'deviceOptimization'] as const;

const NO_DEVICE = text(
  'No device is known to convert better than your account: that takes 30 conversions on each.',
);

export function Opportunities({ result: { performance, audiences } }: { result: AdsResult }) {
  const t = useT();
  const isAccountKnown = audiences.behaviors.devices.some(({ basis }) => basis.kind === 'account');
  return (
    <FoldingCard title={t('Opportunities now')} className="min-w-0">
      <dl className="-my-3 grid divide-y divide-line">
        {ORDER.map((name) => {
          const opportunity = performance.currentOpportunity[name];
          const { title, missing, counted } = WORDS[name];
          const why = name === 'deviceOptimization' && isAccountKnown ? NO_DEVICE : missing;
          return (
            <div key={name} className="grid justify-items-start gap-1 py-3">
              <dt className="font-medium text-sm">{t(title)}</dt>
              {opportunity ? (
                <dd className="grid justify-items-start gap-1.5 text-ink-soft text-sm">
                  {opportunity.text}
                  <BasisBadge basis={opportunity.basis} counted={counted} />
                </dd>
              ) : (
                <dd className="text-ink-faint text-sm">
                  {NO_FIGURE} {t(why)}
                </dd>
              )}
            </div>
          );
        })}
      </dl>
    </FoldingCard>
  );
}
