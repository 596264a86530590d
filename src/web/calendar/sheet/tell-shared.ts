import { type ScheduledPost, SHARE_DELAY_SECONDS } from '#shared/schedules.ts';
import { NETWORK_NAMES } from '#shared/social-accounts.ts';
import type { Store } from '#shared/stores.ts';
import { useT } from '#web/app/i18n.ts';
import { usePostActions } from '#web/calendar/use-post-actions.ts';
import { toast } from '#web/ui/toast.ts';

/** Says where a post goes that was shared at once, for as long as it can be taken back. */
export function useTellShared(store: Store) {
  const t = useT();
  const { cancel } = usePostActions(store);
  return (post: ScheduledPost) =>
    toast({
      title: t('It goes out in a moment'),
      description: new Intl.ListFormat(t.locale).format(
        post.deliveries.map(({ accountName, network }) => `${accountName} (${NETWORK_NAMES[network]})`),
      ),
      action: { label: t('Undo'), onAction: () => cancel(post) },
      durationMs: SHARE_DELAY_SECONDS * 1000,
    });
}
