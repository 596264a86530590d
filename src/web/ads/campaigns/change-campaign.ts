import { useQueryClient } from '@tanstack/react-query';
import { type AdsCampaign, adsCampaignEndpoints } from '#shared/ads/ads-campaigns.ts';
import type { BodyOf } from '#shared/core/endpoint.ts';
import { text } from '#shared/core/sentence.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { toast } from '#web/core/ui/toast.ts';
import type { Plan } from './plan-form.ts';
import { campaignsQuery } from './queries.ts';

type Change = BodyOf<typeof adsCampaignEndpoints.change>;

/** Makes a plan, or makes one again; the form shows what goes wrong. */
export function useSavePlan(storeId: string, campaign: AdsCampaign | null, onSaved: () => void) {
  const t = useT();
  const cacheCampaign = useCacheCampaign(storeId);
  return useChange({
    change: (plan: Plan) =>
      campaign
        ? call(adsCampaignEndpoints.change, {
            params: { storeId, campaignId: campaign.id },
            body: { plan },
          })
        : call(adsCampaignEndpoints.create, { params: { storeId }, body: plan }),
    onSuccess(saved) {
      cacheCampaign(saved);
      onSaved();
      toast({ title: campaign ? t('Plan saved.') : t('Planned. The checklist leads you through the rest.') });
    },
  });
}

/** Status, checklist or results of one plan. */
export function useChangeCampaign(storeId: string, campaignId: string, onChanged?: () => void) {
  const t = useT();
  const cacheCampaign = useCacheCampaign(storeId);
  return useChange({
    change: (body: Change) => call(adsCampaignEndpoints.change, { params: { storeId, campaignId }, body }),
    onSuccess(changed) {
      cacheCampaign(changed);
      onChanged?.();
    },
    onError: (error) =>
      toast({
        title: t.message(reasonOf(error, text('This could not be saved. Please try again.'))),
        variant: 'destructive',
      }),
  });
}

/** In the place it had, a new one first. */
function useCacheCampaign(storeId: string) {
  const client = useQueryClient();
  return (saved: AdsCampaign) =>
    client.setQueryData(campaignsQuery(storeId).queryKey, (known) => {
      if (!known) return known;
      const isKnown = known.some(({ id }) => id === saved.id);
      return isKnown ? known.map((each) => (each.id === saved.id ? saved : each)) : [saved, ...known];
    });
}
