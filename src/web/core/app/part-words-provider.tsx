import { type ReactNode, useMemo } from 'react';
import { PartWordsContext } from '#web/core/ui/part-words.ts';
import { useT } from './i18n.ts';

export function PartWordsProvider({ children }: { children: ReactNode }) {
  const t = useT();
  const words = useMemo(
    () => ({
      close: t('Close'),
      cancel: t('Cancel'),
      retry: t('Retry'),
      loading: t('Loading'),
      countedAnew: t('These figures are being counted again and may be slightly out of date.'),
      beingCounted: t('These figures are being counted. They appear as soon as they are ready.'),
      notification: t('Notification'),
      locale: t.locale,
    }),
    [t],
  );
  return <PartWordsContext value={words}>{children}</PartWordsContext>;
}
