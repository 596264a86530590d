import { ChevronRight } from 'lucide-react';
import type { Store } from '#shared/stores/stores.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Dialog } from '#web/core/ui/dialog.tsx';
import { PlatformBadge } from '#web/stores/connect/platform-badge.tsx';
import { useStoreSearch } from '#web/stores/connect/use-store-search.tsx';
import { useShownStores } from './shown-stores.ts';
import { StoreMark } from './store-name.tsx';

interface ChooseStoreProps {
  /** What is to be done for the store. */
  title: string;
  onChoose: (store: Store) => void;
  onClose: () => void;
}

/** What is about one store begins with which of them. */
export function ChooseStore({ title, onChoose, onClose }: ChooseStoreProps) {
  const t = useT();
  const { stores } = useShownStores();
  const { found, field } = useStoreSearch(stores);
  return (
    <Dialog open onOpenChange={onClose} title={title} description={t('For which store?')} size="small">
      <div className="grid gap-3">
        {field}
        <ul aria-label={t('Stores')} className="-mx-2 grid gap-0.5">
          {found.map((store) => (
            <li key={store.id}>
              <button
                type="button"
                onClick={() => onChoose(store)}
                className="flex min-h-11 w-full items-center gap-2.5 rounded-md px-2 py-1.5 text-left text-sm hover:bg-sunken"
              >
                <StoreMark storeId={store.id} />
                <span dir="auto" className="min-w-0 flex-1 truncate">
                  {store.storeName}
                </span>
                <PlatformBadge platform={store.platform} />
                <ChevronRight aria-hidden className="size-4 text-ink-faint" />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
