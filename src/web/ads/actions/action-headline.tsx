import { Clock } from 'lucide-react';
import type { AdsAction } from '#shared/ads/ads.ts';
import { CATEGORY_TEXTS, EFFORT_TEXTS, IMPACTS } from '#web/ads/option-texts.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Badge } from '#web/core/ui/badge.tsx';

/** How much it matters, what it is about, and how long it takes. */
export function ActionHeadline({ action: { impact, category, effort } }: { action: AdsAction }) {
  const t = useT();
  const { label, tone } = IMPACTS[impact];
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ink-soft text-xs">
      <Badge tone={tone}>{t(label)}</Badge>
      {t(CATEGORY_TEXTS[category])}
      <span className="flex items-center gap-1">
        <Clock aria-hidden className="size-3" />
        <span className="sr-only">{t('Effort:')} </span>
        {t(EFFORT_TEXTS[effort])}
      </span>
    </p>
  );
}
