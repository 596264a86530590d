import {
  ACTION_STATUSES,
  type ActionStatus,
  CAMPAIGN_TYPES,
  type CampaignType,
  DEFAULT_CAMPAIGN_TYPE,
  DEFAULT_TIMEFRAME,
  TIMEFRAMES,
  type Timeframe,
} from '#shared/ads/ads.ts';
import { useAddress } from '#web/core/app/address.ts';
import { useLocalSetting } from '#web/core/app/local-setting.ts';
import { tabSetting } from '#web/core/app/tab-setting.ts';

const TABS = ['insights', 'timing', 'customers', 'projections', 'plan'] as const;
export type TabName = (typeof TABS)[number];

/** What is opened in place of the advice. */
export const PARTS = [
  'figures',
  'competitors',
  'search-ads',
  'feed',
  'boosted-posts',
  'customer-list',
] as const;
export type PartName = (typeof PARTS)[number];

/** What the advice is asked for. */
export interface Choice {
  timeframe: Timeframe;
  campaignType: CampaignType;
}

const timeframeSetting = tabSetting('vitrin-ads-timeframe');
const campaignTypeSetting = tabSetting('vitrin-ads-campaign-type');

/** Where one is on the page; timeframe and kind of campaign else as they were chosen last in this browser. */
export function useAdsAddress() {
  const { get, oneOf, go } = useAddress({
    tab: 'insights',
    status: 'open',
    action: null,
    part: null,
    set: null,
    timeframe: null,
    campaignType: null,
  });
  const lastTimeframe = useLocalSetting(timeframeSetting);
  const lastCampaignType = useLocalSetting(campaignTypeSetting);

  const choice: Choice = {
    timeframe:
      oneOf('timeframe', TIMEFRAMES) ??
      TIMEFRAMES.find((value) => value === lastTimeframe) ??
      DEFAULT_TIMEFRAME,
    campaignType:
      oneOf('campaignType', CAMPAIGN_TYPES) ??
      CAMPAIGN_TYPES.find((value) => value === lastCampaignType) ??
      DEFAULT_CAMPAIGN_TYPE,
  };

  return {
    choice,
    tab: oneOf('tab', TABS),
    /** Which part of the plan is shown, and the action that was asked for. */
    status: oneOf('status', ACTION_STATUSES),
    action: get('action'),
    part: oneOf('part', PARTS),
    /** The set of search ads that is open. */
    set: get('set'),
    goToPart: (part: PartName | null) => go({ part, set: null }),
    goToSet: (set: string | null) => go({ set }),
    goToTab: (tab: TabName) => go({ tab, status: null, action: null }),
    goToStatus: (status: ActionStatus) => go({ status, action: null }, { replace: true }),
    goToAction: (subject: string) => go({ tab: 'plan', status: null, action: subject }),
    chooseTimeframe(timeframe: Timeframe) {
      timeframeSetting.write(timeframe);
      go({ timeframe });
    },
    chooseCampaignType(campaignType: CampaignType) {
      campaignTypeSetting.write(campaignType);
      go({ campaignType });
    },
  };
}
