import type { InsightAction } from '#shared/analytics/insights.ts';
import { DAY_MS } from '#shared/core/time.ts';
import { paths } from '#web/core/app/paths.ts';

type Place = Exclude<InsightAction, { kind: 'hold_posts' }>;

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

const at = (path: string, params: Record<string, string>) => `${path}?${new URLSearchParams(params)}`;

/** The first such weekday (0 is Sunday) after today. */
function nextOn(weekday: number, today: string): string {
  const now = new Date(`${today}T00:00:00Z`);
  const days = ((weekday - now.getUTCDay() + 6) % 7) + 1;
  return new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
}
