import type { ImportedShop } from './imported-shop.ts';

type Query = Record<string, string>;
interface Detail {
  value: number | null;
  previous: number | null;
  parts: { name: string; value: number }[];
}
interface Cards {
  details: Record<
    'totalRevenue' | 'totalOrders' | 'totalCustomers' | 'averageOrderValue' | 'repeatCustomers',
    Detail
  >;
  period: { compareFrom: string | null };
}

type Steps = Record<'sessions' | 'cartAdditions' | 'reachedCheckout' | 'completedCheckout', number>;
interface Conversion {
  days: { finished: number; known: number };
  rate: Detail & { growth: number | null };
  current: Steps | null;
  previous: Steps | null;
  breakdowns: { by: string; rows: (Steps & { value: string | null })[] }[];
}

const pence = (amount: number | null) => (amount === null ? null : Math.round(amount * 100));

interface Ads {
  storeAnalysis: {
    orders: number;
    netSales: number;
    averageOrderValue: number | null;
    previous: { orders: number; netSales: number } | null;
  };
  bestTimes: {
    hourly: { orders: number }[];
    daily: { orders: number; netSales: number }[];
    monthly: { month: number; performance: number | null; revenue: number; basis: { cases: number } }[];
  };
  audiences: {
    behaviors: {
      locations: { orders: number; netSales: number; percentage: number }[];
      unknownPlaces: { countries: number };
    };
  };
  performance: {
    breakEven: {
      margin: number;
      orders: { kind: string; value: number; left: number; clickPrice: { expected: number } }[];
    };
    currentOpportunity: { untappedAudience: { value: number } | null };
  };
  customers: {
    buyers: number;
    newBuyers: number;
    baskets: {
      units: number;
      quartiles: Record<'orders' | 'lower' | 'median' | 'upper', number> | null;
    };
  };
}

