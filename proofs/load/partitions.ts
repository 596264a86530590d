import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { openDatabase } from '#server/core/db/database.ts';
import { startPostgres } from '../../scripts/postgres-cluster.ts';
import { heading, megabytes, quantile, report, seconds } from '../bench/report.ts';

/*
 * Whether the ledger is better off in partitions by store: the same rows in one table and in 64, on a PostgreSQL of its
 * own. See docs/decisions/015.
 * `node proofs/load/partitions.ts [--stores 1000] [--orders 700]` (Node.js 24, Debian: `postgresql`)
 */
const { values } = parseArgs({
  options: { stores: { type: 'string', default: '1000' }, orders: { type: 'string', default: '700' } },
});
const stores = Number(values.stores);
const orders = Number(values.orders);
const PARTITIONS = 64;
const EVENTS = 3;
const ORDERS_AT_ONCE = 50;
const BATCHES = 400;
const QUERIES = 400;

const postgres = await startPostgres({ fsync: true });
if (!postgres) {
  process.stdout.write('SKIPPED: no PostgreSQL is installed here.\n');
  process.exit(0);
}
const client = new Client({ connectionString: postgres.url });
try {
  await (await openDatabase({ databaseUrl: postgres.url, dataDir: '' })).close();
  await client.connect();
  await client.query(`
    create table stores as select gen_random_uuid() as id, n from generate_series(1, ${stores}) n;
    create table plain (like sale_events including all);
    create table parted (like sale_events including all) partition by hash (store_id);
    analyze stores`);
  for (let at = 0; at < PARTITIONS; at += 1)
    await client.query(
      `create table parted_${at} partition of parted for values with (modulus ${PARTITIONS}, remainder ${at})`,
    );
  for (const table of ['plain', 'parted']) await measure(table);
} finally {
  await client.end();
  postgres.stop();
}

async function measure(table: string) {
  heading(
    `${table}: ${stores} stores of ${orders} orders, ${(stores * orders * EVENTS).toLocaleString('en')} rows`,
  );
  // As they come: all stores at the same time, day after day.
  report('filled in', seconds(await timeOf(() => client.query(insertOf(table, 1, orders)))));
  report('vacuum analyze', seconds(await timeOf(() => client.query(`vacuum analyze ${table}`))));
  const { rows } = await client.query(
    `select sum(pg_relation_size(oid))::bigint as rows, sum(pg_indexes_size(oid))::bigint as indexes
     from pg_class where relkind = 'r' and (relname = $1 or relname like $1 || '\\_%')`,
    [table],
  );
  report('rows / indexes', `${megabytes(Number(rows[0].rows))} / ${megabytes(Number(rows[0].indexes))}`);
  const { rows: ids } = await client.query<{ id: string }>('select id from stores order by random()');
  const storeOf = (at: number) => ids[at % ids.length]!.id;

  const inserts: number[] = [];
  for (let at = 0; at < BATCHES; at += 1) {
    const first = orders + 1 + at * ORDERS_AT_ONCE;
    inserts.push(
      await timeOf(() => client.query(insertOf(table, first, first + ORDERS_AT_ONCE - 1, storeOf(at)))),
    );
  }
  const rate = (BATCHES * ORDERS_AT_ONCE * EVENTS * 1000) / inserts.reduce((sum, ms) => sum + ms, 0);
  report('rows inserted a second, 50 orders at once', rate.toFixed(0));
  report('one such batch, p50 / p95', spread(inserts));

  // Questions as the product asks them: a text each time, so it is planned each time.
  await ask('sums of a month of a store, p50 / p95', (store) => [
    `select kind, part, sum(amount), sum(discount) from ${table}
     where store_id = $1 and occurred_at >= now() - interval '30 days' group by 1, 2`,
    [store],
  ]);
  await ask('rows of 20 orders of a store, p50 / p95', (store, at) => [
    `select * from ${table} where store_id = $1 and order_id = any($2)`,
    [store, Array.from({ length: 20 }, (_, n) => String(5_000_000_000_000 + 1 + ((at * 7 + n) % orders)))],
  ]);
  await ask('an order changed (delete, insert), p50 / p95', (store, at) => [
    `with gone as (delete from ${table} where store_id = $1 and order_id = $2 returning *)
     insert into ${table} select store_id, order_id, key || '.', kind, part, line_id, product_id, quantity, amount, discount, currency, occurred_at from gone`,
    [store, String(5_000_000_000_000 + 1 + ((at * 13) % orders))],
  ]);
  report('vacuum after it', seconds(await timeOf(() => client.query(`vacuum ${table}`))));
  const [gone] = ids;
  report(
    'a store deleted',
    `${(await timeOf(() => client.query(`delete from ${table} where store_id = $1`, [gone!.id]))).toFixed(0)} ms`,
  );

  async function ask(what: string, question: (store: string, at: number) => [string, unknown[]]) {
    const times: number[] = [];
    for (let at = 0; at < QUERIES; at += 1) {
      const [text, parameters] = question(storeOf(at * 17), at);
      times.push(await timeOf(() => client.query(text, parameters)));
    }
    report(what, spread(times));
  }
}

function insertOf(table: string, first: number, last: number, store?: string): string {
  return `
    insert into ${table} (store_id, order_id, key, kind, part, line_id, product_id, quantity, amount, discount,
      currency, occurred_at)
    select stores.id, (5000000000000 + o)::text, 'sale:' || line, 'sale',
      case line when 3 then 'shipping' else 'product' end, line::text, 'p' || (o * 7 + line) % 50, 1, 1000 + o % 900, 0,
      'EUR', now() - interval '1 day' * ((${orders} - o) * 400.0 / ${orders})
    from generate_series(${first}, ${last}) o, ${store ? `(select '${store}'::uuid as id) stores` : 'stores'},
      generate_series(1, ${EVENTS}) line
    ${store ? '' : 'order by o'}`;
}

function spread(times: number[]): string {
  return `${quantile(times, 0.5).toFixed(2)} / ${quantile(times, 0.95).toFixed(2)} ms`;
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
