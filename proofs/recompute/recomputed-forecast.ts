import { finishedDays, usualDays } from '#server/analytics/insights/testing/plain-days.ts';
import { plainForecast } from '#server/analytics/insights/testing/plain-forecast.ts';
import type { PlainShop } from '#server/testing/plain-shop.ts';
import type { Forecast, Series } from '#shared/analytics/sales-reports.ts';
import type { createDifferences } from './differences.ts';
import type { ImportedShop } from './imported-shop.ts';

/** The whole forecast of a moment, and every unusual day with what is usual for it. */
export async function compareForecast(
  { shop, differences }: { shop: ImportedShop; differences: ReturnType<typeof createDifferences> },
  at: string,
  records: PlainShop,
) {
  const product = await shop.ask<Forecast>(at, 'forecast', {});
  const recomputed = plainForecast(records);
  const name = (what: string) => `${records.today} forecast ${what}`;
  differences.compare(name('days'), product.days.map(dayInPence), (recomputed?.days ?? []).map(inWords));
  differences.compare(
    name('sum'),
    product.total && { sum: dayInPence(product.total) },
    recomputed && { sum: inWords(recomputed.total) },
  );
  differences.compare(
    name('methods'),
    product.methods.map(methodInWords),
    (recomputed?.methods ?? []).map(methodInWords),
  );
  differences.compare(
    name('past'),
    product.past && pastInDigits(product.past),
    recomputed?.past ? pastInDigits(recomputed.past) : null,
  );
  const { lastYear } = product;
  differences.compare(
    name('last year'),
    lastYear && { ...lastYear, netSales: pence(lastYear.netSales) },
    recomputed?.lastYear
      ? { from: recomputed.lastYear.from, to: recomputed.lastYear.to, netSales: recomputed.lastYear.net }
      : null,
  );
  differences.compare(
    name('history'),
    product.history.map(({ day, netSales }) => `${day} ${pence(netSales)}`),
    finishedDays(records)
      .slice(-90)
      .map(({ day, net }) => `${day} ${net}`),
  );
  differences.compare(`${records.today} unusual days`, await unusualDaysOf(shop, at), unusualDays(records));
}

/** All of the history; what was undone within a day is reported only where one order was most of it. */
async function unusualDaysOf(shop: ImportedShop, at: string): Promise<string[]> {
  const { anomalies } = await shop.ask<Series>(at, 'series', { range: 'all' });
  return anomalies
    .filter(({ metric }) => metric !== 'sold')
    .map(({ day, metric, value, expected }) =>
      metric === 'orders'
        ? `${day} orders ${value} ${expected.toFixed(6)}`
        : `${day} net ${pence(value)} ${pence(expected)}`,
    );
}

function unusualDays(records: PlainShop): string[] {
  const [net, orders] = [usualDays(records, 'net'), usualDays(records, 'orders')];
  return finishedDays(records).flatMap((day, at) => [
    ...(net[at]!.isUnusual ? [`${day.day} net ${day.net} ${Math.round(net[at]!.expected!)}`] : []),
    ...(orders[at]!.isUnusual ? [`${day.day} orders ${day.orders} ${orders[at]!.expected!.toFixed(6)}`] : []),
  ]);
}

interface Sums {
  day?: string;
  expected: number;
  low: number;
  high: number;
}

const pence = (amount: number) => Math.round(amount * 100);
const inWords = ({ day, expected, low, high }: Sums) => `${day ?? 'sum'} ${expected} ${low} ${high}`;
const dayInPence = ({ day, expected, low, high }: Sums) =>
  inWords({ ...(day ? { day } : {}), expected: pence(expected), low: pence(low), high: pence(high) });

const digits = (value: number | null) => (value === null ? null : Number(value.toFixed(9)));
const methodInWords = ({
  method,
  weight,
  monthError,
}: {
  method: string;
  weight: number;
  monthError: number | null;
}) => `${method} ${digits(weight)} ${digits(monthError)}`;
const pastInDigits = ({ origins, monthError, bandHeld, sumHeld }: NonNullable<Forecast['past']>) => ({
  origins,
  monthError: digits(monthError),
  bandHeld: digits(bandHeld),
  sumHeld: digits(sumHeld),
});
