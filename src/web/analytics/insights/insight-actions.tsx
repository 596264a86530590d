import { useQueryClient } from '@tanstack/react-query';
import { ArrowRight, Hand } from 'lucide-react';
import type { Insight, InsightAction } from '#shared/analytics/insights.ts';
import { text } from '#shared/core/sentence.ts';
import { DAY_MS } from '#shared/core/time.ts';
import { calendarEndpoints } from '#shared/publishing/schedules.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { ButtonLink } from '#web/core/ui/button.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { useSelectedStore } from '#web/stores/connect/selected-store.ts';

type Place = Exclude<InsightAction, { kind: 'hold_posts' }>;

const at = (path: string, params: Record<string, string>) => `${path}?${new URLSearchParams(params)}`;

interface InsightActionsProps {
  insight: Insight;
  storeId: string;
  /** The store's local day. */
  today: string;
  /** The title: it distinguishes buttons of the same name. */
  describedBy: string;
  onDone: () => void;
}

const LABELS: Record<Exclude<InsightAction['kind'], 'open_stock'>, string> = {
  draft_post: text('Draft a post'),
  hold_posts: text('Stop its planned posts'),
  open_group: text('Open these customers'),
  open_customers: text('Open the customers'),
  open_product: text('Open the product'),
  open_day: text('Open that day'),
  open_days: text('Open these days'),
  open_carts: text('Open the carts'),
  open_forecast: text('Open the forecast'),
  open_stores: text('Open the stores'),
  plan_post: text('Plan a post then'),
  open_losses: text('Open profit by product'),
  open_costs: text('Open the costs'),
};
const STOCK_LABELS = {
  running_out: text('Open the restock list'),
  not_moving: text('Open what does not move'),
};

/** What can be done about an insight at once; afterwards one more tap marks it as done. */
export function InsightActions({ insight, storeId, today, describedBy, onDone }: InsightActionsProps) {
  const t = useT();
  const { selectStore } = useSelectedStore();
  if (insight.status !== 'open') return null;
  function go() {
    // The screens behind these are about one store.
    selectStore(storeId);
    toast({
      title: t('Once it is done, mark the insight: Vitrin then shows the outcome.'),
      action: { label: t('Mark as done'), onAction: onDone },
    });
  }
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {insight.actions.map((action) =>
        action.kind === 'hold_posts' ? (
          <HoldButton
            key={action.kind}
            {...action}
            storeId={storeId}
            describedBy={describedBy}
            onDone={onDone}
          />
        ) : (
          <ButtonLink
            key={action.kind}
            variant="secondary"
            size="small"
            to={insightAddress(action, today)}
            aria-describedby={describedBy}
            onClick={go}
          >
            {labelOf(action, t)}
            <ArrowRight aria-hidden />
          </ButtonLink>
        ),
      )}
    </div>
  );
}

function labelOf(action: InsightAction, t: Translate): string {
  if (action.kind === 'open_stock') return t(STOCK_LABELS[action.stock]);
  return t(LABELS[action.kind]);
}

interface HoldButtonProps {
  productId: string;
  storeId: string;
  describedBy: string;
  onDone: () => void;
}

/** Stops the posts of a product that wait to go out; the toast brings them back, and the insight is done by the same tap. */
function HoldButton({ productId, storeId, describedBy, onDone }: HoldButtonProps) {
  const t = useT();
  const client = useQueryClient();
  const postsChanged = () => client.invalidateQueries({ queryKey: ['/api/social-media', storeId] });
  const failed = (error: Error) =>
    toast({
      title: t('That did not work'),
      description: t.message(reasonOf(error, text('Something went wrong. Please try again.'))),
      variant: 'destructive',
    });
  const restoring = useChange({
    change: (postIds: string[]) =>
      call(calendarEndpoints.restoreAll, { params: { storeId }, body: { postIds } }),
    onSuccess() {
      postsChanged();
      toast({ title: t('The posts are back') });
    },
    onError: failed,
  });
  const holding = useChange({
    change: () => call(calendarEndpoints.cancelOfProduct, { params: { storeId }, body: { productId } }),
    onSuccess({ postIds }) {
      if (postIds.length === 0) {
        toast({ title: t('No post of this product is waiting to go out.') });
        return;
      }
      postsChanged();
      onDone();
      toast({
        title: t.plural(postIds.length, {
          one: '{n} planned post was put on hold.',
          other: '{n} planned posts were put on hold.',
        }),
        action: { label: t('Undo'), onAction: () => restoring.mutate(postIds) },
      });
    },
    onError: failed,
  });
  return (
    <RoleButton
      needs="approve"
      variant="secondary"
      size="small"
      pending={holding.isPending}
      aria-describedby={describedBy}
      onClick={() => holding.mutate()}
    >
      <Hand aria-hidden />
      {t(LABELS.hold_posts)}
    </RoleButton>
  );
}

/** The screen on which something is done about an insight, with its filter set. `today` is a local day of the store. */
export function insightAddress(action: Place, today: string): string {
  switch (action.kind) {
    case 'draft_post':
      return at(paths.contentCreator, { product: action.handle });
    case 'open_group':
      return at(paths.analytics, { tab: 'customers', list: 'all', group: action.group });
    case 'open_customers':
      return at(paths.analytics, { tab: 'customers', list: 'all' });
    case 'open_stock':
      return at(paths.analytics, { tab: 'products', list: 'all', stock: action.stock });
    case 'open_product':
      return at(paths.analytics, { tab: 'products', list: 'all', search: action.title });
    case 'open_day':
      return at(paths.analytics, { range: 'custom', from: action.day, to: action.day });
    case 'open_days':
      return at(paths.analytics, { range: 'custom', from: action.from, to: action.to });
    case 'open_losses':
      return at(paths.analytics, {
        tab: 'profit',
        list: 'parts',
        range: 'custom',
        from: action.from,
        to: action.to,
      });
    case 'open_costs':
      return paths.costs;
    case 'open_carts':
      return at(paths.analytics, { tab: 'carts', list: 'all' });
    case 'open_forecast':
      return `${at(paths.analytics, { range: '30d' })}#forecast`;
    case 'open_stores':
      return paths.stores;
    case 'plan_post':
      return at(paths.calendar, { tab: 'calendar', new: nextOn(action.weekday, today) });
  }
}

/** The first such weekday (0 is Sunday) after today. */
function nextOn(weekday: number, today: string): string {
  const now = new Date(`${today}T00:00:00Z`);
  const days = ((weekday - now.getUTCDay() + 6) % 7) + 1;
  return new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
}
