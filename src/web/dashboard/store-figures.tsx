import { ArrowRight } from 'lucide-react';
import type { Store } from '#shared/stores.ts';
import { DifferenceNote } from '#web/analytics/difference-note.tsx';
import { ExplainedFigure, WaitingFigure } from '#web/analytics/explained-figure.tsx';
import { FigureRow } from '#web/analytics/figure-row.tsx';
import { PeriodNote } from '#web/analytics/period-note.tsx';
import { dashboardQuery } from '#web/analytics/queries.ts';
import { useT } from '#web/app/i18n.ts';
import { paths } from '#web/app/paths.ts';
import { NumbersSeen } from '#web/guide/numbers-seen.tsx';
import { ImportNotice } from '#web/stores/store-import.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/loaded.tsx';

const FIGURES = ['totalRevenue', 'totalOrders', 'totalCustomers'] as const;

/** The selected store's month so far, true from the first orders read. */
export function StoreFigures({ store }: { store: Store }) {
  const t = useT();
  return (
    <section aria-labelledby="store-figures" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="store-figures" dir="auto" className="min-w-0 break-words text-lg">
          {store.storeName}
        </h2>
        <ButtonLink to={paths.analytics} variant="ghost" className="-mr-3.5">
          {t('All figures')}
          <ArrowRight aria-hidden />
        </ButtonLink>
      </header>
      <ImportNotice store={store} />
      <Loaded
        query={dashboardQuery(store.id)}
        failed={t('Failed to load metrics.')}
        waiting={<WaitingFigures />}
      >
        {(reply) => (
          <>
            <FigureRow count={3}>
              {FIGURES.map((name) => (
                <ExplainedFigure
                  key={name}
                  name={name}
                  detail={reply.details[name]}
                  reply={reply}
                  store={store}
                />
              ))}
            </FigureRow>
            {reply.totalOrders !== null && <NumbersSeen />}
            <PeriodNote reply={reply} />
            <DifferenceNote reply={reply} store={store} />
          </>
        )}
      </Loaded>
    </section>
  );
}

function WaitingFigures() {
  return (
    <FigureRow count={3}>
      {FIGURES.map((name) => (
        <WaitingFigure key={name} />
      ))}
    </FigureRow>
  );
}
