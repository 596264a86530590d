import { X } from 'lucide-react';
import type { Generation } from '#shared/content/content.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Button } from '#web/core/ui/button.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { Progress } from '#web/core/ui/progress.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';

interface GenerationProgressProps {
  isReel: boolean;
  /** As the server knows it; null in the first moments. */
  underWay: Generation | null;
  onCancel: () => void;
  cancelling: boolean;
  /** Nothing is shown below it meanwhile. */
  isAlone: boolean;
}

export function GenerationProgress(props: GenerationProgressProps) {
  const { isReel, underWay, onCancel, cancelling, isAlone } = props;
  const t = useT();
  const format = useFormat();
  const label = isReel ? t('Generating Reel Video...') : t('Generating with AI...');
  const progress = isReel && underWay && underWay.progress > 0 ? underWay.progress : undefined;
  return (
    <Card>
      <div className="grid gap-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div className="grid gap-0.5">
            <h2 className="text-base">{label}</h2>
            {underWay && (
              <p dir="auto" className="text-ink-soft text-sm">
                {underWay.productTitle}
              </p>
            )}
          </div>
          {underWay && (
            <Button variant="secondary" size="small" pending={cancelling} onClick={onCancel}>
              <X aria-hidden />
              {t('Cancel')}
            </Button>
          )}
        </div>
        <div className="flex items-center gap-3">
          <div className="flex-1">
            <Progress label={label} value={progress} />
          </div>
          {progress !== undefined && (
            <span aria-hidden className="text-ink-soft text-sm tabular-nums">
              {format.percent(progress * 100, { digits: 0 })}
            </span>
          )}
        </div>
        <p role="status" className="sr-only">
          {label} {progress !== undefined && format.percent(quarterOf(progress) * 100, { digits: 0 })}
        </p>
        {isReel && (
          <p className="text-ink-soft text-sm">
            {t('You can leave this page: the reel continues and will be in the history.')}
          </p>
        )}
        {isAlone && (
          <div className="grid gap-5 md:grid-cols-[minmax(0,1fr)_20rem]">
            <div className="grid content-start gap-3">
              <Skeleton className="h-4" />
              <Skeleton className="h-4 w-11/12" />
              <Skeleton className="h-4 w-4/5" />
              <Skeleton className="h-4 w-2/5" />
            </div>
            <Skeleton className={isReel ? 'h-96 rounded-xl' : 'aspect-[4/5] rounded-xl'} />
          </div>
        )}
      </div>
    </Card>
  );
}

/** Read out in quarters; every hundredth would talk over everything else. */
function quarterOf(progress: number): number {
  return Math.floor(progress * 4) / 4;
}
