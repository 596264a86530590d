import { Sparkles } from 'lucide-react';
import type { Store } from '#shared/stores/stores.ts';
import { PieceView } from '#web/content/result/piece-view.tsx';
import { useT } from '#web/core/app/i18n.ts';
import { Alert } from '#web/core/ui/alert.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { GenerationProgress } from './generation-progress.tsx';
import type { GenerationState } from './use-generation.ts';

interface SingleResultProps {
  store: Store;
  generation: GenerationState;
  isReel: boolean;
}

export function SingleResult({ store, generation, isReel }: SingleResultProps) {
  const t = useT();
  const { piece, isNew, isWorking, underWay, explanation, cancel, cancelling } = generation;
  return (
    <div className="grid min-w-0 gap-4">
      <p role="status" className="sr-only">
        {isNew && !isWorking && t('The post is ready.')}
      </p>
      {explanation && !isWorking && (
        <Alert variant="destructive" title={t('Generation Failed')}>
          {t.message(explanation)}
        </Alert>
      )}
      {isWorking && (
        <GenerationProgress
          isReel={isReel}
          underWay={underWay}
          isAlone={piece === null}
          onCancel={() => underWay && cancel(underWay.id)}
          cancelling={cancelling}
        />
      )}
      {piece && <PieceView key={piece.key} store={store} piece={piece} />}
      {!piece && !isWorking && (
        <Card flush>
          <EmptyState icon={Sparkles} title={t('Your next post appears here')}>
            {t(
              'Select a product, say where it will be posted and how it should sound. You can change every word before it goes out.',
            )}
          </EmptyState>
        </Card>
      )}
    </div>
  );
}
