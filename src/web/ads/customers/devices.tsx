import type { AdsResult } from '#shared/ads/ads.ts';
import { text } from '#shared/core/sentence.ts';
import { BasisBadge } from '#web/ads/basis/basis-badge.tsx';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { DataTable } from '#web/core/ui/data-table.tsx';
import { FoldingCard } from '#web/core/ui/folding-card.tsx';

const NAMES = { Mobile: text('Mobile'), Desktop: text('Desktop'), Tablet: text('Tablet') };

/** On what they look; a store does not receive it, so most of it comes from elsewhere. */
export function Devices({ result: { audiences } }: { result: AdsResult }) {
  const t = useT();
  const format = useFormat();
  const { devices } = audiences.behaviors;
  const share = (value: number | null) => format.percent(value === null ? null : value * 100);
  const knows = devices.some(({ basis }) => basis.kind === 'account');
  return (
    <FoldingCard title={t('Devices')} className="min-w-0">
      <div className="grid min-w-0 gap-3">
        {devices.length > 0 && (
          <div className="-mx-5">
            <DataTable
              caption={t('Devices')}
              rows={devices}
              rowKey={({ type }) => type}
              columns={[
                {
                  name: 'type',
                  label: t('Device'),
                  isHeader: true,
                  cell: ({ type, usage, basis }) => (
                    <div className="grid justify-items-start">
                      {t(NAMES[type])}
                      {usage !== null && <BasisBadge basis={basis} />}
                    </div>
                  ),
                },
                { name: 'usage', label: t('Share'), isNumber: true, cell: ({ usage }) => share(usage) },
                {
                  name: 'conversion',
                  label: t('Conversion Rate'),
                  isNumber: true,
                  cell: ({ conversion }) => share(conversion),
                },
              ]}
            />
          </div>
        )}
        {!knows && (
          <p className="text-ink-faint text-xs">
            {t(
              'Orders do not say on which device they were placed. A Google Ads account shows it for your own ads.',
            )}
          </p>
        )}
      </div>
    </FoldingCard>
  );
}
