import { ChevronDown } from 'lucide-react';
import { CREATOR_RESOURCES, type Resource, type Usage, type UsageEntry } from '#shared/content/usage.ts';
import { text } from '#shared/core/sentence.ts';
import { RESOURCE_TEXTS } from '#web/content/option-texts.ts';
import { usageQuery } from '#web/content/queries.ts';
import { hourDigits } from '#web/core/app/hour-digits.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Badge, type BadgeTone } from '#web/core/ui/badge.tsx';
import { cardLook } from '#web/core/ui/card.tsx';
import { classNames } from '#web/core/ui/class-names.ts';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';

const STATES: Record<UsageState, { label: string; tone: BadgeTone }> = {
  available: { label: text('Available'), tone: 'positive' },
  reached: { label: text('Limit Reached'), tone: 'caution' },
  unavailable: { label: text('Unavailable'), tone: 'neutral' },
};
/** Four of them stand next to each other on a phone. */
const SHORT_TEXTS: Record<(typeof CREATOR_RESOURCES)[number], string> = {
  text: text('Text'),
  image: text('Image'),
  video_5s: text('5 s'),
  video_10s: text('10 s'),
};
const DOTS: Record<UsageState, string> = {
  available: 'bg-positive',
  reached: 'bg-caution',
  unavailable: 'bg-line-strong',
};
const GRID = 'grid grid-cols-2 gap-x-6 gap-y-5 lg:grid-cols-4';
/** Shared rows: where one name takes two lines, the meters still stand on one line. */
const ITEM = 'row-span-3 grid min-w-0 grid-rows-subgrid gap-2';

/** One line, so that the form is near; it opens to what each allowance is and when it comes back. */
export function UsageCard() {
  const t = useT();
  return (
    <section aria-label={t('Daily Usage')} className={cardLook}>
      <Loaded
        query={usageQuery()}
        failed={t('Failed to load usage data.')}
        waiting={<Skeleton className="m-3.5 h-5" />}
      >
        {(usage) => <UsageLine usage={usage} />}
      </Loaded>
    </section>
  );
}

function UsageLine({ usage }: { usage: Usage }) {
  const t = useT();
  const entries = CREATOR_RESOURCES.flatMap((resource) => {
    const entry = usage[resource];
    return entry ? [{ resource, entry, state: usageState(entry) }] : [];
  });
  return (
    <details className="group">
      <summary className="flex list-none items-center gap-x-4 gap-y-1 rounded-xl px-4 py-3 text-sm sm:px-5 [&::-webkit-details-marker]:hidden">
        <h2 className="font-sans font-semibold text-sm tracking-normal max-sm:sr-only">{t('Daily Usage')}</h2>
        <span className="flex min-w-0 flex-1 justify-between gap-x-2 max-sm:text-xs sm:justify-start sm:gap-x-5">
          {entries.map(({ resource, entry, state }) => (
            <span key={resource} className="flex min-w-0 items-center gap-1 tabular-nums sm:gap-1.5">
              <span
                aria-hidden
                className={classNames('size-2 shrink-0 rounded-full max-sm:hidden', DOTS[state])}
              />
              <span className="truncate text-ink-soft">{t(SHORT_TEXTS[resource])}</span>
              <span className="sr-only">{t(STATES[state].label)}</span>
              {state !== 'unavailable' && (
                <span className={classNames('shrink-0', state === 'reached' && 'text-caution')}>
                  {`${entry.current}/${entry.limit}`}
                </span>
              )}
            </span>
          ))}
        </span>
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 text-ink-faint transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-4 px-4 pt-1 pb-5 sm:px-5">
        <p className="text-ink-soft text-sm">
          {t('Daily limits reset at midnight UTC, weekly ones on Monday at midnight UTC.')}
        </p>
        <ul className={GRID}>
          {entries.map((each) => (
            <UsageItem key={each.resource} {...each} />
          ))}
        </ul>
      </div>
    </details>
  );
}

interface UsageItemProps {
  resource: Resource;
  entry: UsageEntry;
  state: UsageState;
}

function UsageItem({ resource, entry, state }: UsageItemProps) {
  const t = useT();
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
  return new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    hour: hourDigits(locale),
    minute: '2-digit',
  }).format(new Date(resetsAt));
}

type UsageState = 'available' | 'reached' | 'unavailable';

/** SPEC section 2; what is not offered at all (a limit of 0) was not used up by anybody. */
export function usageState({
  current,
  limit,
  canUse,
}: Pick<UsageEntry, 'current' | 'limit' | 'canUse'>): UsageState {
  if (limit > 0 && current >= limit) return 'reached';
  return canUse ? 'available' : 'unavailable';
}
