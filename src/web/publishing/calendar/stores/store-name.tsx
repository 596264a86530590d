import type { ScheduledPost } from '#shared/publishing/schedules.ts';
import { useT } from '#web/core/app/i18n.ts';
import { zoneText } from '#web/core/app/zone-text.ts';
import { classNames } from '#web/core/ui/class-names.ts';
import { useShownStores } from './shown-stores.ts';

interface StoreNameProps {
  post: Pick<ScheduledPost, 'storeId'>;
  /** Says its clock too, where stores have several. */
  withZone?: boolean;
  className?: string;
}

/** Which store it belongs to; nothing where one store is shown. */
export function StoreName({ post, withZone = false, className }: StoreNameProps) {
  const t = useT();
  const { isSeveral, storeOf, timeZone } = useShownStores();
  if (!isSeveral) return null;
  const store = storeOf(post);
  return (
    <span className={classNames('flex min-w-0 items-center gap-1.5 text-ink-soft text-xs', className)}>
      <StoreMark storeId={store.id} />
      <span dir="auto" className="truncate">
        {store.storeName}
      </span>
      {withZone && timeZone === null && (
        <span className="shrink-0 text-ink-faint">{zoneText(store.timeZone, t)}</span>
      )}
    </span>
  );
}

/** Its two letters; its name stands next to them, or is read out in their place. */
export function StoreMark({ storeId }: { storeId: string }) {
  const { isSeveral, markOf } = useShownStores();
  if (!isSeveral) return null;
  return (
    <span
      aria-hidden
      className="grid h-4 min-w-5 shrink-0 place-items-center rounded-[0.25rem] border border-line-strong/60 px-0.5 font-semibold text-[0.5625rem] text-ink-soft leading-none"
    >
      {markOf(storeId)}
    </span>
  );
}
