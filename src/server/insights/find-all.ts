import { findBestProduct } from './finders/best-product.ts';
import { findBoughtTogether } from './finders/bought-together.ts';
import { findSecondOrder, findWinBack } from './finders/customers.ts';
import { findDataNotes } from './finders/data-note.ts';
import { findMovingProducts } from './finders/moving-products.ts';
import { findOpenCarts } from './finders/open-carts.ts';
import { findOutlook } from './finders/outlook.ts';
import { findPostingWindow } from './finders/posting-window.ts';
import { findRunningOut } from './finders/running-out.ts';
import { findTrend } from './finders/trend.ts';
import { findUnusualDays } from './finders/unusual-day.ts';
import { findWhyChanged } from './finders/why-changed.ts';
import type { Finding, Scale } from './finding.ts';
import type { Reports } from './reports.ts';

const FINDERS: ((reports: Reports, scale: Scale) => Finding[])[] = [
  findTrend,
  findUnusualDays,
  findWhyChanged,
  findBestProduct,
  findMovingProducts,
  findRunningOut,
  findBoughtTogether,
  findWinBack,
  findSecondOrder,
  findOpenCarts,
  findPostingWindow,
  findOutlook,
  findDataNotes,
];

/** Everything worth saying of these reports, most money at stake (times confidence) first. */
export function findAll(reports: Reports): Finding[] {
  const { change, dashboard } = reports;
  const scale = { currency: dashboard.currency, monthNet: change.netSales.current };
  const found = FINDERS.flatMap((find) => find(reports, scale)).filter(namesWhatItIsAbout);
  return withoutRepetition(found).sort((one, other) => other.score - one.score);
}

const OF_A_DAY_ALONE = ['order', 'product', 'refund'];

/** A fall that goes on makes many days unusual: the trend tells it once. */
function withoutRepetition(findings: Finding[]): Finding[] {
  const trend = findings.find(({ type }) => type === 'trend');
  return findings.filter(({ type, variant }) => {
    const [way, cause = ''] = variant.split(':');
    return type !== 'unusual_day' || way !== trend?.variant || OF_A_DAY_ALONE.includes(cause);
  });
}

/** A product that is known by its id alone, or a place without a name, makes no sentence. */
function namesWhatItIsAbout({ names, table }: Finding): boolean {
  const cells = table?.rows.flatMap((row) =>
    row.filter((_, at) => ['text', 'word'].includes(table.columns[at]!.unit)),
  );
  return [...Object.values(names), ...(cells ?? [])].every((name) => String(name ?? '').trim() !== '');
}
