import { CAMPAIGN_TYPES, TIMEFRAMES } from '#shared/ads/ads.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Segmented } from '#web/core/ui/segmented.tsx';
import { Select } from '#web/core/ui/select.tsx';
import { useAdsAddress } from './address.ts';
import { CAMPAIGN_TYPE_TEXTS } from './option-texts.ts';

const DAYS = { '7d': 7, '30d': 30, '90d': 90 } as const;

/** Which days the advice looks at, and for which kind of campaign it is meant. */
export function Choices() {
  const t = useT();
  const { choice, chooseCampaignType } = useAdsAddress();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <TimeframeChoice />
      <Select
        aria-label={t('Campaign type')}
        className="w-full sm:w-56"
        value={choice.campaignType}
        onValueChange={chooseCampaignType}
        options={CAMPAIGN_TYPES.map((value) => ({ value, label: t(CAMPAIGN_TYPE_TEXTS[value]) }))}
      />
    </div>
  );
}

export function TimeframeChoice() {
  const t = useT();
  const { choice, chooseTimeframe } = useAdsAddress();
  return (
    <div className="w-full sm:w-72">
      <Segmented
        quiet
        label={t('Timeframe')}
        value={choice.timeframe}
        onValueChange={chooseTimeframe}
        options={TIMEFRAMES.map((value) => ({
          value,
          label: (
            <span className="whitespace-nowrap">
              {t.plural(DAYS[value], { one: '{n} day', other: '{n} days' })}
            </span>
          ),
        }))}
      />
    </div>
  );
}
