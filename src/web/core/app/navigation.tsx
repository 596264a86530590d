import {
  CalendarDays,
  ChartNoAxesColumn,
  LayoutGrid,
  type LucideIcon,
  Megaphone,
  Plus,
  Settings,
  Sparkles,
  Store,
} from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { text } from '#shared/core/sentence.ts';
import { ButtonLink } from '#web/core/ui/button.tsx';
import { classNames } from '#web/core/ui/class-names.ts';
import { useT } from './i18n.ts';
import { paths } from './paths.ts';

const entries: { path: string; label: string; Icon: LucideIcon }[] = [
  { path: paths.home, label: text('Dashboard'), Icon: LayoutGrid },
  { path: paths.stores, label: text('Connected Stores'), Icon: Store },
  { path: paths.analytics, label: text('General Analytics'), Icon: ChartNoAxesColumn },
  { path: paths.contentCreator, label: text('Content Creator'), Icon: Sparkles },
  { path: paths.calendar, label: text('Social Media Calendar'), Icon: CalendarDays },
  { path: paths.ads, label: text('Ads Optimization'), Icon: Megaphone },
  { path: paths.settings, label: text('Settings'), Icon: Settings },
];

interface NavigationProps {
  /** Whether the role of the reader connects stores. */
  mayConnect: boolean;
  onChosen?: () => void;
}

/** The same in the sidebar and in the drawer. */
export function Navigation({ mayConnect, onChosen }: NavigationProps) {
  const t = useT();
  const [location] = useLocation();
  return (
    <div className="flex h-full flex-col gap-6">
      <nav aria-label={t('Main navigation')}>
        <ul className="grid gap-0.5">
          {entries.map(({ path, label, Icon }) => {
            const current = currentAs(path, location);
            return (
              <li key={path}>
                <Link
                  href={path}
                  aria-current={current}
                  onClick={onChosen}
                  className={classNames(
                    'flex h-10 items-center gap-3 rounded-lg px-3 text-sm transition-colors',
                    current
                      ? 'bg-accent-soft font-medium text-accent'
                      : 'text-ink-soft hover:bg-sunken hover:text-ink',
                  )}
                >
                  <Icon aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
                  {t(label)}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      {mayConnect && (
        <ButtonLink
          to={paths.stores}
          variant="secondary"
          className="mt-auto w-full"
          {...(onChosen ? { onClick: onChosen } : {})}
        >
          <Plus aria-hidden />
          {t('Connect Store')}
        </ButtonLink>
      )}
    </div>
  );
}

/** A page in the list, or one that is reached from it and not listed. */
function currentAs(path: string, location: string): 'page' | 'true' | undefined {
  if (location === path || (path === paths.home && location === paths.dashboard)) return 'page';
  return path !== paths.home && location.startsWith(`${path}/`) ? 'true' : undefined;
}
