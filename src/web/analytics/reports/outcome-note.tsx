import { type ReactNode, useId } from 'react';
import type { Outcome } from '#shared/analytics/outcomes.ts';
import { text } from '#shared/core/sentence.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Badge, type BadgeTone } from '#web/core/ui/badge.tsx';
import { Progress } from '#web/core/ui/progress.tsx';

const VERDICTS: Record<Outcome['verdict'], { label: string; tone: BadgeTone }> = {
  changed: { label: text('Changed since then'), tone: 'accent' },
  too_little: { label: text('Too little to tell'), tone: 'neutral' },
  too_early: { label: text('Too early to tell'), tone: 'neutral' },
};

/** What came of something that was done, in the server's words; never that it was the cause. */
export function OutcomeNote({ outcome, children }: { outcome: Outcome; children?: ReactNode }) {
  const t = useT();
  const format = useFormat();
  const id = useId();
  const { verdict, days, needed } = outcome;
  const { label, tone } = VERDICTS[verdict];
  return (
    <section aria-labelledby={id} className="grid gap-2 rounded-lg bg-sunken px-4 py-3">
      <div className="flex flex-wrap items-center gap-2">
        <h4 id={id} className="font-medium text-sm">
          {t('What happened next')}
        </h4>
        <Badge tone={tone}>{t(label)}</Badge>
      </div>
      <p className="max-w-3xl break-words text-ink-soft text-sm tabular-nums">{outcome.text}</p>
      {verdict === 'too_early' && (
        <Progress
          label={t('What happened next')}
          value={days / needed}
          text={t('{days} of {needed} full days are over', {
            days: format.number(days),
            needed: format.number(needed),
          })}
        />
      )}
      {children}
    </section>
  );
}