/** The product's answers in the shape of the recomputed ones, as anybody gets them over HTTP. */
export function answeredBy({ ask, askAds, askInWords }: ImportedShop) {
  return {
    async ads(at: string) {
      const { storeAnalysis, bestTimes, audiences, performance, customers } = await askAds<Ads>(at);
      const { previous } = storeAnalysis;
      const { quartiles } = customers.baskets;
      return {
        sales: {
          orders: storeAnalysis.orders,
          net: pence(storeAnalysis.netSales),
          aov: pence(storeAnalysis.averageOrderValue),
          units: customers.baskets.units,
          buyers: customers.buyers,
          newBuyers: customers.newBuyers,
        },
        previous: previous && { orders: previous.orders, net: pence(previous.netSales) },
        hours: bestTimes.hourly.map(({ orders }) => orders),
        weekdays: bestTimes.daily.map(({ orders, netSales }) => `${orders} ${pence(netSales)}`),
        months: bestTimes.monthly.map(
          ({ month, performance: index, revenue, basis }) =>
            `${month} ${basis.cases} ${pence(revenue)} ${index === null ? '—' : index.toFixed(6)}`,
        ),
        places: audiences.behaviors.locations.map(
          ({ orders, netSales, percentage }) => `${orders} ${pence(netSales)} ${percentage}`,
        ),
        unknownPlaces: audiences.behaviors.unknownPlaces.countries,
        quartiles: quartiles && {
          orders: quartiles.orders,
          lower: pence(quartiles.lower),
          median: pence(quartiles.median),
          upper: pence(quartiles.upper),
        },
        breakEven: performance.breakEven.orders.map(
          ({ kind, left, clickPrice }) => `${kind} ${left.toFixed(4)} ${clickPrice.expected.toFixed(6)}`,
        ),
        quiet: pence(performance.currentOpportunity.untappedAudience?.value ?? null),
      };
    },

    async groups(at: string) {
      type Group = { group: string; customers: number; netSales: number; meanOrders: number };
      const { groups } = await ask<{ groups: Group[] }>(at, 'customers/groups', {});
      return groups
        .map(({ group, customers, netSales, meanOrders }) => ({
          group,
          customers,
          net: pence(netSales)!,
          orders: Math.round(customers * meanOrders),
        }))
        .toSorted((one, other) => (one.group < other.group ? -1 : 1));
    },

    /** Money given back and the goods of it, as an answer says them. */
    async refunds(at: string) {
      const { figures } = await askInWords<{ figures: { name: string; value: number }[] }>(
        at,
        'How much was refunded last month?',
      );
      const named = (name: string) => pence(figures.find((each) => each.name === name)?.value ?? null);
      return { money: named('Money given back'), goods: named('Goods taken back') };
    },

    async cards(at: string, query: Query) {
      const { details, period } = await ask<Cards>(at, 'dashboard', query);
      const part = (name: string) =>
        Object.values(details)
          .flatMap(({ parts }) => parts)
          .find((each) => each.name === name)?.value ?? null;
      const { totalRevenue, totalOrders, averageOrderValue, totalCustomers, repeatCustomers } = details;
      return {
        current: {
          total: pence(totalRevenue.value),
          net: pence(part('net_sales')),
          orders: totalOrders.value,
          aov: pence(averageOrderValue.value),
          guests: part('guest_orders'),
          customers: totalCustomers.value,
          firstTime: part('first_time_customers'),
          repeat: repeatCustomers.value,
        },
        previous:
          period.compareFrom === null
            ? null
            : {
                total: pence(totalRevenue.previous),
                orders: totalOrders.previous,
                aov: pence(averageOrderValue.previous),
                customers: totalCustomers.previous,
                repeat: repeatCustomers.previous,
              },
      };
    },

    /** The first figure of each answer; pence where it is money. */
    async inWords(at: string, questions: Record<string, string>) {
      const found: Record<string, number | null> = {};
      for (const [name, question] of Object.entries(questions)) {
        const { figures } = await askInWords<{ figures: { value: number; unit: string }[] }>(at, question);
        const [first] = figures;
        found[name] = first ? (first.unit === 'money' ? Math.round(first.value * 100) : first.value) : null;
      }
      return found;
    },

    async hours(at: string, query: Query) {
      const { cells } = await ask<{ cells: Record<'weekday' | 'hour' | 'orders', number>[] }>(
        at,
        'order-hours',
        query,
      );
      return cells
        .toSorted((one, other) => one.weekday - other.weekday || one.hour - other.hour)
        .map(({ weekday, hour, orders }) => `${weekday} ${hour} ${orders}`);
    },

    async countries(at: string, query: Query) {
      const { countries } = await ask<{
        countries: Record<'orders' | 'customers' | 'netSales', number>[];
      }>(at, 'places', query);
      return countries.map(({ orders, customers, netSales }) => `${orders} ${customers} ${pence(netSales)}`);
    },

    async conversion(at: string, query: Query) {
      const { days, rate, current, previous, breakdowns } = await ask<Conversion>(at, 'conversion', query);
      const steps = (counts: Steps | null) =>
        counts &&
        `${counts.sessions} ${counts.cartAdditions} ${counts.reachedCheckout} ${counts.completedCheckout}`;
      const pages = breakdowns.find(({ by }) => by === 'landing_page')?.rows ?? [];
      const sum = (of: (row: Steps) => number) => pages.reduce((all, row) => all + of(row), 0);
      return {
        figures: {
          finished: days.finished,
          known: days.known,
          rate: rate.value,
          previous: rate.previous,
          growth: rate.growth,
          steps: steps(current),
          stepsBefore: steps(previous),
        },
        parts: breakdowns
          .filter(({ by }) => by !== 'landing_page')
          .toSorted((one, other) => (one.by < other.by ? -1 : 1))
          .flatMap(({ by, rows }) =>
            rows.map((row) => `${by} ${row.value} ${row.sessions} ${row.completedCheckout}`),
          ),
        // Only the largest pages of a day are read: with all others they come to the whole.
        pages:
          pages.length === 0 ? null : `${sum((row) => row.sessions)} ${sum((row) => row.completedCheckout)}`,
        whole: current && `${current.sessions} ${current.completedCheckout}`,
      };
    },

    /** Null where the series is not given by days. */
    async days(at: string, query: Query) {
      type Point = { from: string; totalSales: number; netSales: number; orders: number };
      const { grain, points } = await ask<{ grain: string; points: Point[] }>(at, 'series', query);
      if (grain !== 'day') return null;
      return points.map(
        ({ from, totalSales, netSales, orders }) =>
          `${from} ${pence(totalSales)} ${pence(netSales)} ${orders}`,
      );
    },

    async products(at: string, query: Query) {
      const { rows } = await ask<{ rows: { id: string | null; units: number; grossSales: number }[] }>(
        at,
        'products/ranking',
        { ...query, sort: 'units', direction: 'desc' },
      );
      return (
        rows
          .filter(({ id }) => id !== null)
          // Products that sold as many units come in another order here.
          .toSorted((one, other) => other.units - one.units || other.grossSales - one.grossSales)
          .slice(0, 10)
          .map(({ units, grossSales }) => `${units} ${pence(grossSales)}`)
      );
    },
  };
}
