import type { AdsResult } from '#shared/ads/ads.ts';
import { useT } from '#web/core/app/i18n.ts';
import { FoldingCard } from '#web/core/ui/folding-card.tsx';

export function Strategy({ result: { recommendations } }: { result: AdsResult }) {
  const t = useT();
  if (recommendations.contentStrategy.length === 0) return null;
  return (
    <FoldingCard
      title={t('Content strategy')}
      description={t('What to say and show in the ads, from what your store sells.')}
      className="min-w-0"
    >
      <ul className="grid list-disc gap-2 pl-5 text-sm marker:text-accent">
        {recommendations.contentStrategy.map((sentence) => (
          <li key={sentence} className="break-words">
            {sentence}
          </li>
        ))}
      </ul>
    </FoldingCard>
  );
}
