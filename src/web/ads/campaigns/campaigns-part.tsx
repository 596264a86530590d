import { Megaphone, Plus } from 'lucide-react';
import { useState } from 'react';
import type { AdsCampaign } from '#shared/ads/ads-campaigns.ts';
import type { Store } from '#shared/stores/stores.ts';
import { useT } from '#web/core/app/i18n.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { CampaignItem } from './campaign-item.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { campaignsQuery } from './queries.ts';

/** Boosted posts as plans: what is left to do at the network, and what came of it. */
export function CampaignsPart({ store }: { store: Store }) {
  const t = useT();
  const [isPlanning, setPlanning] = useState(false);
  const plan = (
    <RoleButton needs="write" onClick={() => setPlanning(true)}>
      <Plus aria-hidden />
      {t('Plan a boosted post')}
    </RoleButton>
  );
  return (
    <>
      <Loaded
        query={campaignsQuery(store.id)}
        failed={t('Your boosted posts could not be loaded.')}
        waiting={<Waiting />}
        empty={
          <Card flush>
            <EmptyState icon={Megaphone} title={t('No boosted posts yet')} action={plan}>
              {t(
                'Choose a post that got a good response, set a budget and say who it is for. You get a checklist for the network, and a place to note the results.',
              )}
            </EmptyState>
          </Card>
        }
      >
        {(campaigns) => (
          <div className="grid min-w-0 gap-4">
            <div className="justify-self-start">{plan}</div>
            <Campaigns store={store} campaigns={campaigns} />
          </div>
        )}
      </Loaded>
      {isPlanning && <PlanDialog store={store} campaign={null} onClose={() => setPlanning(false)} />}
    </>
  );
}

function Campaigns({ store, campaigns }: { store: Store; campaigns: readonly AdsCampaign[] }) {
  const t = useT();
  return (
    <ul aria-label={t('Boosted posts')} className="grid min-w-0 gap-3">
      {campaigns.map((campaign) => (
        <li key={campaign.id} className="min-w-0">
          <CampaignItem store={store} campaign={campaign} />
        </li>
      ))}
    </ul>
  );
}

function Waiting() {
  return (
    <div className="grid gap-3">
      {['first', 'second', 'third'].map((name) => (
        <Skeleton key={name} className="h-28 rounded-xl" />
      ))}
    </div>
  );
}
