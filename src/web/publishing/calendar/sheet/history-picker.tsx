import { Film, Type } from 'lucide-react';
import type { SavedPost } from '#shared/content/content.ts';
import type { Store } from '#shared/stores/stores.ts';
import { historyQuery } from '#web/content/queries.ts';
import { useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { ButtonLink } from '#web/core/ui/button.tsx';
import { Dialog } from '#web/core/ui/dialog.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';

const GRID = 'grid grid-cols-2 gap-3 sm:grid-cols-4';

interface HistoryPickerProps {
  store: Store;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  fits: (saved: SavedPost) => boolean;
  onChoose: (saved: SavedPost) => void;
}

/** What was made in the content creator, to take from. */
export function HistoryPicker({ store, fits, onChoose, ...dialog }: HistoryPickerProps) {
  const t = useT();
  return (
    <Dialog {...dialog} size="large">
      <Loaded
        query={historyQuery(store.id)}
        failed={t('Failed to load the history.')}
        waiting={
          <div className={GRID}>
            {['a', 'b', 'c', 'd'].map((name) => (
              <Skeleton key={name} className="aspect-[4/5] rounded-xl" />
            ))}
          </div>
        }
        isEmpty={(posts) => !posts.some(fits)}
        empty={
          <div className="grid justify-items-center gap-3 py-10 text-center text-ink-soft text-sm">
            <p>{t('There is nothing in your history that fits yet.')}</p>
            <ButtonLink variant="secondary" to={paths.contentCreator}>
              {t('Create content')}
            </ButtonLink>
          </div>
        }
      >
        {(posts) => (
          <ul className={GRID}>
            {posts.filter(fits).map((saved) => (
              <li key={saved.id} className="grid min-w-0">
                <SavedChoice saved={saved} onChoose={() => onChoose(saved)} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Dialog>
  );
}

function SavedChoice({ saved, onChoose }: { saved: SavedPost; onChoose: () => void }) {
  const { imageUrl, productTitle, caption, contentFormat, language } = saved;
  const Icon = contentFormat === 'reel' ? Film : Type;
  return (
    <button
      type="button"
      onClick={onChoose}
      className="grid min-w-0 content-start overflow-hidden rounded-xl border border-line bg-surface text-left transition-colors hover:border-line-strong"
    >
      {imageUrl ? (
        <img src={imageUrl} alt="" loading="lazy" className="aspect-square w-full bg-sunken object-cover" />
      ) : (
        <span className="grid aspect-square w-full place-items-center bg-sunken text-ink-faint">
          <Icon aria-hidden className="size-6" strokeWidth={1.5} />
        </span>
      )}
      <span className="grid gap-0.5 p-2.5">
        {productTitle && (
          <span dir="auto" className="truncate font-medium text-sm">
            {productTitle}
          </span>
        )}
        <span dir="auto" lang={language} className="line-clamp-2 text-ink-soft text-xs">
          {caption}
        </span>
      </span>
    </button>
  );
}
