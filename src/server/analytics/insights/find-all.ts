import { byScore, type Scale } from '#server/analytics/findings/finding.ts';
import type { InsightType } from '#shared/analytics/insights.ts';
import { findBelowCost } from './finders/below-cost.ts';
import { findBestOverdue } from './finders/best-overdue.ts';
import { findBestProduct } from './finders/best-product.ts';
import { findBoughtTogether } from './finders/bought-together.ts';
import { findSecondOrder, findWinBack } from './finders/customers.ts';
import { findDataNotes } from './finders/data-note.ts';
import { findDiscountMoved } from './finders/discount-moved.ts';
import { findFailuresRising } from './finders/failures-rising.ts';
import { findFallingMargin } from './finders/falling-margin.ts';
import type { Finding } from './finders/finding.ts';
import { findFirstProduct } from './finders/first-product.ts';
import { findIdleStockInsight } from './finders/idle-stock.ts';
import { findMovingProducts } from './finders/moving-products.ts';
import { findOpenCarts } from './finders/open-carts.ts';
import { findOutlook } from './finders/outlook.ts';
import { findPostingWindow } from './finders/posting-window.ts';
import { findRefundRates } from './finders/refund-rate.ts';
import type { KnownReports } from './finders/reports.ts';
import { findRunningOut } from './finders/running-out.ts';
import { findTrend } from './finders/trend.ts';
import { findUnusualDays } from './finders/unusual-day.ts';

type Find = (reports: KnownReports, scale: Scale) => Finding[];

/** Which finder finds what. */
export const FINDERS: readonly { types: readonly InsightType[]; find: Find }[] = [
  { types: ['trend'], find: findTrend },
  { types: ['unusual_day'], find: findUnusualDays },
  { types: ['best_product'], find: findBestProduct },
  { types: ['rising_product', 'fading_product'], find: findMovingProducts },
  { types: ['running_out'], find: findRunningOut },
  { types: ['idle_stock'], find: findIdleStockInsight },
  { types: ['refund_rate'], find: findRefundRates },
  { types: ['discount_moved'], find: findDiscountMoved },
  { types: ['first_product'], find: findFirstProduct },
  { types: ['failures_rising'], find: findFailuresRising },
  { types: ['best_overdue'], find: findBestOverdue },
  { types: ['bought_together'], find: findBoughtTogether },
  { types: ['win_back'], find: findWinBack },
  { types: ['second_order'], find: findSecondOrder },
  { types: ['open_carts'], find: findOpenCarts },
  { types: ['posting_window'], find: findPostingWindow },
  { types: ['outlook'], find: findOutlook },
  { types: ['below_cost'], find: findBelowCost },
  { types: ['falling_margin'], find: findFallingMargin },
  { types: ['data_note'], find: findDataNotes },
];

const MONTH_DAYS = 30;

/** Everything that stands out in these reports, the most useful first (see `makeFinding`). */
export function findAll(reports: KnownReports): Finding[] {
  const found = findEach(FINDERS, reports).filter(namesWhatItIsAbout);
  return withoutRepetition(found).sort(byScore);
}

export function findEach(finders: typeof FINDERS, reports: KnownReports): Finding[] {
  const { history, dashboard } = reports;
  const monthNet = history.days.slice(-MONTH_DAYS).reduce((sum, { netSales }) => sum + netSales, 0);
  const scale = { currency: dashboard.currency, monthNet };
  return finders.flatMap(({ find }) => find(reports, scale));
}

/** Two cards never say the same: a product that is sold out and one that fades because of it are one fact. */
function withoutRepetition(findings: Finding[]): Finding[] {
  const has = (subject: string) => findings.some((each) => each.subject === subject);
  return findings.filter(({ type, variant, subject }) => {
    const product = subject.slice(type.length + 1);
    if (type === 'fading_product' && variant.startsWith('sold_out')) return !has(`running_out:${product}`);
    return true;
  });
}

/** A product that is known by its id alone, or a place without a name, makes no sentence. */
function namesWhatItIsAbout({ names, table }: Finding): boolean {
  const cells = table?.rows.flat().filter((cell) => typeof cell === 'string') ?? [];
  return [...Object.values(names), ...cells].every((name) => name.trim() !== '');
}
