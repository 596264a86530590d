import { Ellipsis, Flag, Pause, Pencil, Play, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type AdsCampaign, adsCampaignEndpoints } from '#shared/ads/ads-campaigns.ts';
import { text } from '#shared/core/sentence.ts';
import type { Store } from '#shared/stores/stores.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { RoleFence } from '#web/core/session/role-fence.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { Menu, MenuItem, MenuSeparator } from '#web/core/ui/menu.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { useChangeCampaign } from './change-campaign.ts';
import { PlanDialog } from './plan-dialog.tsx';
import { campaignsQuery } from './queries.ts';

export function CampaignMenu({ store, campaign }: { store: Store; campaign: AdsCampaign }) {
  const t = useT();
  const { name, status } = campaign;
  const [shown, setShown] = useState<'plan' | 'delete'>();
  const { mutate } = useChangeCampaign(store.id, campaign.id);
  const close = () => setShown(undefined);
  return (
    <>
      <RoleFence needs="write">
        <Menu
          trigger={
            <Button
              variant="ghost"
              size="small"
              square
              aria-label={t('More for {name}', { name })}
              className="-mt-1 -mr-1.5"
            >
              <Ellipsis aria-hidden />
            </Button>
          }
        >
          <MenuItem onSelect={() => setShown('plan')}>
            <Pencil aria-hidden />
            {t('Change plan')}
          </MenuItem>
          {status === 'active' && (
            <MenuItem onSelect={() => mutate({ status: 'paused' })}>
              <Pause aria-hidden />
              {t('Mark as paused')}
            </MenuItem>
          )}
          {status !== 'active' && (
            <MenuItem onSelect={() => mutate({ status: 'active' })}>
              <Play aria-hidden />
              {t('Mark as running')}
            </MenuItem>
          )}
          {status !== 'finished' && (
            <MenuItem onSelect={() => mutate({ status: 'finished' })}>
              <Flag aria-hidden />
              {t('Mark as finished')}
            </MenuItem>
          )}
          <MenuSeparator />
          <MenuItem destructive onSelect={() => setShown('delete')}>
            <Trash2 aria-hidden />
            {t('Delete')}
          </MenuItem>
        </Menu>
      </RoleFence>
      {shown === 'plan' && <PlanDialog store={store} campaign={campaign} onClose={close} />}
      <DeletePlan store={store} campaign={campaign} open={shown === 'delete'} onClose={close} />
    </>
  );
}

interface DeletePlanProps {
  store: Store;
  campaign: AdsCampaign;
  open: boolean;
  onClose: () => void;
}

function DeletePlan({ store, campaign, open, onClose }: DeletePlanProps) {
  const t = useT();
  const { mutate, isPending } = useChange({
    change: () =>
      call(adsCampaignEndpoints.remove, { params: { storeId: store.id, campaignId: campaign.id } }),
    invalidates: [campaignsQuery(store.id)],
    onSuccess() {
      onClose();
      toast({ title: t('Plan deleted.') });
      // The button that had the focus is gone with its plan.
      document.getElementById('content')?.focus();
    },
    onError(error) {
      onClose();
      toast({
        title: t.message(reasonOf(error, text('The plan could not be deleted. Please try again.'))),
        variant: 'destructive',
      });
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title={t('Delete {name}?', { name: campaign.name })}
      description={t(
        'The plan, its checklist and its results are deleted. What runs at the network keeps running and costing there; end it there first.',
      )}
      confirmLabel={t('Delete')}
      pendingLabel={t('Deleting...')}
      pending={isPending}
      destructive
      onConfirm={() => mutate()}
    />
  );
}
