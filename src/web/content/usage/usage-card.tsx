import { CREATOR_RESOURCES, type Resource, type Usage, type UsageEntry } from '#shared/usage.ts';
import { text, useT } from '#web/app/i18n.ts';
import { RESOURCE_TEXTS } from '#web/content/option-texts.ts';
import { usageQuery } from '#web/content/queries.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { type UsageState, usageState } from './usage-state.ts';

const STATES: Record<UsageState, { label: string; tone: BadgeTone }> = {
  available: { label: text('Available'), tone: 'positive' },
  reached: { label: text('Limit Reached'), tone: 'caution' },
  unavailable: { label: text('Unavailable'), tone: 'neutral' },
};
const GRID = 'grid grid-cols-2 gap-x-6 gap-y-5 lg:grid-cols-4';
/** Shared rows: where one name takes two lines, the meters still stand on one line. */
const ITEM = 'row-span-3 grid min-w-0 grid-rows-subgrid gap-2';

export function UsageCard() {
  const t = useT();
  return (
    <Card
      title={t('Daily Usage')}
      description={t('Daily limits reset at midnight UTC, weekly ones on Monday at midnight UTC.')}
    >
      <Loaded query={usageQuery()} failed={t('Failed to load usage data.')} waiting={<WaitingUsage />}>
        {(usage) => <UsageList usage={usage} />}
      </Loaded>
    </Card>
  );
}

function UsageList({ usage }: { usage: Usage }) {
  return (
    <ul className={GRID}>
      {CREATOR_RESOURCES.map((resource) => {
        const entry = usage[resource];
        return entry && <UsageItem key={resource} resource={resource} entry={entry} />;
      })}
    </ul>
  );
}

function UsageItem({ resource, entry }: { resource: Resource; entry: UsageEntry }) {
  const t = useT();
  const state = usageState(entry);
  const { label, tone } = STATES[state];
  const { current, limit, period, resetsAt } = entry;
  const used = { current, limit };
  return (
    <li className={ITEM}>
      <div className="flex flex-wrap content-start items-center justify-between gap-x-2 gap-y-1">
        <span className="font-medium text-sm">{t(RESOURCE_TEXTS[resource])}</span>
        <Badge tone={tone} dot>
          {t(label)}
        </Badge>
      </div>
      {state !== 'unavailable' && (
        <>
          <Meter {...used} isFull={state === 'reached'} />
          <p className="text-ink-soft text-xs tabular-nums">
            {period === 'day'
              ? t('{current} of {limit} used today', used)
              : t('{current} of {limit} used this week', used)}
            <span className="block text-ink-faint">
              {t('Resets {moment}', { moment: resetMoment(resetsAt, t.locale) })}
            </span>
          </p>
        </>
      )}
      {state === 'unavailable' && (
        <p className="row-span-2 text-ink-faint text-xs">{t('Not part of what this account offers.')}</p>
      )}
    </li>
  );
}

/** Decorative: the words stand below. */
function Meter({ current, limit, isFull }: { current: number; limit: number; isFull: boolean }) {
  return (
    <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-sunken">
      <div
        className={classNames('h-full rounded-full', isFull ? 'bg-caution' : 'bg-accent')}
        style={{ width: `${Math.min(1, current / limit) * 100}%` }}
      />
    </div>
  );
}

/** In the owner's own time, as nobody lives by UTC. */
function resetMoment(resetsAt: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { weekday: 'short', hour: '2-digit', minute: '2-digit' }).format(
    new Date(resetsAt),
  );
}

function WaitingUsage() {
  return (
    <div className={GRID}>
      {CREATOR_RESOURCES.map((resource) => (
        <div key={resource} className={ITEM}>
          <Skeleton className="h-5.5 w-32" />
          <Skeleton className="h-1.5" />
          <Skeleton className="h-8 w-24" />
        </div>
      ))}
    </div>
  );
}
