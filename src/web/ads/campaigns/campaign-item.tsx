import { ChevronRight, Image } from 'lucide-react';
import { useId, useState } from 'react';
import type { AdsCampaign } from '#shared/ads/ads-campaigns.ts';
import type { Store } from '#shared/stores/stores.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { useNow } from '#web/core/app/use-now.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { Alert } from '#web/core/ui/alert.tsx';
import { Badge } from '#web/core/ui/badge.tsx';
import { classNames } from '#web/core/ui/class-names.ts';
import { NetworkMark } from '#web/publishing/social-accounts/network-mark.tsx';
import { CampaignMenu } from './campaign-menu.tsx';
import { SITUATIONS, type Situation, situationOf } from './campaign-texts.ts';
import { useChangeCampaign } from './change-campaign.ts';
import { Checklist } from './checklist.tsx';
import { audienceText, budgetText, daysText } from './plan-words.ts';
import { Results } from './results.tsx';

/** One plan: closed it says how far it is, open it leads through what is left and takes what came of it. */
export function CampaignItem({ store, campaign }: { store: Store; campaign: AdsCampaign }) {
  const t = useT();
  const format = useFormat();
  const id = useId();
  const situation = situationOf(campaign, useNow());
  const [open, setOpen] = useState(situation !== 'finished');
  const { label, tone } = SITUATIONS[situation];
  const done = campaign.checklist.filter((step) => step.done).length;
  const audience = audienceText(campaign, t);
  return (
    <article
      aria-labelledby={id}
      className="grid min-w-0 gap-4 rounded-xl border border-line bg-surface p-4 sm:p-5"
    >
      <div className="flex min-w-0 items-start gap-3 sm:gap-4">
        <Picture imageUrl={campaign.post?.imageUrl ?? null} />
        <div className="grid min-w-0 flex-1 gap-1">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ink-soft text-xs tabular-nums">
            <NetworkMark network={campaign.platform} />
            <Badge dot tone={tone}>
              {t(label)}
            </Badge>
            <span>{t('{done} of {all} steps done', { done, all: campaign.checklist.length })}</span>
          </p>
          <h3 className="font-semibold text-base">
            <button
              id={id}
              type="button"
              aria-expanded={open}
              aria-controls={open ? `${id}-details` : undefined}
              onClick={() => setOpen(!open)}
              className="-ml-1 flex min-w-0 items-start gap-1.5 rounded px-1 text-left hover:text-accent"
            >
              <ChevronRight
                aria-hidden
                className={classNames(
                  'mt-[0.2em] size-4 shrink-0 text-ink-faint transition-transform',
                  open && 'rotate-90',
                )}
              />
              <span className="wrap-anywhere min-w-0">{campaign.name}</span>
            </button>
          </h3>
          <p className="text-ink-soft text-sm tabular-nums">
            {budgetText(campaign, t, format)} · {daysText(campaign, store.timeZone, t, format)}
          </p>
          {audience && <p className="wrap-anywhere text-ink-faint text-xs">{audience}</p>}
        </div>
        <CampaignMenu store={store} campaign={campaign} />
      </div>
      {open && (
        <div id={`${id}-details`} className="grid min-w-0 animate-appear gap-4">
          <StatusNote store={store} campaign={campaign} situation={situation} />
          <div className="grid min-w-0 items-start gap-x-8 gap-y-5 lg:grid-cols-2">
            <Checklist store={store} campaign={campaign} />
            <Results store={store} campaign={campaign} />
          </div>
        </div>
      )}
    </article>
  );
}

function Picture({ imageUrl }: { imageUrl: string | null }) {
  const look = 'size-14 shrink-0 rounded-lg bg-sunken sm:size-18';
  return imageUrl ? (
    <img src={imageUrl} alt="" loading="lazy" className={`${look} object-cover`} />
  ) : (
    <span className={`${look} grid place-items-center text-ink-faint`}>
      <Image aria-hidden className="size-5" strokeWidth={1.5} />
    </span>
  );
}

interface StatusNoteProps {
  store: Store;
  campaign: AdsCampaign;
  situation: Situation;
}

/** What is next where the days are over; and that what was finished can go on. */
function StatusNote({ store, campaign, situation }: StatusNoteProps) {
  const t = useT();
  const { mutate, isPending } = useChangeCampaign(store.id, campaign.id);
  if (situation === 'over')
    return (
      <Alert
        variant="caution"
        title={t('Its days are over')}
        action={
          <RoleButton
            needs="write"
            variant="secondary"
            size="small"
            pending={isPending}
            onClick={() => mutate({ status: 'finished' })}
          >
            {t('Finish')}
          </RoleButton>
        }
      >
        {t('Check at the network that it has ended, enter the figures it shows, and finish the plan.')}
      </Alert>
    );
  if (situation === 'finished')
    return (
      <Alert
        title={t('Completed')}
        action={
          <RoleButton
            needs="write"
            variant="secondary"
            size="small"
            pending={isPending}
            onClick={() => mutate({ status: 'active' })}
          >
            {t('Open again')}
          </RoleButton>
        }
      >
        {t('The plan and its results stay here.')}
      </Alert>
    );
  if (situation === 'paused')
    return <Alert>{t('Paused here only: pause it at the network too, or it keeps spending there.')}</Alert>;
  return null;
}
