import { useState } from 'react';
import type { Earned } from '#shared/analytics/all-stores.ts';
import { figureWords, weakestWords } from '#web/analytics/profit/figure-words.ts';
import { coverageText, figureText, unknownNames } from '#web/analytics/profit/figures.ts';
import { ExplainTrigger } from '#web/analytics/reports/explain-button.tsx';
import { Facts, Section } from '#web/analytics/reports/explanation-section.tsx';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Drawer } from '#web/core/ui/dialog.tsx';
import { StatFigure } from '#web/core/ui/stat-figure.tsx';
import { type EarnedMoney, earnedText, type GroupEarned } from './earned.ts';

interface ExplainEarnedProps {
  name: EarnedMoney;
  group: GroupEarned;
  earned: Earned;
}

/** Opens how a sum over stores was computed. */
export function ExplainEarned({ name, group: { currency, members }, earned }: ExplainEarnedProps) {
  const t = useT();
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const label = t(figureWords[name].label);
  const { coverage, unknown, evidence } = earned;
  return (
    <>
      <ExplainTrigger label={label} onOpen={() => setOpen(true)} />
      <Drawer open={open} onOpenChange={setOpen} title={label} description={t('How is this computed?')}>
        <div className="grid gap-7">
          <StatFigure
            label={<span className="sr-only">{label}</span>}
            value={figureText(format, 'money', earned[name], currency)}
          />
          <Section title={t('Formula')}>
            <p className="text-sm">
              {t(figureWords[name].formula)} {t('Of all stores it is the sum of what each store has.')}
            </p>
          </Section>
          <Section title={t('Store by store')}>
            <Facts
              facts={members.map((member) => {
                const { shown, own } = earnedText(member, name, format);
                return { id: member.store.id, term: member.store.storeName, fact: shown, remark: own };
              })}
            />
          </Section>
          <Section title={t('What it is based on')}>
            <div className="grid gap-1.5 text-sm">
              {coverage !== null && (
                <p>{t('Costs known for {share} of net sales', { share: coverageText(format, coverage) })}</p>
              )}
              {unknown.length > 0 && (
                <p>{t('Not known in full: {what}', { what: unknownNames(t, unknown) })}</p>
              )}
              <p>{t(weakestWords[evidence].meaning)}</p>
            </div>
          </Section>
        </div>
      </Drawer>
    </>
  );
}
