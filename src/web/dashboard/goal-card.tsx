import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { AllStoresGoal, GoalStanding, MonthGoal, TargetState } from '#shared/analytics/goals.ts';
import { text } from '#shared/core/sentence.ts';
import { PLATFORM_NAMES, type Store } from '#shared/stores/stores.ts';
import { ConversionNote } from '#web/analytics/rates/conversion-note.tsx';
import { useFormat } from '#web/core/app/format.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { Progress } from '#web/core/ui/progress.tsx';
import { ExplainGoal } from './goal-card-explanation.tsx';
import { GoalForm } from './goal-card-form.tsx';
import {
  allStoresGoalQuery,
  goalOfAll,
  goalOfStore,
  type ShownGoal,
  storeGoalQuery,
} from './goal-card-scope.ts';
import { chanceNote, goalKinds, monthName, reasonSentence } from './goal-card-words.ts';

/** What the owner wants this month to bring, and how it stands. Quiet as long as there is none. */
export function GoalCard({ store }: { store: Store }) {
  const { data: reply } = useQuery(storeGoalQuery(store.id));
  // Figures above it are what the page is opened for: without a reply there is nothing to say.
  if (!reply) return null;
  return (
    <Goal
      scope={goalOfStore(store.id)}
      standing={reply}
      timeZone={store.timeZone}
      notes={<TargetNote target={reply.target} platform={PLATFORM_NAMES[store.platform]} />}
    />
  );
}

/** The same of all stores together. */
export function AllStoresGoalCard({ stores }: { stores: readonly Store[] }) {
  const { data: reply } = useQuery(allStoresGoalQuery());
  if (!reply?.isForAll) return null;
  const { currency } = reply;
  if (currency === null) return <ChooseCurrency />;
  return (
    <Goal
      scope={goalOfAll}
      standing={{ ...reply, currency }}
      notes={<AllStoresNotes reply={reply} stores={stores} />}
    />
  );
}

function Card({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <section
      aria-label={t('Goal of the month')}
      className="grid gap-3 rounded-xl border border-line bg-surface px-5 py-3.5"
    >
      {children}
    </section>
  );
}

function ChooseCurrency() {
  const t = useT();
  return (
    <Card>
      <p className="text-sm">
        {t('Your stores sell in several currencies: a goal for all of them needs one to add them up in.')}{' '}
        <Link href={paths.rates} className="rounded text-accent underline-offset-2 hover:underline">
          {t('Choose a currency')}
        </Link>
      </p>
    </Card>
  );
}

interface GoalProps extends ShownGoal {
  timeZone?: string;
  /** What else is to be said of a goal that is set. */
  notes: ReactNode;
}

function Goal({ scope, standing, timeZone, notes }: GoalProps) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const { goal, progress } = standing;
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="flex min-w-0 items-center gap-1.5">
          <p className="min-w-0 text-sm">
            <GoalSentence standing={standing} />
          </p>
          {goal && progress && (
            <ExplainGoal standing={standing} timeZone={timeZone}>
              {notes}
            </ExplainGoal>
          )}
        </div>
        <RoleButton
          needs="manage"
          variant="ghost"
          size="small"
          className="-mr-2"
          onClick={() => setIsOpen(true)}
        >
          <Pencil aria-hidden />
          {goal ? t('Change the goal') : t('Set a goal')}
        </RoleButton>
      </div>
      {goal && progress && <GoalProgress standing={standing} />}
      {goal && notes}
      {isOpen && <GoalForm scope={scope} standing={standing} onClose={() => setIsOpen(false)} />}
    </Card>
  );
}

