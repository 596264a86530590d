import { CalendarCheck, Pause, Pencil, Play, Trash2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'wouter';
import type { Schedule, ScheduledPost } from '#shared/publishing/schedules.ts';
import type { Store } from '#shared/stores/stores.ts';
import { useT } from '#web/core/app/i18n.ts';
import { useMomentText } from '#web/core/app/moment-text.ts';
import { wallOf } from '#web/core/app/zone.ts';
import { zoneText } from '#web/core/app/zone-text.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { Alert } from '#web/core/ui/alert.tsx';
import { Badge } from '#web/core/ui/badge.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { Tooltip } from '#web/core/ui/tooltip.tsx';
import { isApprovable } from '#web/publishing/calendar/post-state.ts';
import { useDayTexts } from '#web/publishing/experiments/texts.ts';
import { calendarDay } from '#web/publishing/scheduler/address.ts';
import { FREQUENCY_TEXTS, PLATFORM_TEXTS, TYPE_TEXTS } from '#web/publishing/scheduler/option-texts.ts';
import { useTimesText } from '#web/publishing/scheduler/time-text.ts';
import { usePauseSchedule } from './change-schedule.ts';
import { ComingPosts } from './coming-posts.tsx';
import { DeleteScheduleDialog } from './delete-schedule-dialog.tsx';

const EditScheduleDialog = lazy(async () => ({
  default: (await import('./edit-schedule-dialog.tsx')).EditScheduleDialog,
}));

interface ScheduleCardProps {
  store: Store;
  schedule: Schedule;
  /** Its posts that have not gone out, soonest first. */
  coming: readonly ScheduledPost[];
}

export function ScheduleCard({ store, schedule, coming }: ScheduleCardProps) {
  const t = useT();
  const momentText = useMomentText(store.timeZone);
  const days = useDayTexts();
  const { name, isActive, platform, frequency, problem, writesFrom, quietWeek } = schedule;
  return (
    <Card
      title={
        <span dir="auto" className="wrap-anywhere">
          {name}
        </span>
      }
      description={`${t(PLATFORM_TEXTS[platform])} · ${t(FREQUENCY_TEXTS[frequency])}`}
      action={
        <Badge tone={isActive ? 'positive' : 'neutral'} dot>
          {isActive ? t('Active') : t('Paused')}
        </Badge>
      }
    >
      <div className="flex h-full flex-col gap-4">
        <Facts store={store} schedule={schedule} />
        {problem && <Alert variant="caution">{t.message(problem)}</Alert>}
        {quietWeek && (
          <Alert>
            {t('Nothing is planned for {week}: this week stays without posts for your experiment.', {
              week: days.week(quietWeek),
            })}
          </Alert>
        )}
        {writesFrom && (
          <Alert>
            {t('The allowance for scheduled posts is used up. Vitrin continues writing on {moment}.', {
              moment: momentText(writesFrom),
            })}
          </Alert>
        )}
        <ComingPosts store={store} posts={coming} />
        <Approval store={store} drafts={coming.filter(isApprovable)} />
        <Actions store={store} schedule={schedule} />
      </div>
    </Card>
  );
}

function Facts({ store, schedule }: { store: Store; schedule: Schedule }) {
  const t = useT();
  const timesText = useTimesText();
  const momentText = useMomentText(store.timeZone);
  const { contentTypes, postTimes, nextPostDate, isActive, autoGenerate, approvalRequired, template } =
    schedule;
  const writtenBy = template?.isActive
    ? t('Made of the template “{name}”', { name: template.name })
    : t('Written by Vitrin');
  return (
    <dl className="grid gap-3 text-sm">
      <Fact name={t('Next post')}>
        {nextPostDate ? (
          <time dateTime={nextPostDate} className="font-medium">
            {momentText(nextPostDate)}
          </time>
        ) : isActive ? (
          t('None planned yet')
        ) : (
          t('None while it is paused')
        )}
      </Fact>
      <Fact name={t('Times')}>
        {timesText(postTimes)}
        <span className="block text-ink-faint text-xs">{zoneText(store.timeZone, t)}</span>
      </Fact>
      <Fact name={t('Content')}>{contentTypes.map((type) => t(TYPE_TEXTS[type])).join(', ')}</Fact>
      <Fact name={t('Posts')}>
        {autoGenerate ? writtenBy : t('Written by you')}
        {', '}
        {approvalRequired ? t('out after your approval') : t('out without asking')}
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-3">
      <dt className="text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Approval({ store, drafts }: { store: Store; drafts: readonly ScheduledPost[] }) {
  const t = useT();
  const [first] = drafts;
  if (!first) return null;
  return (
    <Link
      href={calendarDay(wallOf(first.scheduledFor, store.timeZone).day)}
      className="flex items-center gap-2 rounded-lg bg-caution-soft px-3 py-2.5 font-medium text-caution text-sm underline-offset-4 hover:underline"
    >
      <CalendarCheck aria-hidden className="size-4 shrink-0" />
      {t.plural(drafts.length, {
        one: '{n} post needs your approval',
        other: '{n} posts need your approval',
      })}
    </Link>
  );
}

function Actions({ store, schedule }: { store: Store; schedule: Schedule }) {
  const t = useT();
  const [leaving, setLeaving] = useState(false);
  const [editing, setEditing] = useState(false);
  const pausing = usePauseSchedule(store, schedule);
  const { name, isActive } = schedule;
  const Icon = isActive ? Pause : Play;
  return (
    <div className="mt-auto flex items-center gap-2">
      <RoleButton
        needs="manage"
        variant="secondary"
        aria-label={isActive ? t('Pause {name}', { name }) : t('Resume {name}', { name })}
        pending={pausing.isPending}
        onClick={() => pausing.mutate()}
      >
        <Icon aria-hidden />
        {isActive ? t('Pause') : t('Resume')}
      </RoleButton>
      <RoleButton
        needs="manage"
        variant="ghost"
        aria-label={t('Edit {name}', { name })}
        onClick={() => setEditing(true)}
      >
        <Pencil aria-hidden />
        {t('Edit')}
      </RoleButton>
      <Tooltip text={t('Delete')}>
        <RoleButton
          needs="manage"
          variant="ghost"
          square
          className="ml-auto"
          aria-label={t('Delete {name}', { name })}
          onClick={() => setLeaving(true)}
        >
          <Trash2 aria-hidden />
        </RoleButton>
      </Tooltip>
      {editing && (
        <Suspense>
          <EditScheduleDialog store={store} schedule={schedule} onClose={() => setEditing(false)} />
        </Suspense>
      )}
      <DeleteScheduleDialog store={store} schedule={schedule} open={leaving} onOpenChange={setLeaving} />
    </div>
  );
}
