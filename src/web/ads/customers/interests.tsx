import { useState } from 'react';
import type { AdsResult } from '#shared/ads/ads.ts';
import { text } from '#shared/core/sentence.ts';
import { BasisBadge } from '#web/ads/basis/basis-badge.tsx';
import { sharedBasis } from '#web/ads/basis/shared-basis.ts';
import { ShowAll } from '#web/ads/show-all.tsx';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { FoldingCard } from '#web/core/ui/folding-card.tsx';
import { ShareRow } from './share-row.tsx';

type Interest = AdsResult['audiences']['demographics']['interests'][number];
const SHOWN_INTERESTS = 5;

const INTENTS: Record<NonNullable<Interest['intent']>, string> = {
  high: text('rising'),
  medium: text('steady'),
  low: text('falling'),
};

/** What they buy, as the only interest a store can know. */
export function Interests({ result: { audiences } }: { result: AdsResult }) {
  const t = useT();
  const { interests } = audiences.demographics;
  return (
    <FoldingCard
      title={t('Interests')}
      description={t('The categories they buy from: the only interest a store can know.')}
      className="min-w-0"
    >
      {interests.length === 0 ? (
        <p className="text-ink-soft text-sm">{t('The products sold in this timeframe have no category.')}</p>
      ) : (
        <InterestList interests={interests} />
      )}
    </FoldingCard>
  );
}

function InterestList({ interests }: { interests: readonly Interest[] }) {
  const t = useT();
  const format = useFormat();
  const [all, setAll] = useState(false);
  const basis = sharedBasis(interests.map((interest) => interest.basis));
  const most = Math.max(...interests.map(({ affinity }) => affinity), 0);
  return (
    <div className="grid min-w-0 gap-4">
      <ul className="grid gap-3.5">
        {interests.slice(0, all ? undefined : SHOWN_INTERESTS).map((interest) => (
          <ShareRow
            key={interest.category}
            name={interest.category}
            figure={t('{share} of net sales', { share: format.percent(interest.affinity * 100) })}
            length={most > 0 ? interest.affinity / most : 0}
          >
            {interest.intent && <span>{t(INTENTS[interest.intent])}</span>}
            {interest.cost && (
              <>
                <span>
                  {t('a click about {amount} US dollars', {
                    amount: format.number(interest.cost.amount, { minimumFractionDigits: 2 }),
                  })}
                </span>
                <BasisBadge basis={interest.cost.basis} />
              </>
            )}
            {!basis && <BasisBadge basis={interest.basis} />}
          </ShareRow>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <ShowAll
          shown={SHOWN_INTERESTS}
          total={interests.length}
          all={all}
          onChange={setAll}
          what={t('Interests')}
        />
        {basis && <BasisBadge basis={basis} />}
      </div>
    </div>
  );
}
