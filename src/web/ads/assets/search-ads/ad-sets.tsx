import { ChevronRight } from 'lucide-react';
import type { AssetSet } from '#shared/ads/ads-assets.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { languageName } from '#web/core/app/language-names.ts';
import { Badge } from '#web/core/ui/badge.tsx';
import { Card } from '#web/core/ui/card.tsx';

interface AdSetsProps {
  sets: readonly AssetSet[];
  onOpen: (setId: string) => void;
}

/** Newest first. */
export function AdSets({ sets, onOpen }: AdSetsProps) {
  const t = useT();
  const format = useFormat();
  return (
    <Card title={t('Written ads')} flush className="min-w-0 overflow-hidden">
      <ul className="divide-y divide-line border-line border-t">
        {sets.map(({ id, name, language, groups, problems, createdAt, exportedAt }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onOpen(id)}
              className="flex w-full items-center gap-3 px-5 py-3 text-left transition-colors hover:bg-sunken focus-visible:-outline-offset-2"
            >
              <span className="grid min-w-0 flex-1 gap-1">
                <span dir="auto" className="wrap-anywhere font-medium text-sm">
                  {name}
                </span>
                <span className="text-ink-soft text-xs tabular-nums">
                  {[
                    t.plural(groups.length, { one: '{n} product', other: '{n} products' }),
                    languageName(language, t.locale),
                    t('written {moment}', { moment: format.since(createdAt, new Date()) }),
                    exportedAt && t('downloaded {moment}', { moment: format.since(exportedAt, new Date()) }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              {problems.length > 0 ? (
                <Badge tone="caution">
                  {t.plural(problems.length, { one: '{n} to correct', other: '{n} to correct' })}
                </Badge>
              ) : (
                <Badge tone="positive">{t('Ready')}</Badge>
              )}
              <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-faint" />
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
