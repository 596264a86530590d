import { Link, useLocation } from 'wouter';
import { text } from '#shared/core/sentence.ts';
import type { Platform } from '#shared/stores/stores.ts';
import { useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { classNames } from '#web/core/ui/class-names.ts';
import { useSelectedStore } from '#web/stores/connect/selected-store.ts';

const PLACES: { to: string; name: string; platform?: Platform }[] = [
  { to: paths.calendar, name: text('Schedules and calendar') },
  { to: paths.shopPage, name: text('Shop page') },
  { to: paths.postReport, name: text('Post report') },
  { to: paths.experiment, name: text('Experiment') },
  { to: paths.writeBack, name: text('In Shopify'), platform: 'shopify' },
];

/** The pages about posts: planning them, showing them, and what they bring. */
export function PublishingPlaces() {
  const t = useT();
  const [here] = useLocation();
  const { store } = useSelectedStore();
  const places = PLACES.filter(
    ({ platform, to }) => !platform || platform === store?.platform || to === here,
  );
  return (
    <nav aria-label={t('Pages about posts')} className="-mx-3 flex flex-wrap gap-1 print:hidden">
      {places.map(({ to, name }) => (
        <Link
          key={to}
          href={to}
          aria-current={to === here ? 'page' : undefined}
          className={classNames(
            'rounded-lg px-3 py-2 font-medium text-sm transition-colors',
            to === here ? 'bg-sunken text-ink' : 'text-ink-soft hover:bg-sunken hover:text-ink',
          )}
        >
          {t(name)}
        </Link>
      ))}
    </nav>
  );
}
