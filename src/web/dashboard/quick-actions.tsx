import { ChartNoAxesColumn, ChevronRight, type LucideIcon, Sparkles, Store } from 'lucide-react';
import { Link } from 'wouter';
import { text } from '#shared/core/sentence.ts';
import { useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { Card } from '#web/core/ui/card.tsx';

const actions: { to: string; Icon: LucideIcon; title: string; body: string }[] = [
  {
    to: paths.stores,
    Icon: Store,
    title: text('Manage stores'),
    body: text('Connect, refresh or disconnect a store.'),
  },
  {
    to: paths.analytics,
    Icon: ChartNoAxesColumn,
    title: text('View analytics'),
    body: text('All figures, and how each was computed.'),
  },
  {
    to: `${paths.contentCreator}?suggest=product`,
    Icon: Sparkles,
    title: text('Create content'),
    body: text('Posts made from your own products.'),
  },
];

export function QuickActions() {
  const t = useT();
  return (
    <Card title={t('Quick actions')} flush>
      <ul className="divide-y divide-line border-line border-t">
        {actions.map(({ to, Icon, title, body }) => (
          <li key={to}>
            <Link
              href={to}
              className="flex items-center gap-4 px-5 py-3.5 text-sm transition-colors last:rounded-b-xl hover:bg-sunken focus-visible:-outline-offset-2"
            >
              <Icon aria-hidden className="size-5 shrink-0 text-accent" strokeWidth={1.75} />
              <span className="grid min-w-0 flex-1">
                <span className="font-medium">{t(title)}</span>
                <span className="text-ink-soft">{t(body)}</span>
              </span>
              <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-faint" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
