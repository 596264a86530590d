import { ArrowRight, ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { AdsAction } from '#shared/ads/ads.ts';
import { ActionFigures } from '#web/ads/actions/action-figures.tsx';
import { ActionHeadline } from '#web/ads/actions/action-headline.tsx';
import { ActionSteps } from '#web/ads/actions/action-steps.tsx';
import { AtStake } from '#web/ads/actions/at-stake.tsx';
import { EvidenceButton } from '#web/ads/actions/evidence-button.tsx';
import { WordingNote } from '#web/ads/actions/wording-note.tsx';
import { useAdsAddress } from '#web/ads/address.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Button } from '#web/core/ui/button.tsx';
import { classNames } from '#web/core/ui/class-names.ts';

const SHOWN_FIGURES = 3;

/** One thing to do, why, and how. It is marked in the plan. */
export function ActionCard({ action }: { action: AdsAction }) {
  const t = useT();
  const id = useId();
  const { goToAction } = useAdsAddress();
  const [open, setOpen] = useState(false);
  const { subject, title, description, steps } = action;
  return (
    <article
      aria-labelledby={id}
      className="flex h-full min-w-0 flex-col gap-3 rounded-xl border border-line bg-surface px-5 py-4.5"
    >
      <ActionHeadline action={action} />
      <div className="grid gap-1.5">
        <h3 id={id} className="break-words font-semibold text-base">
          {title}
        </h3>
        <p className="break-words text-ink-soft text-sm">{description}</p>
      </div>
      <AtStake action={action} />
      <ActionFigures action={action} most={SHOWN_FIGURES} />
      {open && <ActionSteps id={`${id}-steps`} steps={steps} />}
      <div className="-mx-2.5 mt-auto flex flex-wrap gap-1">
        {steps.length > 0 && (
          <Button
            variant="ghost"
            size="small"
            aria-expanded={open}
            aria-controls={open ? `${id}-steps` : undefined}
            aria-describedby={id}
            onClick={() => setOpen(!open)}
          >
            {t('How it is done')}
            <ChevronDown aria-hidden className={classNames('transition-transform', open && 'rotate-180')} />
          </Button>
        )}
        <EvidenceButton action={action} describedBy={id} />
        <Button
          variant="ghost"
          size="small"
          className="sm:ml-auto"
          aria-describedby={id}
          onClick={() => goToAction(subject)}
        >
          {t('In the plan')}
          <ArrowRight aria-hidden />
        </Button>
      </div>
      <WordingNote action={action} />
    </article>
  );
}
