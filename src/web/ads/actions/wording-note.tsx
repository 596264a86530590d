import type { AdsAction } from '#shared/ads/ads.ts';
import { useT } from '#web/core/app/i18n.ts';

export function WordingNote({ action: { wording } }: { action: AdsAction }) {
  const t = useT();
  if (wording !== 'provider') return null;
  return (
    <p className="text-ink-faint text-xs">
      {t('Worded by an AI provider; every number was checked against your figures.')}
    </p>
  );
}
