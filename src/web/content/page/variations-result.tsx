import { Layers } from 'lucide-react';
import { useState } from 'react';
import { STRATEGIES } from '#shared/content/content.ts';
import type { Store } from '#shared/stores/stores.ts';
import { STRATEGY_TEXTS } from '#web/content/option-texts.ts';
import type { Piece } from '#web/content/piece.ts';
import { PieceView } from '#web/content/result/piece-view.tsx';
import { useT } from '#web/core/app/i18n.ts';
import { Alert } from '#web/core/ui/alert.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { classNames } from '#web/core/ui/class-names.ts';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import type { VariationsState } from './use-variations.ts';

const ROW = 'grid gap-3 md:grid-cols-3';

export function VariationsResult({ store, variations }: { store: Store; variations: VariationsState }) {
  const t = useT();
  const { pieces, isWorking, explanation } = variations;
  return (
    <div className="grid min-w-0 gap-4">
      <p role="status" className="sr-only">
        {isWorking && t('Generating with AI...')}
        {pieces.length > 0 && t('The variations are ready.')}
      </p>
      {explanation && !isWorking && (
        <Alert variant="destructive" title={t('Generation Failed')}>
          {t.message(explanation)}
        </Alert>
      )}
      {isWorking ? (
        <WaitingVariations />
      ) : pieces.length > 0 ? (
        <VariationSet key={pieces[0]?.key} store={store} pieces={pieces} />
      ) : (
        <Card flush>
          <EmptyState icon={Layers} title={t('Three variations appear here')}>
            {t(
              'One catches the eye, one explains the benefit, one leads with the offer. Keep what suits you.',
            )}
          </EmptyState>
        </Card>
      )}
    </div>
  );
}

function VariationSet({ store, pieces }: { store: Store; pieces: Piece[] }) {
  const t = useT();
  const [chosen, setChosen] = useState(pieces[0]?.key);
  const piece = pieces.find(({ key }) => key === chosen);
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="sr-only">{t('A/B Variations')}</legend>
        <div className={ROW}>
          {pieces.map((variation) => (
            <VariationChoice
              key={variation.key}
              piece={variation}
              isChosen={variation.key === chosen}
              onChoose={() => setChosen(variation.key)}
            />
          ))}
        </div>
      </fieldset>
      {piece && <PieceView key={piece.key} store={store} piece={piece} />}
    </>
  );
}

interface VariationChoiceProps {
  piece: Piece;
  isChosen: boolean;
  onChoose: () => void;
}

function VariationChoice({
  piece: { caption, language, strategy },
  isChosen,
  onChoose,
}: VariationChoiceProps) {
  const t = useT();
  const { name, about } = STRATEGY_TEXTS[strategy ?? 'hook'];
  return (
    <label
      className={classNames(
        'relative grid cursor-pointer content-start gap-2 rounded-xl border bg-surface p-4 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
        isChosen ? 'border-accent ring-1 ring-accent' : 'border-line hover:border-line-strong',
      )}
    >
      <input
        type="radio"
        name="variation"
        aria-label={t(name)}
        checked={isChosen}
        onChange={onChoose}
        className="absolute inset-0 cursor-pointer appearance-none rounded-xl outline-none"
      />
      <span className="grid gap-0.5">
        <span className={classNames('font-semibold text-sm', isChosen && 'text-accent')}>{t(name)}</span>
        <span className="text-ink-soft text-xs">{t(about)}</span>
      </span>
      <span lang={language} dir="auto" className="line-clamp-5 text-sm">
        {caption}
      </span>
    </label>
  );
}

function WaitingVariations() {
  return (
    <div className={ROW}>
      {STRATEGIES.map((strategy) => (
        <Skeleton key={strategy} className="h-44 rounded-xl" />
      ))}
    </div>
  );
}
