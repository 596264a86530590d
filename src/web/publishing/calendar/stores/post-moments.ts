import { useMemo } from 'react';
import type { ScheduledPost } from '#shared/publishing/schedules.ts';
import { useT } from '#web/core/app/i18n.ts';
import { momentTextIn } from '#web/core/app/moment-text.ts';
import { zoneText } from '#web/core/app/zone-text.ts';
import { useShownStores } from './shown-stores.ts';

/** A moment on the clock of a post's store, which is named where stores have several. */
export function usePostMoments() {
  const t = useT();
  const { zoneOf, timeZone: common } = useShownStores();
  const byZone = useMemo(() => {
    const { locale } = t;
    const known = new Map<string, (moment: string) => string>();
    return (timeZone: string) => {
      const momentText = known.get(timeZone) ?? momentTextIn(locale, timeZone);
      known.set(timeZone, momentText);
      return momentText;
    };
  }, [t]);
  return (post: Pick<ScheduledPost, 'storeId'>, moment: string) => {
    const zone = zoneOf(post);
    const words = byZone(zone)(moment);
    return common === null ? `${words} · ${zoneText(zone, t)}` : words;
  };
}
