import type { TimingAnalysis } from '#shared/publishing/schedules.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';

/** What was counted, and how much each part weighs in the score of a time. */
export function AnalysisInputs({ evidence }: { evidence: TimingAnalysis['evidence'] }) {
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
