import type { AdsResult } from '#shared/ads/ads.ts';
import { INDUSTRIES } from '#shared/ads/ads-benchmarks.ts';
import { BasisBadge } from '#web/ads/basis/basis-badge.tsx';
import { useT } from '#web/core/app/i18n.ts';
import { Card } from '#web/core/ui/card.tsx';
import { Field } from '#web/core/ui/field.tsx';
import { Select } from '#web/core/ui/select.tsx';
import { INDUSTRY_TEXTS } from './assumption-texts.ts';
import { useSaveSettings } from './save-settings.ts';

const OURS = 'ours';

/** Which row of the published figures fits this store. */
export function Kind({ storeId, result: { settings } }: { storeId: string; result: AdsResult }) {
  const t = useT();
  const { save, isSaving } = useSaveSettings(storeId);
  const isOwn = settings.industryBasis.source === 'own_entry';

  function choose(industry: string) {
    save({
      settings: { industry: industry === OURS ? null : industry },
      before: { industry: isOwn ? settings.industry : null },
    });
  }
  return (
    <Card className="min-w-0">
      <div className="grid justify-items-start gap-1">
        <Field
          className="w-full"
          label={t('Kind of goods')}
          hint={t('Decides which published figures are used where your own are not known.')}
        >
          <Select
            className="w-full"
            disabled={isSaving}
            value={settings.industry}
            onValueChange={choose}
            options={[
              ...INDUSTRIES.map((value) => ({ value, label: t(INDUSTRY_TEXTS[value] ?? value) })),
              ...(isOwn ? [{ value: OURS, label: t('By the main category') }] : []),
            ]}
          />
        </Field>
        <BasisBadge basis={settings.industryBasis} counted="records" />
      </div>
    </Card>
  );
}
