import { type ReactNode, useState } from 'react';
import type { GoalStanding } from '#shared/analytics/goals.ts';
import { ExplainTrigger } from '#web/analytics/reports/explain-button.tsx';
import { Facts, Section } from '#web/analytics/reports/explanation-section.tsx';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Drawer } from '#web/core/ui/dialog.tsx';
import { monthName, reasonSentence } from './goal-card-words.ts';

interface ExplainGoalProps {
  standing: GoalStanding;
  /** Of the store. */
  timeZone?: string | undefined;
  /** What else it rests on. */
  children?: ReactNode;
}

/** Opens how a goal's figures are computed. */
export function ExplainGoal({ standing, timeZone, children }: ExplainGoalProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const title = t('Goal for {month}', { month: monthName(t.locale, standing.month) });
  return (
    <>
      <ExplainTrigger label={title} onOpen={() => setOpen(true)} />
      <Drawer open={open} onOpenChange={setOpen} title={title} description={t('How is this computed?')}>
        <div className="grid gap-7">
          <Reached standing={standing} />
          <Pace standing={standing} />
          <Projection standing={standing} />
          <Chance standing={standing} />
          <Inputs standing={standing} timeZone={timeZone}>
            {children}
          </Inputs>
        </div>
      </Drawer>
    </>
  );
}

function Reached({ standing: { goal, progress, currency } }: ExplainGoalProps) {
  const t = useT();
  const format = useFormat();
  const { reached, coverage } = progress!;
  return (
    <Section title={t('Reached so far')}>
      <Amount
        value={reached.value === null ? null : format.money(reached.value, currency)}
        missing={reasonSentence(t, reached.reason)}
      />
      <p className="text-sm">
        {goal!.kind === 'sales'
          ? t(
              'Net sales of the month, today included: goods at their price − discounts − returns, before shipping and tax.',
            )
          : t(
              'Contribution of the month, today included: net sales without tax − cost of goods − fees − shipping, before ads and fixed costs.',
            )}
      </p>
      {coverage !== null && (
        <p className="text-ink-soft text-sm">
          {t('Costs known for {share} of net sales', { share: format.percent(coverage * 100) })}
        </p>
      )}
    </Section>
  );
}

function Pace({ standing: { progress, currency } }: ExplainGoalProps) {
  const t = useT();
  const format = useFormat();
  const { pace, paceBy } = progress!;
  if (pace.value === null) return null;
  return (
    <Section title={t('The usual course')}>
      <Amount value={format.money(pace.value, currency)} />
      <p className="text-sm">{t('The goal × the share of a month that usually lies behind by now.')}</p>
      <p className="text-ink-soft text-sm">
        {paceBy === 'weekdays'
          ? t('By what each weekday and each hour brought in the last eight weeks.')
          : t('All days count alike: too few weeks are known.')}
      </p>
    </Section>
  );
}

function Projection({ standing: { progress, currency } }: ExplainGoalProps) {
  const t = useT();
  const format = useFormat();
  const { projected, profitShare } = progress!;
  if (projected.value === null && projected.reason === 'over') return null;
  return (
    <Section title={t('Expected at the end of the month')}>
      <Amount
        value={projected.value === null ? null : format.money(projected.value, currency)}
        missing={reasonSentence(t, projected.reason)}
      />
      <p className="text-sm">
        {profitShare === null
          ? t('What was reached + the forecast of net sales for the rest of the month.')
          : t(
              'What was reached + the forecast of net sales for the rest of the month × {share}, which is what was left of net sales in the last 90 days.',
              { share: format.percent(profitShare * 100) },
            )}
      </p>
    </Section>
  );
}

function Chance({ standing: { progress } }: ExplainGoalProps) {
  const t = useT();
  const { value, reason, errors } = progress!.chance;
  if (value === null && reason === 'over') return null;
  return (
    <Section title={t('How likely it is')}>
      <Amount
        value={
          value === null
            ? null
            : t('{count} of {all} times', { count: Math.round(value * errors), all: errors })
        }
        missing={reasonSentence(t, reason)}
      />
      <p className="text-sm">
        {t(
          'The forecast was tried at past weeks with what was known then. With the errors it made there, the goal is reached so often.',
        )}
      </p>
    </Section>
  );
}

function Inputs({ standing: { firstDay, lastDay, computedAt }, timeZone, children }: ExplainGoalProps) {
  const t = useT();
  const format = useFormat();
  return (
    <Section title={t('What it is based on')}>
      <Facts
        facts={[
          { term: t('Period'), fact: `${format.day(firstDay, 'UTC')} – ${format.day(lastDay, 'UTC')}` },
          { term: t('Figures updated'), fact: format.dateTime(computedAt, timeZone) },
        ]}
      />
      {children}
    </Section>
  );
}

function Amount({ value, missing }: { value: string | null; missing?: string | null }) {
  if (value === null) return <p className="text-sm">{missing}</p>;
  return <p className="font-semibold text-lg tabular-nums">{value}</p>;
}
