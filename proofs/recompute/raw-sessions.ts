import type pg from 'pg';
import type { ImportedShop } from './imported-shop.ts';
import type { Span } from './recomputed.ts';

const STEPS = [
  'sessions',
  'sessions_with_cart_additions',
  'sessions_that_reached_checkout',
  'sessions_that_completed_checkout',
];
/** The product's name of a dimension and the column of the sessions table; no day has more values than it takes of each. */
const DIMENSIONS = { channel: 'referrer_source', link_source: 'utm_source', device: 'session_device_type' };

/** The simulated shop's sessions as it reports them, day by day, as far back as the product reads: 13 months. */
export async function loadSessions(raw: pg.Client, shop: ImportedShop, lastDay: string) {
  await raw.query(`
    create table sessions (dimension text, value text, day date, visits int, carts int, checkouts int, bought int)`);
  const splits: [string, string | null][] = [['', null], ...Object.entries(DIMENSIONS)];
  for (const [dimension, column] of splits) {
    const rows = await shop.sessionRows(
      `FROM sessions SHOW ${STEPS.join(', ')} WHERE human_or_bot_session = 'human' ${
        column ? `GROUP BY day, ${column}` : 'TIMESERIES day'
      } UNTIL ${lastDay} ${column ? 'ORDER BY sessions DESC LIMIT 1000000' : 'ORDER BY day ASC'}`,
    );
    for (const row of rows) {
      const values = [dimension, column && row[column], row.day, ...STEPS.map((step) => row[step])];
      await raw.query('insert into sessions values ($1, $2, $3, $4, $5, $6, $7)', values);
    }
  }
  await raw.query(`delete from sessions where day < date '${lastDay}' - interval '13 months'`);
}

/** Visits of the whole days of a span, and what the product would say of them next to those of the span before. */
export async function conversionOf(raw: pg.Client, current: Span, previous: Span | null) {
  const now = await visitsOf(raw, current);
  const before = previous && (await visitsOf(raw, previous));
  const isWhole = (side: typeof now | null) =>
    side !== null && side.finished > 0 && side.known === side.finished;
  const compares = isWhole(now) && isWhole(before) && now.visits > 0 && before!.visits > 0;
  const rate = now.visits > 0 ? now.bought / now.visits : null;
  const rateBefore = compares ? before!.bought / before!.visits : null;
  return {
    finished: now.finished,
    known: now.known,
    rate,
    previous: rateBefore,
    growth: rate === null || rateBefore === null ? null : rate - rateBefore,
    steps: now.known === 0 ? null : `${now.visits} ${now.carts} ${now.checkouts} ${now.bought}`,
    stepsBefore: compares
      ? `${before!.visits} ${before!.carts} ${before!.checkouts} ${before!.bought}`
      : null,
  };
}

async function visitsOf(raw: pg.Client, { from, to }: Span) {
  const { rows } = await raw.query(
    `select count(*) as known, coalesce(sum(visits), 0) as visits, coalesce(sum(carts), 0) as carts,
      coalesce(sum(checkouts), 0) as checkouts, coalesce(sum(bought), 0) as bought,
      greatest(0, $2::timestamp::date - $1::timestamp::date) as finished
    from sessions where dimension = '' and day >= $1::timestamp::date and day < $2::timestamp::date`,
    [from, to],
  );
  return rows[0] as Record<'known' | 'visits' | 'carts' | 'checkouts' | 'bought' | 'finished', number>;
}

/** `dimension value visits bought` of each value, largest first. */
export async function visitPartsOf(raw: pg.Client, { from, to }: Span): Promise<string[]> {
  const { rows } = await raw.query(
    `select dimension, value, sum(visits) as visits, sum(bought) as bought from sessions
    where dimension <> '' and day >= $1::timestamp::date and day < $2::timestamp::date
    group by 1, 2 order by dimension, visits desc`,
    [from, to],
  );
  return rows.map(({ dimension, value, visits, bought }) => `${dimension} ${value} ${visits} ${bought}`);
}