function GoalSentence({ standing: { goal, month, currency, lastMonth } }: { standing: GoalStanding }) {
  const t = useT();
  const format = useFormat();
  const named = monthName(t.locale, month);
  if (goal)
    return t('Goal for {month}: {amount} {kind}', {
      month: named,
      amount: format.money(goal.amount, currency),
      kind: t(goalKinds[goal.kind]).toLocaleLowerCase(t.locale),
    });
  if (lastMonth && lastMonth.reached !== null)
    return t('No goal for {month} yet. {before}: {reached} of {amount}.', {
      month: named,
      before: monthName(t.locale, lastMonth.month),
      reached: format.money(lastMonth.reached, currency),
      amount: format.money(lastMonth.amount, currency),
    });
  return t('No goal for {month} yet.', { month: named });
}

function GoalProgress({ standing: { goal, progress, currency, days } }: { standing: GoalStanding }) {
  const t = useT();
  const format = useFormat();
  const { reached, pace, projected, chance, coverage, profitShare } = progress!;
  const money = (value: number) => format.money(value, currency);
  const notes = [
    days.left > 0 && t.plural(days.left, { one: '{n} day left', other: '{n} days left' }),
    paceNote(t, money, { reached: reached.value, pace: pace.value }),
    projected.value !== null &&
      t('About {amount} at the end of the month', { amount: money(projected.value) }),
    chanceNote(t, chance.value),
    reasonSentence(t, chance.reason),
    goal!.kind === 'profit' &&
      coverage !== null &&
      t('Costs known for {share} of net sales', { share: format.percent(coverage * 100) }),
    goal!.kind === 'profit' &&
      profitShare !== null &&
      t('The rest is estimated by what was left of sales in the last 90 days'),
  ].filter(Boolean);
  if (reached.value === null)
    return <p className="text-ink-faint text-xs">{reasonSentence(t, reached.reason)}</p>;
  return (
    <div className="grid gap-1.5">
      <div className="relative">
        <Progress
          label={t('Goal of the month')}
          value={reached.value / goal!.amount}
          text={t('{reached} of {amount}', { reached: money(reached.value), amount: money(goal!.amount) })}
        />
        {pace.value !== null && (
          <span
            aria-hidden
            title={t('The usual course')}
            className="absolute -top-1 h-3.5 w-0.5 rounded-full bg-ink"
            style={{ insetInlineStart: `${Math.min(100, Math.max(0, (100 * pace.value) / goal!.amount))}%` }}
          />
        )}
      </div>
      <p className="text-ink-faint text-xs">{notes.join(' · ')}</p>
    </div>
  );
}

function paceNote(
  t: Translate,
  money: (value: number) => string,
  { reached, pace }: { reached: number | null; pace: number | null },
): string | null {
  if (reached === null || pace === null) return null;
  const ahead = reached - pace;
  return ahead >= 0
    ? t('{amount} ahead of the usual course', { amount: money(ahead) })
    : t('{amount} behind the usual course', { amount: money(0 - ahead) });
}

const TARGETS: Record<TargetState, string> = {
  set: text('Also set as a target in {platform}.'),
  not_allowed: text('Not set as a target in {platform}: the connection lacks the permission write_reports.'),
  taken: text('{platform} already has a target of yours for this month, which stays as it is.'),
  refused: text('{platform} did not take it as a target.'),
};

function TargetNote({ target, platform }: { target: MonthGoal['target']; platform: string }) {
  const t = useT();
  if (!target) return null;
  const reason = target.reason && t.message(target.reason);
  return (
    <p className="text-ink-faint text-xs">
      {[t(TARGETS[target.state], { platform }), reason].filter(Boolean).join(' ')}
    </p>
  );
}

function AllStoresNotes({ reply, stores }: { reply: AllStoresGoal; stores: readonly Store[] }) {
  const t = useT();
  const names = reply.withoutStoreIds.flatMap(
    (id) => stores.find((store) => store.id === id)?.storeName ?? [],
  );
  return (
    <>
      {names.length > 0 && (
        <p className="text-caution text-xs">
          {t('Not in it, as too little of them is known: {stores}', {
            stores: new Intl.ListFormat(t.locale).format(names),
          })}
        </p>
      )}
      <ConversionNote conversion={reply.conversion} stores={stores} />
    </>
  );
}
