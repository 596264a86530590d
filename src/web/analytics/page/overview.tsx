import { lazy, type ReactNode, Suspense } from 'react';
import type { RangeQuery } from '#shared/core/ranges.ts';
import type { Store } from '#shared/stores/stores.ts';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { FigureTable } from './figure-table.tsx';

const SalesPicture = lazy(async () => ({
  default: (await import('#web/analytics/charts/sales-picture.tsx')).SalesPicture,
}));
const VisitsPicture = lazy(async () => ({
  default: (await import('#web/analytics/conversion/visits-picture.tsx')).VisitsPicture,
}));
const HoursPicture = lazy(async () => ({
  default: (await import('#web/analytics/charts/hours-picture.tsx')).HoursPicture,
}));
const PlacesPicture = lazy(async () => ({
  default: (await import('#web/analytics/charts/places-picture.tsx')).PlacesPicture,
}));
const ForecastPicture = lazy(async () => ({
  default: (await import('#web/analytics/charts/forecast-picture.tsx')).ForecastPicture,
}));

interface OverviewProps {
  store: Store;
  range: RangeQuery;
  /** What a phone shows beneath the first picture, so that tabs and picture are seen at once. */
  below: ReactNode;
}

/** The figures of the period and the pictures behind them; each picture is read in when it is shown. */
export function Overview({ store, range, below }: OverviewProps) {
  return (
    <div className="grid min-w-0 gap-6">
      <Suspense fallback={<Skeleton className="h-96 rounded-xl" />}>
        <SalesPicture store={store} range={range} />
      </Suspense>
      {below}
      <FigureTable store={store} range={range} />
      <Suspense fallback={<Skeleton className="h-80 rounded-xl" />}>
        <VisitsPicture store={store} range={range} />
      </Suspense>
      <div className="grid min-w-0 gap-6 lg:grid-cols-2">
        <Suspense fallback={<Skeleton className="h-80 rounded-xl" />}>
          <HoursPicture store={store} range={range} />
        </Suspense>
        <Suspense fallback={<Skeleton className="h-80 rounded-xl" />}>
          <PlacesPicture store={store} range={range} />
        </Suspense>
      </div>
      <div id={FORECAST} ref={showIfAsked} className="min-w-0 scroll-mt-24">
        <Suspense fallback={<Skeleton className="h-80 rounded-xl" />}>
          <ForecastPicture store={store} />
        </Suspense>
      </div>
    </div>
  );
}

const FORECAST = 'forecast';

/** The page is drawn after the browser has looked for the place that the address names. */
function showIfAsked(place: HTMLElement | null) {
  if (window.location.hash === `#${FORECAST}`) place?.scrollIntoView();
}
