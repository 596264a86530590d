import { useQuery } from '@tanstack/react-query';
import { Gauge } from 'lucide-react';
import type { AccountFigures } from '#shared/ads/ads-account.ts';
import type { Store } from '#shared/stores/stores.ts';
import { ConnectButton } from '#web/ads/account/connect/not-connected.tsx';
import { ImportReportButton } from '#web/ads/account/import/import-report-button.tsx';
import { accountFiguresQuery, accountQuery } from '#web/ads/account/queries.ts';
import { useAdsAddress } from '#web/ads/address.ts';
import { BasisBadge } from '#web/ads/basis/basis-badge.tsx';
import { TimeframeChoice } from '#web/ads/choices.tsx';
import { WaitingCards } from '#web/ads/waiting-ads.tsx';
import { daysText } from '#web/analytics/reports/periods.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Card } from '#web/core/ui/card.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Breakdowns } from './breakdowns.tsx';
import { Campaigns } from './campaigns.tsx';
import { SearchTerms } from './search-terms.tsx';
import { StoreComparison } from './store-comparison.tsx';
import { Totals } from './totals.tsx';

export function FiguresPart({ store }: { store: Store }) {
  const t = useT();
  const { choice } = useAdsAddress();
  return (
    <div className="grid min-w-0 gap-4">
      <TimeframeChoice />
      <Loaded
        query={accountFiguresQuery(store.id, choice.timeframe)}
        failed={t('The figures of the account could not be loaded.')}
        waiting={<WaitingCards />}
      >
        {(figures) => (figures ? <Figures figures={figures} /> : <NoFigures store={store} />)}
      </Loaded>
    </div>
  );
}

function Figures({ figures }: { figures: AccountFigures }) {
  const t = useT();
  const format = useFormat();
  const { from, period, readAt } = figures;
  const moment = { moment: format.since(readAt, new Date()) };
  return (
    <div className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-center gap-x-4 text-ink-soft text-sm tabular-nums">
        {period.from && period.to ? (
          <span>{daysText(format, { from: period.from, to: period.to })}</span>
        ) : (
          <span>{t('The report does not state its days.')}</span>
        )}
        <span>
          {from === 'api'
            ? t('Read from Google Ads {moment}', moment)
            : t('From a report imported {moment}', moment)}
        </span>
        <BasisBadge basis={{ kind: 'account', source: null, cases: figures.totals.clicks }} />
      </div>
      <Totals figures={figures} />
      <StoreComparison figures={figures} />
      <Campaigns figures={figures} />
      <SearchTerms figures={figures} />
      <Breakdowns figures={figures} />
    </div>
  );
}

function NoFigures({ store }: { store: Store }) {
  const t = useT();
  const { data } = useQuery(accountQuery(store.id));
  const isReading = data?.account?.status === 'reading';
  return (
    <Card flush>
      <EmptyState
        icon={Gauge}
        title={isReading ? t('The account is being read') : t('No account figures yet')}
        action={
          !isReading && (
            <>
              {data?.canConnect && !data.account && <ConnectButton store={store} />}
              <ImportReportButton store={store} />
            </>
          )
        }
      >
        {isReading
          ? t('Its figures appear here automatically in a few minutes.')
          : t(
              'Only Google knows what your ads cost and brought. Connect your account, or import a campaign report, and it is shown here day by day.',
            )}
      </EmptyState>
    </Card>
  );
}
