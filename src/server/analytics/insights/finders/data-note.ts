import { count, money, type Scale } from '#server/analytics/findings/finding.ts';
import type { DashboardMetrics } from '#shared/analytics/analytics.ts';
import { evidenceDay } from './evidence-day.ts';
import { type Finding, makeFinding } from './finding.ts';

/** What an owner must know of the figures themselves before believing what is said from them. */
export function findDataNotes({ dashboard }: { dashboard: DashboardMetrics }, scale: Scale): Finding[] {
  const notes: Finding[] = [];
  const { coverage, comparison, period } = dashboard;
  const common = {
    type: 'data_note' as const,
    category: 'data' as const,
    atStake: null,
    confidence: 0.9,
  };
  if (comparison?.cause) {
    const { ours, theirs, days, cause } = comparison;
    const ordersOnly = ours.totalSales === null || theirs.totalSales === null;
    notes.push(
      makeFinding(
        {
          ...common,
          subject: 'data_note:figures_differ',
          variant: cause,
          period: { from: days?.from ?? null, to: days?.to ?? null },
          figures: [
            count('ourOrders', ours.orders),
            count('theirOrders', theirs.orders),
            ...(ordersOnly
              ? []
              : [money('ourSales', ours.totalSales!), money('theirSales', theirs.totalSales!)]),
          ],
          priority: 'medium',
        },
        scale,
      ),
    );
  }
  if (coverage.from && !coverage.complete) {
    notes.push(
      makeFinding(
        {
          ...common,
          subject: 'data_note:history_short',
          variant: 'history_short',
          period: { from: evidenceDay(coverage.from, period.timeZone), to: period.lastDay },
          figures: [
            { name: 'historyFrom', value: evidenceDay(coverage.from, period.timeZone), unit: 'date' },
          ],
          priority: 'low',
        },
        scale,
      ),
    );
  }
  return notes;
}
