import type { AccountFigures } from '#shared/ads/ads-account.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Card } from '#web/core/ui/card.tsx';
import { FiguresTable, type ShareColumn } from './figures-table.tsx';
import { campaignTypeText, statusText } from './part-names.ts';

type Campaign = AccountFigures['campaigns'][number];

export function Campaigns({ figures }: { figures: AccountFigures }) {
  const t = useT();
  const format = useFormat();
  const { campaigns, currency, breakEvenRoas } = figures;
  const shares: ShareColumn<Campaign>[] = [
    { name: 'impressionShare', label: t('Own share'), value: ({ impressionShare }) => impressionShare },
    { name: 'lostToBudget', label: t('Lost to budget'), value: ({ lostToBudget }) => lostToBudget },
    { name: 'lostToRank', label: t('Lost to rank'), value: ({ lostToRank }) => lostToRank },
  ];
  const knowsShares = campaigns.some((campaign) => shares.some(({ value }) => value(campaign) !== null));
  return (
    <Card
      flush
      className="min-w-0 overflow-hidden"
      title={t('Campaigns')}
      description={
        knowsShares
          ? t(
              'Own share: how often your ads were shown out of all times they could have been. The rest was lost to the budget or to rank.',
            )
          : undefined
      }
    >
      {campaigns.length === 0 ? (
        <p className="px-5 pb-5 text-ink-soft text-sm">{t('No campaign was shown in this timeframe.')}</p>
      ) : (
        <FiguresTable
          caption={t('Campaigns')}
          label={t('Campaign')}
          rows={campaigns}
          rowKey={({ id }) => id}
          currency={currency}
          shares={knowsShares ? shares : []}
          head={({ name, type, status, dailyBudget, roas, cost }) => (
            <span className="grid gap-0.5">
              <span dir="auto" className="font-medium">
                {name}
              </span>
              <span className="text-ink-soft text-xs">
                {[
                  type && campaignTypeText(t, type),
                  status && statusText(t, status),
                  dailyBudget !== null &&
                    t('{budget} a day', { budget: format.money(dailyBudget, currency) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {breakEvenRoas !== null && cost > 0 && (roas ?? 0) < breakEvenRoas && (
                <span className="text-caution text-xs">{t('below break-even')}</span>
              )}
            </span>
          )}
        />
      )}
    </Card>
  );
}
