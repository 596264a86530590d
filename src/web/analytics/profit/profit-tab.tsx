import { useQuery } from '@tanstack/react-query';
import { FlaskConical, ReceiptText } from 'lucide-react';
import type { ProfitReport } from '#shared/analytics/profit.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import type { Store } from '#shared/stores/stores.ts';
import { useReportAddress } from '#web/analytics/reports/address.ts';
import { WaitingFigure } from '#web/analytics/reports/explained-figure.tsx';
import { FigureRow } from '#web/analytics/reports/figure-row.tsx';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { ButtonLink } from '#web/core/ui/button.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { restText } from './figures.ts';
import { MarginPicture } from './margin-picture.tsx';
import { MissingList } from './missing-list.tsx';
import { ProfitCards } from './profit-cards.tsx';
import { ProfitDifference } from './profit-comparison.tsx';
import { FirstOrders, OrderList } from './profit-orders.tsx';
import { FirstParts, PartList } from './profit-parts.tsx';
import { profitQuery } from './queries.ts';
import { VatSection } from './vat-section.tsx';
import { WaterfallPicture } from './waterfall-picture.tsx';

interface ProfitTabProps {
  store: Store;
  range: RangeQuery;
}

export function ProfitTab(props: ProfitTabProps) {
  const t = useT();
  const { list } = useReportAddress();
  if (props.store.readsCosts)
    return (
      <EmptyState icon={ReceiptText} title={t('What your orders cost is being read')}>
        {t('Your profit appears as soon as it is known.')}
      </EmptyState>
    );
  if (list === 'parts') return <PartList {...props} />;
  if (list === 'orders') return <OrderList {...props} />;
  return <ProfitOverview {...props} />;
}

/** What is left of sales, what it rests on, and what is not known. */
function ProfitOverview({ store, range }: ProfitTabProps) {
  const t = useT();
  const { data } = useQuery(profitQuery(store.id, range));
  return (
    <div className="grid min-w-0 gap-6">
      <Loaded
        query={profitQuery(store.id, range)}
        failed={t('Failed to load profit.')}
        waiting={<WaitingProfit />}
      >
        {(reply) => <Summary reply={reply} store={store} />}
      </Loaded>
      {data && (
        <>
          <WaterfallPicture store={store} range={range} />
          <MarginPicture store={store} range={range} />
          <MissingList reply={data} store={store} />
        </>
      )}
      <FirstParts store={store} range={range} />
      <FirstOrders store={store} range={range} />
      {data && <VatSection store={store} range={range} withheld={data.withheld} currency={data.currency} />}
    </div>
  );
}

function Summary({ reply, store }: { reply: ProfitReport; store: Store }) {
  const t = useT();
  const format = useFormat();
  const { coverage } = reply.figures.netSales;
  return (
    <div className="grid min-w-0 gap-3">
      {reply.madeUp && (
        <p className="flex items-start gap-2 text-ink-soft text-sm">
          <FlaskConical aria-hidden className="mt-0.5 size-4 shrink-0" />
          {t('This is a demo shop: its costs, fees and shipping are made up.')}
        </p>
      )}
      <ProfitCards reply={reply} store={store} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-ink-soft text-sm">
        <p className="min-w-0 flex-[1_1_18rem]">
          {coverage !== null && coverage < 1
            ? t(
                'VAT is not known for {share} of net sales and still inside. Sales without a known cost bring nothing to profit.',
                { share: restText(format, coverage) },
              )
            : t('Without VAT. Sales without a known cost bring nothing to profit.')}
        </p>
        <ButtonLink to={paths.costs} variant="secondary" size="small">
          {t('Costs and rules')}
        </ButtonLink>
      </div>
      <ProfitDifference reply={reply} store={store} />
    </div>
  );
}

function WaitingProfit() {
  return (
    <div className="grid gap-6">
      <FigureRow count={4}>
        <WaitingFigure />
        <WaitingFigure />
        <WaitingFigure />
        <WaitingFigure />
      </FigureRow>
      <Skeleton className="h-96 rounded-xl" />
      <Skeleton className="h-80 rounded-xl" />
    </div>
  );
}
