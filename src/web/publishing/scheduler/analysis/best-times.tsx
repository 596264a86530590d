import { text } from '#shared/core/sentence.ts';
import type { TimingAnalysis } from '#shared/publishing/schedules.ts';
import { hourName, weekdayName } from '#web/analytics/charts/week.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Badge, type BadgeTone } from '#web/core/ui/badge.tsx';
import { ShareBar } from './share-bar.tsx';

type BestTime = TimingAnalysis['bestTimes'][number];

const BASIS: Record<BestTime['basis'], { name: string; tone: BadgeTone }> = {
  account: { name: text('Your posts'), tone: 'positive' },
  store: { name: text('Your orders'), tone: 'accent' },
  benchmark: { name: text('General habit'), tone: 'neutral' },
};

/** Best first. */
export function BestTimes({ times }: { times: readonly BestTime[] }) {
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
