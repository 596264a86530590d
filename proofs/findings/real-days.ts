import { findAnomalies } from '#server/analytics/sales/anomalies.ts';
import { isHoliday } from '#server/analytics/sales/calendar.ts';
import type { SoldDay } from '#server/analytics/sales/sales-day.ts';
import { startPostgres } from '../../scripts/postgres-cluster.ts';
import { loadRawShop } from '../recompute/raw-shop.ts';

/*
 * `node proofs/findings/real-days.ts <lines.csv.gz> <refund_links.csv.gz>`: on how many days of the real history an unusual day
 * is reported to an owner who looks every day. Each day is judged by those before it alone, so one pass is all looks.
 */
const [lines, refundLinks] = process.argv.slice(2);
if (!lines || !refundLinks) throw new Error('Which files? <lines.csv.gz> <refund_links.csv.gz>');
const YEAR = 365;

const days = await readDays({ lines, refundLinks });
const unusual = findAnomalies(days, isHoliday);
for (const [name, year] of [
  ['the first year', days.slice(0, YEAR)],
  ['the last year', days.slice(-YEAR)],
] as const) {
  const isOfYear = (day: string) => day >= year[0]!.day && day <= year.at(-1)!.day;
  const daysOf = (...metrics: string[]) => {
    const found = unusual.filter(({ metric, day }) => metrics.includes(metric) && isOfYear(day.day));
    return [...new Set(found.map(({ day }) => day.day))];
  };
  const named = daysOf('netSales', 'orders');
  write(`${name}, ${year[0]!.day} to ${year.at(-1)!.day}, ${year.length} looks`);
  write(`  unusual by net sales or orders: ${named.length} (${named.join(', ')})`);
  write(`  by what was sold and given back at once, at most: ${daysOf('sold').length}`);
}

async function readDays(files: { lines: string; refundLinks: string }): Promise<SoldDay[]> {
  const postgres = await startPostgres();
  if (!postgres)
    throw new Error('No PostgreSQL found: please install it (on Debian: the package postgresql).');
  try {
    const raw = await loadRawShop(postgres.url, files, '2011-12-09');
    const { rows } = await raw.query(`
      select to_char(day, 'YYYY-MM-DD') as day, coalesce(net, 0) as "netSales", coalesce(placed, 0) as orders, coalesce(sold, 0) as sold
      from generate_series(date '2009-12-01', date '2011-12-08', interval '1 day') as day
      left join (select at::date as day, sum(net) as net from moved group by 1) moved using (day)
      left join (select at::date as day, count(*) as placed, sum(net) as sold from orders group by 1) placed using (day)
      order by day`);
    await raw.end();
    return rows.map(({ day, netSales, orders, sold }) => ({
      day,
      netSales: Number(netSales),
      orders: Number(orders),
      sold: Number(sold),
    }));
  } finally {
    postgres.stop();
  }
}

function write(line: string) {
  process.stdout.write(`${line}\n`);
}
