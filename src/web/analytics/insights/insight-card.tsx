import { Check, ChevronDown, CircleHelp, X } from 'lucide-react';
import { useId, useState } from 'react';
import type { Insight, InsightStatus } from '#shared/analytics/insights.ts';
import { text } from '#shared/core/sentence.ts';
import type { Store } from '#shared/stores/stores.ts';
import { OutcomeNote } from '#web/analytics/reports/outcome-note.tsx';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { Badge, type BadgeTone } from '#web/core/ui/badge.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { classNames } from '#web/core/ui/class-names.ts';
import { Drawer } from '#web/core/ui/dialog.tsx';
import { Evidence } from './evidence.tsx';
import { InsightActions } from './insight-actions.tsx';
import { useMarkRead, useMarkStatus } from './marking.ts';

const priorities: Record<Insight['priority'], { label: string; tone: BadgeTone }> = {
  high: { label: text('High priority'), tone: 'negative' },
  medium: { label: text('Medium priority'), tone: 'caution' },
  low: { label: text('Low priority'), tone: 'neutral' },
};

interface InsightCardProps {
  insight: Insight;
  store: Store;
  namesStore?: boolean;
  onMarked: (status: InsightStatus) => void;
}

/** One insight; opening its advice or its evidence marks it as read. */
export function InsightCard({ insight, store, namesStore = false, onMarked }: InsightCardProps) {
  const t = useT();
  const id = useId();
  const markRead = useMarkRead(store.id);
  const { mark, marking } = useMarkStatus(store.id, onMarked);
  const [open, setOpen] = useState(false);
  const { title, description, recommendations } = insight;

  function toggle() {
    setOpen(!open);
    if (!open) markRead(insight);
  }

  return (
    <article
      aria-labelledby={id}
      className="grid min-w-0 content-start gap-3 rounded-xl border border-line bg-surface px-5 py-4.5"
    >
      <Headline insight={insight} storeName={namesStore ? store.storeName : null} />
      <div className="grid gap-1.5">
        <h3 id={id} className="break-words font-semibold text-base">
          {title}
        </h3>
        <p className="break-words text-ink-soft text-sm">{description}</p>
        <AtStake insight={insight} />
      </div>
      {open && (
        <ul id={`${id}-advice`} className="grid list-disc gap-1.5 pl-5 text-sm marker:text-accent">
          {recommendations.map((recommendation) => (
            <li key={recommendation}>{recommendation}</li>
          ))}
        </ul>
      )}
      {insight.outcome && <OutcomeNote outcome={insight.outcome} />}
      <InsightActions
        insight={insight}
        storeId={store.id}
        today={localDayNow(store.timeZone)}
        describedBy={id}
        onDone={() => mark(insight.id, 'done')}
      />
      <div className="-mx-2.5 flex flex-wrap justify-between gap-1">
        <div className="flex flex-wrap gap-1">
          {recommendations.length > 0 && (
            <Button
              variant="ghost"
              size="small"
              aria-expanded={open}
              aria-controls={open ? `${id}-advice` : undefined}
              aria-describedby={id}
              onClick={toggle}
            >
              {t('What you can do')}
              <ChevronDown aria-hidden className={classNames('transition-transform', open && 'rotate-180')} />
            </Button>
          )}
          <EvidenceButton insight={insight} describedBy={id} onOpen={() => markRead(insight)} />
        </div>
        <div className="flex flex-wrap gap-1">
          <StatusButtons insight={insight} describedBy={id} mark={mark} marking={marking} />
        </div>
      </div>
      {insight.wording === 'provider' && (
        <p className="text-ink-faint text-xs">
          {t('Worded by an AI provider; every number was checked against your figures.')}
        </p>
      )}
    </article>
  );
}

/** Today, where the store is. */
const localDayNow = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());

interface HeadlineProps {
  insight: Insight;
  storeName: string | null;
}

function Headline({ insight: { priority, category, isRead, status }, storeName }: HeadlineProps) {
  const t = useT();
  const { label, tone } = priorities[priority];
  return (
    <p className="flex flex-wrap items-center gap-2 text-ink-soft text-xs">
      <Badge tone={tone}>{t(label)}</Badge>
      {storeName !== null && (
        <span dir="auto" className="min-w-0 break-words font-medium text-ink">
          {storeName}
        </span>
      )}
      {category}
      {status === 'open' && !isRead && (
        <Badge tone="accent" dot>
          {t('Unread')}
        </Badge>
      )}
      {status === 'done' && <Badge tone="positive">{t('Done')}</Badge>}
      {status === 'dismissed' && <Badge>{t('Dismissed')}</Badge>}
    </p>
  );
}

function AtStake({ insight: { atStake, currency } }: { insight: Insight }) {
  const t = useT();
  const format = useFormat();
  if (atStake === null) return null;
  return (
    <p className="text-sm tabular-nums">
      {t.nodes('At stake: {amount}', {
        amount: <span className="font-medium">{format.money(atStake, currency, { whole: true })}</span>,
      })}
    </p>
  );
}

interface PartProps {
  insight: Insight;
  /** The title: it distinguishes buttons of the same name. */
  describedBy: string;
}

function EvidenceButton({ insight, describedBy, onOpen }: PartProps & { onOpen: () => void }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  function show() {
    setOpen(true);
    onOpen();
  }
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        aria-haspopup="dialog"
        aria-describedby={describedBy}
        onClick={show}
      >
        <CircleHelp aria-hidden />
        {t('What is this based on?')}
      </Button>
      <Drawer
        open={open}
        onOpenChange={setOpen}
        title={t('What is this based on?')}
        description={insight.title}
      >
        <Evidence {...insight.evidence} />
      </Drawer>
    </>
  );
}

function StatusButtons({
  insight: { id, status },
  describedBy,
  mark,
  marking,
}: PartProps & ReturnType<typeof useMarkStatus>) {
  const t = useT();
  const look = { variant: 'ghost', size: 'small', 'aria-describedby': describedBy } as const;
  if (status !== 'open')
    return (
      <RoleButton needs="write" {...look} pending={marking === 'open'} onClick={() => mark(id, 'open')}>
        {t('Open again')}
      </RoleButton>
    );
  return (
    <>
      <RoleButton
        needs="write"
        {...look}
        pending={marking === 'done'}
        disabled={!!marking}
        onClick={() => mark(id, 'done')}
      >
        <Check aria-hidden />
        {t('Mark as done')}
      </RoleButton>
      <RoleButton
        needs="write"
        {...look}
        pending={marking === 'dismissed'}
        disabled={!!marking}
        onClick={() => mark(id, 'dismissed')}
      >
        <X aria-hidden />
        {t('Dismiss')}
      </RoleButton>
    </>
  );
}
