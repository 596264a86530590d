import {
  CalendarPlus,
  ChartNoAxesColumn,
  Lightbulb,
  type LucideIcon,
  Sparkles,
  Store as StoreIcon,
} from 'lucide-react';
import { text } from '#shared/core/sentence.ts';
import type { Start, StartStep } from '#shared/outreach/visits.ts';
import type { Store } from '#shared/stores/stores.ts';
import type { Translate } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';

interface Step {
  Icon: LucideIcon;
  name: string;
  body: string;
  action: string;
  to: string;
}

export const STEPS: Record<StartStep, Step> = {
  store: {
    Icon: StoreIcon,
    name: text('Connect a store'),
    body: text('Your own, or a demo store to look around in.'),
    action: text('Connect Store'),
    to: `${paths.stores}?connect=store`,
  },
  numbers: {
    Icon: ChartNoAxesColumn,
    name: text('See your numbers'),
    body: text('Revenue, orders and customers, each with the way it was computed.'),
    action: text('View analytics'),
    to: paths.analytics,
  },
  findings: {
    Icon: Lightbulb,
    name: text('Read your insights'),
    body: text(
      'What changed in your store and what to do about it. Open an insight to see what it is based on.',
    ),
    action: text('Read insights'),
    to: `${paths.analytics}?tab=insights`,
  },
  post: {
    Icon: Sparkles,
    name: text('Make your first post'),
    body: text('Choose a product; the caption, the hashtags and the picture come from Vitrin.'),
    action: text('Create a post'),
    to: `${paths.contentCreator}?suggest=product`,
  },
  week: {
    Icon: CalendarPlus,
    name: text('Plan your first week'),
    body: text('A schedule fills your calendar with posts, and they wait for your approval.'),
    action: text('Create Schedule'),
    to: `${paths.calendar}?create=schedule`,
  },
};

/** With as many insights as there are, and three at most. */
export function nameOf(name: StartStep, { findingsToRead }: Start, t: Translate): string {
  return name === 'findings' && findingsToRead > 0
    ? t.plural(findingsToRead, { one: 'Read {n} insight', other: 'Read {n} insights' })
    : t(STEPS[name].name);
}

/** The next step as this store stands: figures come with its orders, and from a store that has ended none come. */
export function nextStep(name: StartStep, store: Store | undefined): Step {
  const step = STEPS[name];
  if (name !== 'numbers' || !store) return step;
  if (!store.isActive)
    return {
      ...step,
      body: text('The connection to your store has ended, so nothing is read from it.'),
      action: text('Reconnect the store'),
      to: paths.stores,
    };
  if (store.sync.historyFrom === null)
    return {
      ...step,
      body: text('The newest orders are being read. The first figures appear automatically.'),
    };
  return step;
}

/** The first that is to do. Where nothing stands out in a store that is read, the others come before the insights. */
export function firstToDo({ steps, findingsToRead }: Start, store: Store | undefined): StartStep | undefined {
  const open = steps.filter(({ done }) => !done).map(({ name }) => name);
  const hasNothing = findingsToRead === 0 && store?.sync.phase === 'ready';
  return open.find((name) => name !== 'findings' || !hasNothing) ?? open[0];
}

/** What came of a step, or how far it is. */
export function outcomeOf(
  { name, done, made }: Start['steps'][number],
  { findingsRead, findingsToRead }: Start,
  t: Translate,
): string | null {
  if (name === 'findings' && findingsRead > 0)
    return t('{n} of {all} read', { n: findingsRead, all: findingsToRead });
  if (!done) return null;
  return made;
}
