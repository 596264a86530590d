import { Link } from 'wouter';
import type { AllStoresDashboard } from '#shared/analytics/all-stores.ts';
import type { Store } from '#shared/stores/stores.ts';
import { ConversionNote } from '#web/analytics/rates/conversion-note.tsx';
import { daySpan } from '#web/analytics/rates/rate-words.ts';
import { WaitingFigure } from '#web/analytics/reports/explained-figure.tsx';
import { FigureRow } from '#web/analytics/reports/figure-row.tsx';
import { cardFigure, growthTrend } from '#web/analytics/reports/figures.ts';
import { metrics } from '#web/analytics/reports/metrics.ts';
import { NO_FIGURE, useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { zoneText } from '#web/core/app/zone-text.ts';
import { Badge } from '#web/core/ui/badge.tsx';
import { classNames } from '#web/core/ui/class-names.ts';
import { StatFigure } from '#web/core/ui/stat-figure.tsx';
import { ExplainGroup } from './group-explanation.tsx';
import { comparedSentence, currencyName, groupNotes, storeNames } from './group-words.ts';
import { type GroupInAll, type GroupMetric, groupsIn, periodIn, unsharedIn } from './store-groups.ts';

/** As a `FigureRow` takes them. */
type Names = readonly [GroupMetric, GroupMetric, GroupMetric, GroupMetric?];

interface GroupFiguresProps {
  reply: AllStoresDashboard;
  stores: readonly Store[];
  names: Names;
}

/** The figures of each currency, and what they rest on. */
export function GroupFigures({ reply, stores, names }: GroupFiguresProps) {
  const groups = groupsIn(reply, stores);
  return (
    <div className="grid min-w-0 gap-3">
      {groups.map((inAll, at) => (
        <div key={inAll.group.currency} className={classNames('grid min-w-0 gap-2.5', at > 0 && 'mt-2')}>
          {groups.length > 1 && <GroupHeading inAll={inAll} />}
          <FigureRow count={countOf(names)}>
            {names.map((name) => name && <GroupFigure key={name} name={name} inAll={inAll} />)}
          </FigureRow>
          <Compared inAll={inAll} />
        </div>
      ))}
      <ConversionNote conversion={reply.conversion} stores={stores} />
      <footer className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <AllStoresPeriod reply={reply} />
        {groups.length > 1 && !reply.conversion && <OneCurrency />}
      </footer>
    </div>
  );
}

export function WaitingGroup({ names }: { names: Names }) {
  return (
    <FigureRow count={countOf(names)}>
      {names.map((name) => (
        <WaitingFigure key={name} />
      ))}
    </FigureRow>
  );
}

function countOf(names: Names) {
  return names.length === 4 ? 4 : 3;
}

function GroupHeading({ inAll: { group, members } }: { inAll: GroupInAll }) {
  const t = useT();
  return (
    <h3 className="flex flex-wrap items-baseline gap-x-2.5 text-base">
      {currencyName(t, group.currency)}
      <span className="font-normal font-sans text-ink-soft text-xs tracking-normal">
        {storeNames(
          t,
          members.map(({ store }) => store),
        )}
      </span>
    </h3>
  );
}

/** Growth is not of all stores: said once for the row. */
function Compared({ inAll }: { inAll: GroupInAll }) {
  const t = useT();
  const sentence = inAll.period.range === 'all' ? null : comparedSentence(t, inAll);
  return sentence && <p className="text-ink-soft text-xs tabular-nums">{sentence}</p>;
}

function GroupFigure({ name, inAll }: { name: GroupMetric; inAll: GroupInAll }) {
  const t = useT();
  const format = useFormat();
  const { group, members, period } = inAll;
  const detail = group.details[name];
  const { label, unit } = metrics[name];
  const isShared = unsharedIn(name, members).length < members.length;
  return (
    <div className="bg-surface p-5">
      <StatFigure
        label={
          <span className="flex min-h-6 items-center gap-1.5">
            {t(label)}
            {detail.fewData && <Badge tone="caution">{t('Little data')}</Badge>}
            <span className="-mr-2 ml-auto">
              <ExplainGroup name={name} inAll={inAll} />
            </span>
          </span>
        }
        value={isShared ? cardFigure(format, unit, detail.value, group.currency) : NO_FIGURE}
        trend={
          isShared ? growthTrend(t, format, unit, detail, { currency: group.currency, period }) : undefined
        }
        note={groupNotes(t, name, inAll).map((note) => (
          <span key={note} className="block">
            {note}
          </span>
        ))}
      />
    </div>
  );
}

/** The days that are counted, and by whose clock. */
function AllStoresPeriod({ reply }: { reply: AllStoresDashboard }) {
  const t = useT();
  const format = useFormat();
  const period = periodIn(reply);
  const zones = new Set(reply.stores.map(({ metrics: { period: own } }) => own.timeZone));
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-0.5 text-ink-faint text-xs tabular-nums">
      <span>{daySpan(t, reply.firstDay, reply.lastDay)}</span>
      <span>
        {zones.size === 1 && period
          ? t('Times in {zone}', { zone: zoneText(period.timeZone, t) })
          : t('Each store by its own clock')}
      </span>
      <span>{t('updated {moment}', { moment: format.dateTime(reply.computedAt) })}</span>
      {period?.fewDays && <span className="text-caution">{t('Few days so far this month.')}</span>}
    </p>
  );
}

function OneCurrency() {
  const t = useT();
  return (
    <Link
      href={paths.rates}
      className="-my-1 inline-flex min-h-8 items-center rounded text-accent text-xs underline-offset-2 hover:underline"
    >
      {t('Show in one currency')}
    </Link>
  );
}
