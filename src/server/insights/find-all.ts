import { findBestOverdue } from './finders/best-overdue.ts';
import { findBestProduct } from './finders/best-product.ts';
import { findBoughtTogether } from './finders/bought-together.ts';
import { findSecondOrder, findWinBack } from './finders/customers.ts';
import { findDataNotes } from './finders/data-note.ts';
import { findDiscountMoved } from './finders/discount-moved.ts';
import { findFailuresRising } from './finders/failures-rising.ts';
import { findFirstProduct } from './finders/first-product.ts';
import { findIdleStockInsight } from './finders/idle-stock.ts';
import { findMovingProducts } from './finders/moving-products.ts';
import { findOpenCarts } from './finders/open-carts.ts';
import { findOutlook } from './finders/outlook.ts';
import { findPostingWindow } from './finders/posting-window.ts';
import { findRefundRates } from './finders/refund-rate.ts';
import { findRunningOut } from './finders/running-out.ts';
import { findTrend } from './finders/trend.ts';
import { findUnusualDays } from './finders/unusual-day.ts';
import type { Finding, Scale } from './finding.ts';
import type { Reports } from './reports.ts';

const FINDERS: ((reports: Reports, scale: Scale) => Finding[])[] = [
  findTrend,
  findUnusualDays,
  findBestProduct,
  findMovingProducts,
  findRunningOut,
  findIdleStockInsight,
  findRefundRates,
  findDiscountMoved,
  findFirstProduct,
  findFailuresRising,
  findBestOverdue,
  findBoughtTogether,
  findWinBack,
  findSecondOrder,
  findOpenCarts,
  findPostingWindow,
  findOutlook,
  findDataNotes,
];

const MONTH_DAYS = 30;

/** Everything worth saying of these reports, most money at stake (times confidence) first. */
export function findAll(reports: Reports): Finding[] {
  const { history, dashboard } = reports;
  const monthNet = history.days.slice(-MONTH_DAYS).reduce((sum, { netSales }) => sum + netSales, 0);
  const scale = { currency: dashboard.currency, monthNet };
  const found = FINDERS.flatMap((find) => find(reports, scale)).filter(namesWhatItIsAbout);
  return withoutRepetition(found).sort((one, other) => other.score - one.score);
}

/** Two cards never say the same: a product that is sold out and one that fades because of it are one fact. */
function withoutRepetition(findings: Finding[]): Finding[] {
  const has = (subject: string) => findings.some((each) => each.subject === subject);
  return findings.filter(({ type, variant, subject }) => {
    const product = subject.slice(type.length + 1);
    if (type === 'fading_product' && variant === 'sold_out') return !has(`running_out:${product}`);
    return true;
  });
}

/** A product that is known by its id alone, or a place without a name, makes no sentence. */
function namesWhatItIsAbout({ names, table }: Finding): boolean {
  const cells = table?.rows.flat().filter((cell) => typeof cell === 'string') ?? [];
  return [...Object.values(names), ...cells].every((name) => name.trim() !== '');
}
