import { type ScheduledPost, SHARE_DELAY_SECONDS } from '#shared/publishing/schedules.ts';
import { NETWORK_NAMES } from '#shared/publishing/social-accounts.ts';
import type { Store } from '#shared/stores/stores.ts';
import { useT } from '#web/core/app/i18n.ts';
import { toast } from '#web/core/ui/toast.ts';
import { usePostActions } from '#web/publishing/calendar/use-post-actions.ts';

/** Says where a post goes that was shared at once, for as long as it can be taken back. */
export function useAnnounceShared(store: Store) {
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
