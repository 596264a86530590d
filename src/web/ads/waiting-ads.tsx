import { useT } from '#web/core/app/i18n.ts';
import { Skeleton } from '#web/core/ui/skeleton.tsx';

/** In the shape of the banner, the tabs and the first cards. */
export function WaitingAds() {
  const t = useT();
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">{t('Loading')}</span>
      <Skeleton className="h-28 rounded-xl sm:h-24" />
      <div className="flex gap-5 overflow-hidden border-line border-b pb-3">
        {['first', 'second', 'third', 'fourth', 'fifth'].map((name) => (
          <Skeleton key={name} className="h-5 w-28 shrink-0" />
        ))}
      </div>
      <WaitingCards />
    </div>
  );
}

/** While a tab is read in. */
export function WaitingCards() {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {['first', 'second', 'third', 'fourth'].map((name) => (
        <Skeleton key={name} className="h-52 rounded-xl" />
      ))}
    </div>
  );
}
