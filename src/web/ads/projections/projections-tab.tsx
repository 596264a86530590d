import { useState } from 'react';
import type { AdsResult } from '#shared/ads/ads.ts';
import { INDUSTRIES } from '#shared/ads/ads-benchmarks.ts';
import { projectAds } from '#shared/ads/ads-projection.ts';
import type { Store } from '#shared/stores/stores.ts';
import { BasisBadge } from '#web/ads/basis/basis-badge.tsx';
import { useT } from '#web/core/app/i18n.ts';
import { Card } from '#web/core/ui/card.tsx';
import { Field } from '#web/core/ui/field.tsx';
import { Select } from '#web/core/ui/select.tsx';
import { type Draft, withDraft } from './assumption-draft.ts';
import { AssumptionForm } from './assumption-form.tsx';
import { INDUSTRY_TEXTS } from './assumption-texts.ts';
import { BreakEven } from './break-even.tsx';
import { FixedFigures } from './fixed-figures.tsx';
import { ProjectedFigures } from './projected-figures.tsx';
import { useSaveSettings } from './save-settings.ts';
import { WhatMustHold } from './what-must-hold.tsx';

const OURS = 'ours';

interface ProjectionsProps {
  store: Store;
  result: AdsResult;
}

export function ProjectionsTab({ store, result }: ProjectionsProps) {
  return <Projections key={`${result.timeframe} ${result.campaignType}`} store={store} result={result} />;
}

/** What a budget would bring, worked out again with every key that is pressed. */
function Projections({ store, result }: ProjectionsProps) {
  const [draft, setDraft] = useState<Draft>({});
  const assumptions = withDraft(result.performance.assumptions, draft);
  const projection = projectAds(assumptions);
  return (
    // On a phone the assumptions follow the figures that they make.
    <div className="grid min-w-0 grid-cols-1 items-start gap-4 lg:grid-cols-[5fr_7fr]">
      <div className="contents lg:grid lg:min-w-0 lg:gap-4">
        <div className="min-w-0 max-lg:order-2">
          <AssumptionForm
            storeId={store.id}
            result={result}
            assumptions={assumptions}
            draft={draft}
            setDraft={setDraft}
          />
        </div>
        <div className="min-w-0 max-lg:order-3">
          <Kind storeId={store.id} result={result} />
        </div>
      </div>
      <div className="contents lg:grid lg:min-w-0 lg:gap-4">
        <div className="min-w-0 max-lg:order-1">
          <ProjectedFigures result={result} assumptions={assumptions} projection={projection} />
        </div>
        <div className="min-w-0 max-lg:order-1">
          <WhatMustHold result={result} assumptions={assumptions} />
        </div>
        <div className="min-w-0 max-lg:order-4">
          <BreakEven storeId={store.id} result={result} projection={projection} />
        </div>
        <div className="min-w-0 max-lg:order-5">
          <FixedFigures result={result} projection={projection} />
        </div>
      </div>
    </div>
  );
}

/** Which row of the published figures fits this store. */
function Kind({ storeId, result: { settings } }: { storeId: string; result: AdsResult }) {
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
