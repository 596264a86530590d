import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { AdsResult } from '#shared/ads/ads.ts';
import { BasisBadge } from '#web/ads/basis/basis-badge.tsx';
import { ShowAll } from '#web/ads/show-all.tsx';
import { useT } from '#web/core/app/i18n.ts';
import { Card } from '#web/core/ui/card.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { FoldingCard } from '#web/core/ui/folding-card.tsx';
import { useMedia } from '#web/core/ui/use-media.ts';
import { ActionCard } from './action-card.tsx';
import { Opportunities } from './opportunities.tsx';

/** More of them would push the rest of a phone's page out of reach. */
const SHOWN_ON_PHONE = 3;
const SHOWN_CARDS = 6;

/** What to do, by the money it is about; then whom the ads are for and what to say in them. */
export function InsightsTab({ result }: { result: AdsResult }) {
  return (
    <div className="grid min-w-0 gap-4">
      <OpenActions result={result} />
      <div className="grid min-w-0 items-start gap-4 lg:grid-cols-2">
        <div className="grid min-w-0 gap-4">
          <IdealCustomer result={result} />
          <Strategy result={result} />
        </div>
        <Opportunities result={result} />
      </div>
    </div>
  );
}

function OpenActions({ result: { recommendations } }: { result: AdsResult }) {
  const t = useT();
  const [all, setAll] = useState(false);
  const few = useMedia('(min-width: 40rem)') ? SHOWN_CARDS : SHOWN_ON_PHONE;
  const open = recommendations.actions.filter(({ status }) => status === 'open');
  if (open.length === 0)
    return (
      <Card flush>
        <EmptyState icon={CircleCheck} title={t('Nothing open')}>
          {recommendations.actions.length > 0
            ? t('You have dealt with everything. What you did is listed under Action Plan.')
            : t('Too little has been sold in this timeframe to advise on. A longer one may tell more.')}
        </EmptyState>
      </Card>
    );
  const shown = all ? open : open.slice(0, few);
  return (
    <div className="grid min-w-0 gap-3">
      <ul className="grid min-w-0 gap-4 lg:grid-cols-2">
        {shown.map((action) => (
          <li key={action.subject} className="min-w-0">
            <ActionCard action={action} />
          </li>
        ))}
      </ul>
      <ShowAll shown={few} total={open.length} all={all} onChange={setAll} what={t('Smart Insights')} />
    </div>
  );
}

function Strategy({ result: { recommendations } }: { result: AdsResult }) {
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

function IdealCustomer({ result: { recommendations } }: { result: AdsResult }) {
  const t = useT();
  const { idealCustomer, topLocations } = recommendations;
  return (
    <FoldingCard title={t('Ideal customer')} className="min-w-0">
      {idealCustomer ? (
        <div className="grid justify-items-start gap-3">
          <p className="text-sm">{idealCustomer.text}</p>
          {topLocations.length > 0 && (
            <p className="text-ink-soft text-sm">
              {t('Most orders from: {places}', {
                places: new Intl.ListFormat(t.locale).format(topLocations),
              })}
            </p>
          )}
          <BasisBadge basis={idealCustomer.basis} counted="buyers" />
        </div>
      ) : (
        <p className="text-ink-soft text-sm">
          {t('No known customer has bought in this timeframe, so there is no one to describe.')}
        </p>
      )}
    </FoldingCard>
  );
}
