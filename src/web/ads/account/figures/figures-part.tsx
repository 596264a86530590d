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

/** What Google credits to its ads, and what the store itself took in on the same days. */
function StoreComparison({ figures: { totals, store, currency } }: { figures: AccountFigures }) {
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
