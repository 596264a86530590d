import type { AdsCampaign } from '#shared/ads/ads-campaigns.ts';
import type { Store } from '#shared/stores/stores.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Alert } from '#web/core/ui/alert.tsx';
import { Button } from '#web/core/ui/button.tsx';
import type { Situation } from './campaign-texts.ts';
import { useChangeCampaign } from './change-campaign.ts';

interface StatusNoteProps {
  store: Store;
  campaign: AdsCampaign;
  situation: Situation;
}

/** What is next where the days are over; and that what was finished can go on. */
export function StatusNote({ store, campaign, situation }: StatusNoteProps) {
  const t = useT();
  const { mutate, isPending } = useChangeCampaign(store.id, campaign.id);
  if (situation === 'over')
    return (
      <Alert
        variant="caution"
        title={t('Its days are over')}
        action={
          <Button
            variant="secondary"
            size="small"
            pending={isPending}
            onClick={() => mutate({ status: 'finished' })}
          >
            {t('Finish')}
          </Button>
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
          <Button
            variant="secondary"
            size="small"
            pending={isPending}
            onClick={() => mutate({ status: 'active' })}
          >
            {t('Open again')}
          </Button>
        }
      >
        {t('The plan and its results stay here.')}
      </Alert>
    );
  if (situation === 'paused')
    return <Alert>{t('Paused here only: pause it at the network too, or it keeps spending there.')}</Alert>;
  return null;
}
