import {
  CalendarClock,
  ChartNoAxesColumn,
  type LucideIcon,
  Megaphone,
  Palette,
  Send,
  Share2,
  Store,
  TriangleAlert,
  UserRound,
} from 'lucide-react';
import { Link } from 'wouter';
import { ACTIVITIES, type ActivityKind, type SubjectKind } from '#shared/core/activity.ts';
import type { Activity } from '#shared/operations/activity.ts';
import { sentenceOf } from '#shared/operations/activity-sentences.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { classNames } from '#web/core/ui/class-names.ts';
import { useSelectedStore } from '#web/stores/connect/selected-store.ts';
import { addressOf } from './subject-address.ts';

const ICONS: Record<SubjectKind, LucideIcon> = {
  post: Send,
  schedule: CalendarClock,
  'social-account': Share2,
  store: Store,
  figures: ChartNoAxesColumn,
  content: Palette,
  ads: Megaphone,
  account: UserRound,
};
const NEED_A_LOOK: readonly ActivityKind[] = [
  'post-failed',
  'post-unconfirmed',
  'social-account-expired',
  'store-expired',
  'export-failed',
];

interface ActivityRowProps {
  activity: Activity;
  timeZone: string;
  /** Where there are several. */
  withStore: boolean;
}

export function ActivityRow({ activity, timeZone, withStore }: ActivityRowProps) {
  const { kind, at, store } = activity;
  const t = useT();
  const format = useFormat();
  const { selectStore } = useSelectedStore();
  const isTrouble = NEED_A_LOOK.includes(kind);
  const Icon = isTrouble ? TriangleAlert : ICONS[ACTIVITIES[kind]];
  const address = addressOf(activity);
  const said = t.message(sentenceOf(activity));
  return (
    <li className="flex items-start gap-3 py-3">
      <span
        className={classNames(
          'grid size-8 shrink-0 place-items-center rounded-full',
          isTrouble ? 'bg-negative-soft text-negative' : 'bg-sunken text-ink-soft',
        )}
      >
        <Icon aria-hidden className="size-4" strokeWidth={1.75} />
      </span>
      <div className="grid min-w-0 flex-1 gap-0.5">
        {address ? (
          <Link
            href={address}
            onClick={() => store && selectStore(store.id)}
            className="wrap-anywhere rounded-sm text-sm hover:underline"
          >
            {said}
          </Link>
        ) : (
          <p className="wrap-anywhere text-sm">{said}</p>
        )}
        <p className="text-ink-faint text-xs">
          <time dateTime={at}>{format.time(at, timeZone)}</time>
          {withStore && store?.name && <> · {store.name}</>}
        </p>
      </div>
    </li>
  );
}
