import { ExternalLink } from 'lucide-react';
import { useId } from 'react';
import type { AdsCampaign } from '#shared/ads/ads-campaigns.ts';
import { NETWORK_NAMES } from '#shared/publishing/social-accounts.ts';
import type { Store } from '#shared/stores/stores.ts';
import { useFormat } from '#web/core/app/format.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { isWebAddress } from '#web/core/app/web-address.ts';
import { Checkbox } from '#web/core/ui/checkbox.tsx';
import { OBJECTIVE_TEXTS } from './campaign-texts.ts';
import { useChangeCampaign } from './change-campaign.ts';
import { audienceText, budgetText, daysText } from './plan-words.ts';

type Step = AdsCampaign['checklist'][number]['step'];

/** What is left to do at the network, in order, with what the plan says of each step. */
export function Checklist({ store, campaign }: { store: Store; campaign: AdsCampaign }) {
  const t = useT();
  const format = useFormat();
  const id = useId();
  const { mutate, isPending, variables } = useChangeCampaign(store.id, campaign.id);
  const saved = campaign.checklist.filter(({ done }) => done).map(({ step }) => step);
  const done = (isPending && variables.checklist) || saved;
  const toggle = (step: Step, isDone: boolean) =>
    mutate({ checklist: isDone ? [...done, step] : done.filter((each) => each !== step) });
  const permalink = campaign.post?.permalink;
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-3">
      <h4 id={id} className="font-medium text-sm">
        {t('At the network')}
      </h4>
      <ol className="grid gap-2.5">
        {campaign.checklist.map(({ step }) => (
          <li key={step} className="grid gap-1">
            <Checkbox
              label={stepText(step, { campaign, timeZone: store.timeZone, t, format })}
              checked={done.includes(step)}
              disabled={isPending}
              onCheckedChange={(checked) => toggle(step, checked)}
            />
            {step === 'open_post' && permalink && isWebAddress(permalink) && (
              <a
                href={permalink}
                target="_blank"
                rel="noreferrer"
                className="ml-7 inline-flex items-center gap-1.5 justify-self-start text-accent text-sm hover:underline"
              >
                {t('Open on {network}', { network: NETWORK_NAMES[campaign.platform] })}
                <ExternalLink aria-hidden className="size-3.5" />
              </a>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

interface Words {
  campaign: AdsCampaign;
  timeZone: string;
  t: Translate;
  format: ReturnType<typeof useFormat>;
}

function stepText(step: Step, { campaign, timeZone, t, format }: Words): string {
  const network = NETWORK_NAMES[campaign.platform];
  const audience = audienceText(campaign, t);
  switch (step) {
    case 'open_post':
      return t('Open the post on {network} and start an ad from it', { network });
    case 'objective':
      return campaign.objective
        ? t('Choose the goal closest to “{goal}”', { goal: t(OBJECTIVE_TEXTS[campaign.objective]) })
        : t('Decide what the ad is for');
    case 'audience':
      return audience ? t('Set the audience: {audience}', { audience }) : t('Decide who it is for');
    case 'budget':
      return t('Set the budget: {budget}', { budget: budgetText(campaign, t, format) });
    case 'dates':
      return t('Set the days: {days}', { days: daysText(campaign, timeZone, t, format) });
    case 'link':
      return t('Check that it leads to the right page of your store');
    case 'published':
      return t('Start it, and check that {network} has approved it', { network });
    case 'results':
      return t('When it is over, enter the results here');
  }
}
