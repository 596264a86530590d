import { useLocation, useSearch } from 'wouter';
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

/** Where one is on the page: as the address says it, else as it was chosen last in this browser. */
export function usePlace() {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const lastTimeframe = useLocalSetting(timeframeSetting);
  const lastCampaignType = useLocalSetting(campaignTypeSetting);
  const params = new URLSearchParams(search);

  function go(change: Record<string, string | undefined>, { replace = false } = {}) {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(change)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    navigate(next.size > 0 ? `${path}?${next}` : path, { replace });
  }

  const choice: Choice = {
    timeframe: firstOf(TIMEFRAMES, params.get('timeframe'), lastTimeframe) ?? DEFAULT_TIMEFRAME,
    campaignType:
      firstOf(CAMPAIGN_TYPES, params.get('campaignType'), lastCampaignType) ?? DEFAULT_CAMPAIGN_TYPE,
  };

  return {
    choice,
    tab: firstOf(TABS, params.get('tab')) ?? 'insights',
    /** Which part of the plan is shown, and the action that was asked for. */
    status: firstOf(ACTION_STATUSES, params.get('status')) ?? 'open',
    action: params.get('action'),
    part: firstOf(PARTS, params.get('part')),
    /** The set of search ads that is open. */
    set: params.get('set'),
    goToPart: (part: PartName | undefined) => go({ part, set: undefined }),
    goToSet: (set: string | undefined) => go({ set }),
    goToTab: (tab: TabName) =>
      go({ tab: tab === 'insights' ? undefined : tab, status: undefined, action: undefined }),
    goToStatus: (status: ActionStatus) =>
      go({ status: status === 'open' ? undefined : status, action: undefined }, { replace: true }),
    goToAction: (subject: string) => go({ tab: 'plan', status: undefined, action: subject }),
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

function firstOf<Value extends string>(values: readonly Value[], ...wanted: (string | null)[]) {
  return wanted.map((each) => values.find((value) => value === each)).find((value) => value !== undefined);
}
