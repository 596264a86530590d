import { useState } from 'react';
import type { Earned, EarnedName } from '#shared/analytics/all-stores.ts';
import { figureWords, weakestWords } from '#web/analytics/profit/figure-words.ts';
import { coverageText, figureText, unknownNames } from '#web/analytics/profit/figures.ts';
import { comparisonWords, type NamedPeriod } from '#web/analytics/reports/comparison-words.ts';
import { ExplainTrigger } from '#web/analytics/reports/explain-button.tsx';
import { Facts, Section } from '#web/analytics/reports/explanation-section.tsx';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Drawer } from '#web/core/ui/dialog.tsx';
import { StatFigure } from '#web/core/ui/stat-figure.tsx';
import { earnedText, earnedTrend, type GroupEarned, lackSentences } from './earned.ts';
import { comparedSentence, notComparedSentence } from './group-words.ts';

export interface ExplainedEarned {
  name: EarnedName;
  group: GroupEarned;
  earned: Earned;
  period: NamedPeriod;
}

/** Opens how a sum over stores was computed. */
export function ExplainEarned(figure: ExplainedEarned) {
  const t = useT();
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const { name, group, earned, period } = figure;
  const { label: words, unit, formula } = figureWords[name];
  const label = t(words);
  return (
    <>
      <ExplainTrigger label={label} onOpen={() => setOpen(true)} />
      <Drawer open={open} onOpenChange={setOpen} title={label} description={t('How is this computed?')}>
        <div className="grid gap-7">
          <StatFigure
            label={<span className="sr-only">{label}</span>}
            value={figureText(format, unit, earned[name], group.currency)}
            trend={earnedTrend(t, format, name, { group, period })}
          />
          <Section title={t('Formula')}>
            <p className="text-sm">
              {t(formula)}{' '}
              {unit === 'money'
                ? t('Of all stores it is the sum of what each store has.')
                : t('Of all stores it is divided once; it is not the average of the stores.')}
            </p>
          </Section>
          <Section title={t('Store by store')}>
            <Facts
              facts={group.members.map((member) => {
                const { shown, own } = earnedText(member, name, format);
                return { id: member.store.id, term: member.store.storeName, fact: shown, remark: own };
              })}
            />
          </Section>
          <RestsOn {...figure} />
          <Before {...figure} />
        </div>
      </Drawer>
    </>
  );
}

function RestsOn({ name, group, earned }: ExplainedEarned) {
  const t = useT();
  const format = useFormat();
  const { coverage, unknown, evidence } = earned;
  const isEntered = name === 'adSpend' || name === 'fixedCosts';
  return (
    <Section title={t('What it is based on')}>
      <div className="grid gap-1.5 text-sm">
        {!isEntered && coverage !== null && (
          <p>{t('Costs known for {share} of net sales', { share: coverageText(format, coverage) })}</p>
        )}
        {!isEntered && unknown.length > 0 && (
          <p>{t('Not known in full: {what}', { what: unknownNames(t, unknown) })}</p>
        )}
        {lackSentences(t, name, group).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {earned[name] !== null && <p>{t(weakestWords[evidence[name]].meaning)}</p>}
      </div>
    </Section>
  );
}

function Before({ name, group, period }: ExplainedEarned) {
  const t = useT();
  const format = useFormat();
  const { compared, currency } = group;
  if (period.range === 'all') return null;
  const { unit } = figureWords[name];
  const words = comparisonWords(t, period);
  if (!compared)
    return (
      <Section title={words.growth}>
        <p className="text-sm">
          {notComparedSentence(t, group.notCompared, { members: group.members, period })}
        </p>
      </Section>
    );
  const facts = [
    { term: words.current, fact: figureText(format, unit, compared.now[name], currency) },
    { term: words.previous, fact: figureText(format, unit, compared.before[name], currency) },
  ];
  const sentence = comparedSentence(t, { group, members: group.members });
  return (
    <Section title={words.growth}>
      <Facts facts={facts} />
      {sentence && <p className="text-ink-soft text-xs">{sentence}</p>}
    </Section>
  );
}
