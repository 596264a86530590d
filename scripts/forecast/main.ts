import { isHoliday } from '#server/sales-reports/calendar.ts';
import { forecastSales } from '#server/sales-reports/forecast.ts';
import type { SalesDay } from '#server/sales-reports/sales-day.ts';
import { startPostgres } from '../postgres-cluster.ts';
import { loadRawShop } from '../recompute/raw-shop.ts';
import { daysOf } from '../recompute/recomputed.ts';

/*
 * The forecast tried on the real history: at the end of every week it is made from what was known by then, and compared
 * with what came. `node scripts/forecast/main.ts <lines.csv.gz> <refund_links.csv.gz>`; ends with 1 when it is beaten by
 * the better of two naive rules on most weeks, or its band holds far from 80 %.
 */
const [lines, refundLinks] = process.argv.slice(2);
if (!lines || !refundLinks) throw new Error('Which files? <lines.csv.gz> <refund_links.csv.gz>');

const HORIZON = 30;
const WEEK = 7;
const FIRST_ORIGIN = 120;

const days = await readDays({ lines, refundLinks });
const actual = days.map(({ netSales }) => netSales);
const tally = { origins: 0, better: 0, naive: 0, days: 0, held: 0, sums: 0, sumsHeld: 0, missed: 0, sold: 0 };
const errors = { ours: 0, weekBefore: 0, drift: 0 };
for (let known = days.length - HORIZON; known >= FIRST_ORIGIN; known -= WEEK) {
  const forecast = forecastSales(days.slice(0, known), isHoliday)!;
  const came = actual.slice(known, known + HORIZON);
  const last = actual[known - 1]!;
  const step = (last - actual[0]!) / (known - 1);
  const ours = errorOf(came, (ahead) => forecast.days[ahead]!.expected);
  const weekBefore = errorOf(came, (ahead) => actual[known - WEEK + (ahead % WEEK)]!);
  const drift = errorOf(came, (ahead) => last + (ahead + 1) * step);
  errors.ours += ours;
  errors.weekBefore += weekBefore;
  errors.drift += drift;
  tally.origins += 1;
  if (forecast.usesNaive) tally.naive += 1;
  if (ours < Math.min(weekBefore, drift)) tally.better += 1;
  came.forEach((value, ahead) => {
    const { low, high } = forecast.days[ahead]!;
    tally.days += 1;
    if (value >= low && value <= high) tally.held += 1;
  });
  const sum = came.reduce((total, value) => total + value, 0);
  tally.sums += 1;
  if (sum >= forecast.total.low && sum <= forecast.total.high) tally.sumsHeld += 1;
  tally.missed += Math.abs(sum - forecast.total.expected);
  tally.sold += sum;
}

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
const rows: [string, string][] = [
  ['weeks at whose end a forecast was made', String(tally.origins)],
  ['better than the best naive rule on', `${tally.better} (${percent(tally.better, tally.origins)})`],
  ['used the naive rule and said so on', String(tally.naive)],
  ['mean error, of that of the week before', percent(errors.ours, errors.weekBefore)],
  ['mean error, of that of drift', percent(errors.ours, errors.drift)],
  ['days within the 80 % band', percent(tally.held, tally.days)],
  ['sums of 30 days within their band', percent(tally.sumsHeld, tally.sums)],
  ['mean error of the sum of 30 days', percent(tally.missed, tally.sold)],
];
for (const [name, value] of rows) process.stdout.write(`${name.padEnd(42)}${value}\n`);
const held = tally.held / tally.days;
process.exit(tally.better + tally.naive > tally.origins / 2 && held > 0.75 && held < 0.85 ? 0 : 1);

function errorOf(came: number[], expected: (ahead: number) => number): number {
  return came.reduce((sum, value, ahead) => sum + Math.abs(value - expected(ahead)), 0) / came.length;
}

async function readDays(files: { lines: string; refundLinks: string }): Promise<SalesDay[]> {
  const postgres = await startPostgres();
  if (!postgres)
    throw new Error('No PostgreSQL found: please install it (on Debian: the package postgresql).');
  try {
    const raw = await loadRawShop(postgres.url, files, '2011-12-09');
    const read = await daysOf(raw, { from: '2009-12-01', to: '2011-12-10' });
    await raw.end();
    return read.map((row) => {
      const [day = '', , netSales, orders] = row.split(' ');
      return { day, netSales: Number(netSales), orders: Number(orders) };
    });
  } finally {
    postgres.stop();
  }
}
