import { ChevronRight, TextSearch } from 'lucide-react';
import type { AssetSet } from '#shared/ads/ads-assets.ts';
import type { Store } from '#shared/stores/stores.ts';
import { useAdsAddress } from '#web/ads/address.ts';
import { AdSetEditor } from '#web/ads/assets/editor/ad-set-editor.tsx';
import { adSetsQuery } from '#web/ads/assets/queries.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { languageName } from '#web/core/app/language-names.ts';
import { Badge } from '#web/core/ui/badge.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { WriteAds } from './write-ads.tsx';

/** Sets of search ads: what was written, and one of them to be worked on. */
export function SearchAdsPart({ store }: { store: Store }) {
  const t = useT();
  const { set: openId, goToSet } = useAdsAddress();
  return (
    <Loaded
      query={adSetsQuery(store.id)}
      failed={t('The search ads could not be loaded.')}
      waiting={<Waiting />}
    >
      {(sets) => {
        const open = sets.find(({ id }) => id === openId);
        if (open) return <AdSetEditor key={open.id} store={store} set={open} />;
        return (
          <div className="grid min-w-0 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <div className="min-w-0 lg:order-last">
              <WriteAds store={store} onWritten={({ id }) => goToSet(id)} />
            </div>
            {sets.length > 0 ? (
              <AdSets sets={sets} onOpen={goToSet} />
            ) : (
              <Card flush>
                <EmptyState icon={TextSearch} title={t('No search ads yet')}>
                  {t(
                    'Choose products, and headlines, descriptions and keywords are written from what your catalogue says about them. You can read and change everything before it leaves Vitrin.',
                  )}
                </EmptyState>
              </Card>
            )}
          </div>
        );
      }}
    </Loaded>
  );
}

function Waiting() {
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Skeleton className="h-72 rounded-xl" />
      <Skeleton className="h-72 rounded-xl" />
    </div>
  );
}

interface AdSetsProps {
  sets: readonly AssetSet[];
  onOpen: (setId: string) => void;
}

/** Newest first. */
function AdSets({ sets, onOpen }: AdSetsProps) {
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
