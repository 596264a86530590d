import { useState } from 'react';
import { type AdsResult, SHOWN } from '#shared/ads/ads.ts';
import { text } from '#shared/core/sentence.ts';
import { BasisBadge } from '#web/ads/basis/basis-badge.tsx';
import { ShowAll } from '#web/ads/show-all.tsx';
import { Section } from '#web/analytics/reports/explanation-section.tsx';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { FoldingCard } from '#web/core/ui/folding-card.tsx';
import { ShareRow } from './share-row.tsx';

const WORDS: Record<string, string> = {
  unknown: text('Unknown'),
  undetermined: text('Unknown'),
  female: text('Women'),
  male: text('Men'),
};

type Demographics = AdsResult['audiences']['demographics'];

/** Age and gender, from an ads account or not at all. */
export function Ages({ result: { audiences } }: { result: AdsResult }) {
  const t = useT();
  const [all, setAll] = useState(false);
  const { ageGroups, gender } = audiences.demographics;
  return (
    <FoldingCard title={t('Age and gender')} className="min-w-0">
      {ageGroups.length === 0 && gender.length === 0 ? (
        <p className="text-ink-soft text-sm">
          {t(
            'Customers are not asked for their age or gender when they order, so your store does not know it. Google shares it only for the ads of a connected Google Ads account.',
          )}
        </p>
      ) : (
        <div className="grid gap-6">
          {ageGroups.length > 0 && (
            <Section title={t('Age groups')}>
              <Shares
                rows={ageGroups
                  .map(({ range, ...rest }) => ({ name: range, ...rest }))
                  .slice(0, all ? undefined : SHOWN.ageGroups)}
              />
              <ShowAll
                shown={SHOWN.ageGroups}
                total={ageGroups.length}
                all={all}
                onChange={setAll}
                what={t('Age groups')}
              />
            </Section>
          )}
          {gender.length > 0 && (
            <Section title={t('Gender')}>
              <Shares rows={gender.map(({ type, ...rest }) => ({ name: type, ...rest }))} />
            </Section>
          )}
        </div>
      )}
    </FoldingCard>
  );
}

type ShareOf = Omit<Demographics['ageGroups'][number], 'range'> & { name: string };

function Shares({ rows }: { rows: readonly ShareOf[] }) {
  const t = useT();
  const format = useFormat();
  return (
    <ul className="grid gap-3">
      {rows.map(({ name, percentage, performance, basis }) => {
        const words = WORDS[name.toLowerCase()];
        return (
          <ShareRow
            key={name}
            name={words ? t(words) : name}
            figure={format.percent(percentage)}
            length={percentage / 100}
          >
            {performance !== null && (
              <span>
                {t('{change} compared with the average of your ads', {
                  change: format.percent((performance - 1) * 100, { signed: true, digits: 0 }),
                })}
              </span>
            )}
            <BasisBadge basis={basis} />
          </ShareRow>
        );
      })}
    </ul>
  );
}
