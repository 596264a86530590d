import type { SalesDay } from '#server/analytics/sales/sales-day.ts';
import { startPostgres } from '../../scripts/postgres-cluster.ts';
import { loadRawShop } from '../recompute/raw-shop.ts';
import { daysOf } from '../recompute/recomputed.ts';
import { MADE_SHOPS, madeShop } from './made-shops.ts';
import { partsOfShop } from './parts-of-shop.ts';
import { type Tried, tryForecast } from './tried.ts';

/*
 * The forecast tried at 40 past moments of the real history, of parts of it and of shops whose law is known, next to two rules
 * anybody could use. `node proofs/forecast/main.ts <lines.csv.gz> <refund_links.csv.gz>`; ends with 1 when on the whole
 * history one of the rules errs less, or the band of the 30-day sum holds less than 75 % or more than 85 %.
 */
const [lines, refundLinks] = process.argv.slice(2);
if (!lines || !refundLinks) throw new Error('Which files? <lines.csv.gz> <refund_links.csv.gz>');
const SEEDS = [1, 2, 3];

const { whole, parts } = await readShops({ lines, refundLinks });
const real = tryForecast(whole);
printRows(real);
print('');
print(
  `${'30-day sums: mean error of'.padEnd(30)}${['ours', '4 weeks', 'ours*', 'last year*', 'sums held'].map((each) => each.padStart(12)).join('')}`,
);
for (const [name, days] of parts) printShop(name, [tryForecast(days)]);
for (const name of MADE_SHOPS) {
  printShop(
    `made: ${name}`,
    SEEDS.map((seed) => tryForecast(madeShop(name, seed))),
  );
}
print('* at the moments at which a year was known');

const { all, withYear, sumsHeld } = real;
const isBetter = all.ours < all.fourWeeks && withYear.ours < withYear.lastYear;
process.exit(isBetter && sumsHeld >= 0.75 && sumsHeld <= 0.85 ? 0 : 1);

function printRows({ all, withYear, sumsHeld, daysHeld }: Tried) {
  const rows: [string, string][] = [
    ['moments at which a forecast was made', String(all.moments)],
    ['mean error of the sum of 30 days', percent(all.ours, all.sold)],
    ['  of the mean of the last 28 days', percent(all.fourWeeks, all.sold)],
    ['moments at which a year was known', String(withYear.moments)],
    ['mean error of the sum of 30 days', percent(withYear.ours, withYear.sold)],
    ['  of the mean of the last 28 days', percent(withYear.fourWeeks, withYear.sold)],
    ['  of last year × growth of 28 days', percent(withYear.lastYear, withYear.sold)],
    ['  of last year × growth of 56 days', percent(withYear.lastYearByEightWeeks, withYear.sold)],
    ['sums of 30 days within their 80 % band', percent(sumsHeld, 1)],
    ['days within their 80 % band', percent(daysHeld, 1)],
  ];
  for (const [name, value] of rows) print(`${name.padEnd(42)}${value}`);
}

function printShop(name: string, tried: Tried[]) {
  const sum = (pick: (each: Tried) => number) => tried.reduce((total, each) => total + pick(each), 0);
  const cells = [
    percent(
      sum(({ all }) => all.ours),
      sum(({ all }) => all.sold),
    ),
    percent(
      sum(({ all }) => all.fourWeeks),
      sum(({ all }) => all.sold),
    ),
    percent(
      sum(({ withYear }) => withYear.ours),
      sum(({ withYear }) => withYear.sold),
    ),
    percent(
      sum(({ withYear }) => withYear.lastYear),
      sum(({ withYear }) => withYear.sold),
    ),
    percent(
      sum(({ sumsHeld }) => sumsHeld),
      tried.length,
    ),
  ];
  print(`${name.padEnd(30)}${cells.map((cell) => cell.padStart(12)).join('')}`);
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}

function print(line: string) {
  process.stdout.write(`${line}\n`);
}

async function readShops(files: { lines: string; refundLinks: string }) {
  const postgres = await startPostgres();
  if (!postgres)
    throw new Error('No PostgreSQL found: please install it (on Debian: the package postgresql).');
  try {
    const raw = await loadRawShop(postgres.url, files, '2011-12-09');
    const read = await daysOf(raw, { from: '2009-12-01', to: '2011-12-09' });
    const parts = await partsOfShop(raw);
    await raw.end();
    return { whole: read.map(dayOf), parts };
  } finally {
    postgres.stop();
  }
}

function dayOf(row: string): SalesDay {
  const [day = '', , netSales, orders] = row.split(' ');
  return { day, netSales: Number(netSales), orders: Number(orders) };
}
