import type { ReactNode } from 'react';
import { text } from '#shared/core/sentence.ts';
import type { TimingAnalysis } from '#shared/publishing/schedules.ts';
import { hourName, weekdayName } from '#web/analytics/charts/week.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { zoneText } from '#web/core/app/zone-text.ts';
import { Alert } from '#web/core/ui/alert.tsx';
import { Badge, type BadgeTone } from '#web/core/ui/badge.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { Dialog } from '#web/core/ui/dialog.tsx';
import { TYPE_TEXTS } from '#web/publishing/scheduler/option-texts.ts';
import { ShareBar } from './share-bar.tsx';

type BestTime = TimingAnalysis['bestTimes'][number];

const BASIS: Record<BestTime['basis'], { name: string; tone: BadgeTone }> = {
  account: { name: text('Your posts'), tone: 'positive' },
  store: { name: text('Your orders'), tone: 'accent' },
  benchmark: { name: text('General habit'), tone: 'neutral' },
};

interface AnalysisDialogProps {
  analysis: TimingAnalysis;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Goes on with the dialog that creates a schedule. */
  onUse: () => void;
}

/** When, how often and what to post, each with its reason and what that rests on. */
export function AnalysisDialog({ analysis, open, onOpenChange, onUse }: AnalysisDialogProps) {
  const t = useT();
  const format = useFormat();
  const { bestTimes, frequency, contentMix, timeMatters, summary, timeZone } = analysis;
  return (
    <Dialog
      size="large"
      open={open}
      onOpenChange={onOpenChange}
      title={t('Timing Analysis')}
      description={summary}
    >
      <div className="grid gap-7">
        {!timeMatters && (
          <Alert title={t('Time matters little for you')}>
            {t(
              'The best and the worst time differ by less than a tenth, so post when it suits you. What you post counts for more.',
            )}
          </Alert>
        )}
        <Part title={t('Best times')} action={<Button onClick={onUse}>{t('Use these times')}</Button>}>
          <BestTimes times={bestTimes} />
          <p className="text-ink-faint text-xs">
            {t('On the clock of {zone}', { zone: zoneText(timeZone, t) })}
          </p>
        </Part>
        <div className="grid items-start gap-7 sm:grid-cols-2 sm:gap-8">
          <Part title={t('How often')}>
            <p className="font-display font-semibold text-xl tabular-nums">
              {t.plural(frequency.postsPerWeek, {
                one: '{n} post a week',
                other: '{n} posts a week',
              })}
            </p>
            <p className="text-ink-soft text-sm">{frequency.reasoning}</p>
          </Part>
          <Part title={t('What to post')}>
            <ul className="grid gap-3.5">
              {contentMix.map(({ type, percentage, reasoning }) => (
                <li key={type} className="grid gap-1">
                  <p className="flex justify-between gap-3 text-sm">
                    <span className="font-medium">{t(TYPE_TEXTS[type])}</span>
                    <span className="tabular-nums">{format.percent(percentage, { digits: 0 })}</span>
                  </p>
                  <ShareBar share={percentage / 100} />
                  <p className="text-ink-soft text-xs">{reasoning}</p>
                </li>
              ))}
            </ul>
          </Part>
        </div>
        <Part title={t('What this is based on')}>
          <AnalysisInputs evidence={analysis.evidence} />
        </Part>
      </div>
    </Dialog>
  );
}

function Part({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid min-w-0 content-start gap-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h3 className="font-semibold text-base">{title}</h3>
        {action}
      </div>
      {children}
    </section>
  );
}

/** What was counted, and how much each part weighs in the score of a time. */
function AnalysisInputs({ evidence }: { evidence: TimingAnalysis['evidence'] }) {
  const t = useT();
  const format = useFormat();
  const { posts, orders, ownShare, ordersShare, habitSource } = evidence;
  const percent = (value: number) => format.percent(value, { digits: 0 });
  const facts = [
    [t('Own posts measured'), format.number(posts)],
    [t('Orders counted'), format.number(orders)],
    [t('Weight of your own posts'), percent(ownShare)],
    [t('Weight of order hours'), percent(ordersShare)],
    [t('Weight of the general habit'), percent(100 - ownShare - ordersShare)],
    [t('General habit'), habitSource],
  ] as const;
  return (
    <dl className="grid gap-2 text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="grid gap-x-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Best first. */
function BestTimes({ times }: { times: readonly BestTime[] }) {
  return (
    <ol className="divide-y divide-line rounded-xl border border-line">
      {times.map((time) => (
        <TimeRow key={`${time.day}-${time.hour}`} time={time} />
      ))}
    </ol>
  );
}

function TimeRow({ time }: { time: BestTime }) {
  const t = useT();
  const format = useFormat();
  const { day, hour, engagement, reasoning, posts, orders, basis } = time;
  const { name, tone } = BASIS[basis];
  const measured = [
    t.plural(posts, { one: '{n} post measured', other: '{n} posts measured' }),
    t.plural(orders, { one: '{n} order placed then', other: '{n} orders placed then' }),
  ].join(' · ');
  return (
    <li className="grid gap-x-5 gap-y-2 px-4 py-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <div className="grid content-start gap-1.5">
        <p className="font-medium text-sm">
          {weekdayName(t.locale, day, 'long')} {hourName(t.locale, hour, 'long')}
        </p>
        <ShareBar share={engagement} />
        <p className="text-ink-soft text-xs tabular-nums">
          {t('{share} of the best', { share: format.percent(engagement * 100) })}
        </p>
      </div>
      <div className="grid content-start justify-items-start gap-1">
        <Badge tone={tone}>{t(name)}</Badge>
        <p className="text-sm">{reasoning}</p>
        <p className="text-ink-faint text-xs tabular-nums">{measured}</p>
      </div>
    </li>
  );
}
