import { expect, test } from 'vitest';
import type { InsightAction } from '#shared/analytics/insights.ts';
import { insightAddress } from './insight-actions.tsx';

test.each<[Exclude<InsightAction, { kind: 'hold_posts' }>, string]>([
  [{ kind: 'draft_post', handle: 'copper-kettle' }, '/social-media?product=copper-kettle'],
  [{ kind: 'open_group', group: 'at_risk' }, '/analytics?tab=customers&list=all&group=at_risk'],
  [{ kind: 'open_group', group: 'overdue' }, '/analytics?tab=customers&list=all&group=overdue'],
  [{ kind: 'open_forecast' }, '/analytics?range=30d#forecast'],
  [{ kind: 'open_stores' }, '/stores'],
  [{ kind: 'open_customers' }, '/analytics?tab=customers&list=all'],
  [{ kind: 'open_stock', stock: 'not_moving' }, '/analytics?tab=products&list=all&stock=not_moving'],
  [{ kind: 'open_product', title: 'Cup & pot' }, '/analytics?tab=products&list=all&search=Cup+%26+pot'],
  [{ kind: 'open_day', day: '2026-11-17' }, '/analytics?range=custom&from=2026-11-17&to=2026-11-17'],
  [
    { kind: 'open_days', from: '2026-10-01', to: '2026-10-28' },
    '/analytics?range=custom&from=2026-10-01&to=2026-10-28',
  ],
  [
    { kind: 'open_losses', from: '2026-10-19', to: '2026-11-15' },
    '/analytics?tab=profit&list=parts&range=custom&from=2026-10-19&to=2026-11-15',
  ],
  [{ kind: 'open_costs' }, '/analytics/costs'],
  [{ kind: 'open_carts' }, '/analytics?tab=carts&list=all'],
  // 22 November 2026 is a Sunday.
  [{ kind: 'plan_post', weekday: 5 }, '/social-media-scheduler?tab=calendar&new=2026-11-27'],
  [{ kind: 'plan_post', weekday: 0 }, '/social-media-scheduler?tab=calendar&new=2026-11-29'],
])('$kind leads to its screen with the filter set', (action, address) => {
  expect(insightAddress(action, '2026-11-22')).toBe(address);
});
