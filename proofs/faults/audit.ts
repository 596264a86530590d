import pg from 'pg';
import { totalOf } from '#simulators/shopier/shop/shop.ts';
import type { Company } from './company.ts';
import type { World } from './world.ts';

/** One thing that has to hold, and what was found. */
export interface Finding {
  what: string;
  figure: string;
  holds: boolean;
}

const SHOPIFY_PAGE = 250;
/** Entries of a list that are read at most. */
const MOST_LISTED = 100;

/** Compares what Vitrin has with what is true at the platforms and networks; `at` is when it last worked. */
export async function audit(
  databaseUrl: string,
  world: World,
  company: Company,
  at = new Date(),
): Promise<Finding[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.setTypeParser(20, Number);
  client.setTypeParser(1700, Number);
  await client.connect();
  try {
    return [
      ...(await auditOrders(client, world)),
      ...(await auditSums(client)),
      ...(await auditWebhooks(client, world)),
      ...(await auditPosts(client, world, company)),
      ...(await auditGenerations(client)),
      ...(await auditLeftovers(client, at)),
    ];
  } finally {
    await client.end();
  }
}

/** Ids and what each order is worth after everything that happened to it. */
async function auditOrders(client: pg.Client, world: World): Promise<Finding[]> {
  const { rows: stores } = await client.query('select id, platform, handle from connected_stores');
  const findings: Finding[] = [];
  for (const { id, platform, handle } of stores) {
    const truth = platform === 'shopify' ? await shopifyTruth(world, handle) : shopierTruth(world, handle);
    const { rows } = await client.query(
      `select orders.id, (select coalesce(sum(amount + discount), 0) from sale_events
         where store_id = orders.store_id and order_id = orders.id) as worth
       from orders where store_id = $1 and deleted_at is null`,
      [id],
    );
    const ours = new Map<string, number>(rows.map((row) => [row.id, row.worth]));
    const lost = [...truth.keys()].filter((each) => !ours.has(each));
    const invented = [...ours.keys()].filter((each) => !truth.has(each));
    const different = [...truth].filter(([each, worth]) => ours.has(each) && ours.get(each) !== worth);
    const example =
      different[0] && ` (${different[0][0]}: ${ours.get(different[0][0])} for ${different[0][1]})`;
    findings.push({
      what: `orders of ${handle}`,
      figure: `${truth.size} there, ${lost.length} lost, ${invented.length} invented, ${different.length} of another worth${example ?? ''}`,
      holds: lost.length + invented.length + different.length === 0,
    });
  }
  return findings;
}

/** As any client of Shopify would ask for it. */
async function shopifyTruth({ shopify }: World, handle: string): Promise<Map<string, number>> {
  const { accessToken } = shopify.shop(handle);
  const truth = new Map<string, number>();
  for (let after: string | null = null; ; ) {
    const query = `query($after: String) { orders(first: ${SHOPIFY_PAGE}, after: $after) {
      nodes { legacyResourceId currentTotalPriceSet { shopMoney { amount } } } pageInfo { hasNextPage endCursor } } }`;
    const response = await fetch(
      `${shopify.origin.replace('{shop}', handle)}/admin/api/2026-10/graphql.json`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-shopify-access-token': accessToken },
        body: JSON.stringify({ query, variables: { after } }),
      },
    );
    const reply = (await response.json()) as ShopifyReply;
    if (!reply.data) {
      // It has been asked a lot, and gives points back as time goes by.
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      continue;
    }
    const { nodes, pageInfo } = reply.data.orders;
    for (const { legacyResourceId, currentTotalPriceSet } of nodes)
      truth.set(legacyResourceId, Math.round(Number(currentTotalPriceSet.shopMoney.amount) * 100));
    if (!pageInfo.hasNextPage) return truth;
    after = pageInfo.endCursor;
  }
}

interface ShopifyReply {
  data?: {
    orders: {
      nodes: { legacyResourceId: string; currentTotalPriceSet: { shopMoney: { amount: string } } }[];
      pageInfo: { hasNextPage: boolean; endCursor: string };
    };
  };
}

function shopierTruth({ shopier }: World, handle: string): Map<string, number> {
  const given = (order: { refunds: readonly { status: string; total: number }[] }) =>
    order.refunds.reduce((sum, { status, total }) => sum + (status === 'succeeded' ? total : 0), 0);
  const orders = shopier.shop(handle).orders();
  return new Map(orders.map((order) => [order.id, totalOf(order) - given(order)]));
}

/** The roll-ups against the ledger that they are sums of. */
async function auditSums(client: pg.Client): Promise<Finding[]> {
  const { rows } = await client.query(`
    select handle,
      (select coalesce(sum(amount + discount), 0) from sale_events where store_id = store.id) as ledger,
      (select coalesce(sum(gross + discounts + reversals + shipping + tax + other), 0)
         from sales_hours where store_id = store.id) as hours,
      (select coalesce(sum(gross + discounts + reversals + shipping + tax + other), 0)
         from sales_days where store_id = store.id) as days,
      (select count(*) from orders where store_id = store.id and deleted_at is null and not test) as orders,
      (select coalesce(sum(orders), 0) from sales_hours where store_id = store.id) as counted,
      (select count(*) from orders where store_id = store.id and deleted_at is null and not test and buyer is not null) as bought,
      (select coalesce(sum(orders), 0) from customer_totals where store_id = store.id) as totals,
      (select coalesce(sum(orders), 0) from customer_months where store_id = store.id) as months,
      (select coalesce(sum(amount), 0) from sale_events
         where store_id = store.id and part = 'product' and amount > 0 and kind = 'sale') as sold,
      (select coalesce(sum(gross), 0) from product_days where store_id = store.id) as products,
      (select count(*) from sale_events where store_id = store.id and not exists (
         select from orders where store_id = store.id and id = order_id)) as orphans
    from connected_stores store`);
  return rows.map(({ handle, ...sums }) => ({
    what: `sums of ${handle}`,
    figure: `ledger ${sums.ledger}, hours ${sums.hours}, days ${sums.days}, products ${sums.products} of ${sums.sold}; orders ${sums.orders}, counted ${sums.counted}; of buyers ${sums.bought}, ${sums.totals}, ${sums.months}`,
    holds:
      sums.ledger === sums.hours &&
      sums.hours === sums.days &&
      sums.sold === sums.products &&
      sums.orders === sums.counted &&
      sums.bought === sums.totals &&
      sums.bought === sums.months &&
      sums.orphans === 0,
  }));
}

/** Every delivery that Shopify saw answered stands there once; the key of the table forbids more. */
async function auditWebhooks(client: pg.Client, { shopify, shops }: World): Promise<Finding[]> {
  const { rows } = await client.query('select event_id, topic, applied_at, problem from webhook_events');
  const known = new Set(rows.map(({ event_id }) => event_id as string));
  const logs = shops.shopify.flatMap((name) => shopify.shop(name).webhooks.log);
  const delivered = logs.filter(({ state }) => state === 'delivered');
  const missing = delivered.filter(({ id }) => !known.has(id));
  const unapplied = rows.filter(({ applied_at }) => applied_at === null);
  const problems = rows.filter(({ problem }) => problem !== null);
  const waiting = logs.filter(({ state }) => state === 'waiting').length;
  return [
    {
      what: 'webhooks',
      figure: `${rows.length} recorded, of the newest ${delivered.length} delivered by Shopify ${missing.length} missing, ${unapplied.length} not applied, ${problems.length} with a problem, ${waiting} wait for another try`,
      holds: missing.length + unapplied.length + problems.length === 0,
    },
  ];
}

/** What everybody sees, against what we believe. */
async function auditPosts(
  client: pg.Client,
  world: World,
  { captions, confirmed }: Company,
): Promise<Finding[]> {
  const { rows } = await client.query(`
    select caption, delivery.network, delivery.status, delivery.external_id, delivery.problem, delivery.problem_code,
      delivery.next_try_at, account.external_id as account_id,
      coalesce((delivery.open_attempt ->> 'since')::timestamptz, delivery.publish_started_at) as sent_at
    from scheduled_posts post join post_deliveries delivery on delivery.post_id = post.id
      join social_accounts account on account.id = delivery.account_id`);
  const feed = [...world.x.feed(), ...world.meta.feed()];
  const seen = new Map<string, string[]>();
  for (const { network, text, id } of feed) {
    const key = `${network === 'x' ? 'twitter' : network} ${text}`;
    seen.set(key, [...(seen.get(key) ?? []), id]);
  }
  const keyOf = (row: { network: string; caption: string }) => `${row.network} ${row.caption}`;
  const keys = new Set(rows.map(keyOf));
  const doubled = [...seen].filter(([, ids]) => ids.length > 1);
  const unknown = [...seen.keys()].filter((key) => !keys.has(key));
  const lost = rows.filter((row) => row.status === 'published' && !seen.has(keyOf(row)));
  const asked = rows.filter((row) => mustAsk(row, feed));
  const unsettled = rows.filter((row) => row.status !== 'published' && !asked.includes(row));
  const wrong = rows.filter(
    (row) =>
      row.status === 'published' && seen.has(keyOf(row)) && !seen.get(keyOf(row))!.includes(row.external_id),
  );
  const states = Object.entries(
    Object.groupBy(unsettled, ({ status, problem }) => `${status} ${problem ?? ''}`),
  );
  const saved = new Set(rows.map(({ caption }) => caption));
  const forgotten = [...confirmed].filter((caption) => !saved.has(caption));
  return [
    {
      what: 'posts',
      figure: `${captions.size} asked for, ${confirmed.size} confirmed, ${saved.size} saved as ${rows.length} deliveries, ${forgotten.length} forgotten, ${seen.size} seen, ${doubled.length} doubled${doubled[0] ? ` (${doubled[0][0]}: ${doubled[0][1].join(', ')})` : ''}, ${lost.length} lost, ${wrong.length} mistaken, ${unknown.length} unknown, ${asked.length} asked of their owners as they must be, ${unsettled.length} not out${states.map(([state, all]) => `; ${all!.length} × ${state}`).join('')}`,
      holds: [doubled, lost, unknown, wrong, unsettled, forgotten].every(({ length }) => length === 0),
    },
  ];
}

interface Delivery {
  status: string;
  problem_code: string | null;
  next_try_at: Date | null;
  account_id: string;
  sent_at: Date | null;
}

/** Whether its owner was asked, and the list of this account can prove nothing of it (decision 027, 3). */
function mustAsk(delivery: Delivery, feed: readonly { accountId: string; at: string }[]): boolean {
  const { status, problem_code, next_try_at, account_id, sent_at } = delivery;
  if (status !== 'unconfirmed' || problem_code !== 'please_look' || next_try_at || !sent_at) return false;
  const listed = feed.filter(({ accountId }) => accountId === account_id);
  const newer = listed.filter(({ at }) => new Date(at) >= sent_at);
  return newer.length === listed.length || newer.length >= MOST_LISTED;
}

/** An allowance is spent for each generation that gave something, and for no other. */
async function auditGenerations(client: pg.Client): Promise<Finding[]> {
  const { rows } = await client.query(`
    select (select coalesce(sum(usage_count), 0) from usage_tracking) as spent,
      (select coalesce(sum(jsonb_array_length(spent)), 0) from content_generations where status = 'done') as kept,
      (select count(*) from content_generations where status = 'done') as done,
      (select count(*) from content_generations where status in ('failed', 'cancelled')) as given_back,
      (select count(*) from content_generations where finished_at is null) as unfinished,
      (select count(*) from content_generations made where status = 'done' and not exists (
         select from social_media_posts where generation_id = made.id)) as without_post`);
  const { spent, kept, done, given_back, unfinished, without_post } = rows[0];
  return [
    {
      what: 'allowances',
      figure: `${spent} spent, ${kept} in ${done} generations; ${given_back} given back, ${unfinished} unfinished, ${without_post} without their post`,
      holds: spent === kept && unfinished === 0 && without_post === 0,
    },
  ];
}

/** Leases that nobody holds, jobs that nobody does. */
async function auditLeftovers(client: pg.Client, at: Date): Promise<Finding[]> {
  const { rows } = await client.query(
    `
    select (select array_agg(network || ' ' || status || ' until ' || lease_until) from post_deliveries
        where lease_until is not null) as posts,
      (select array_agg(handle || ' until ' || lease_until) from sync_states
         join connected_stores store on store.id = store_id where lease_until > now() + interval '1 minute') as readings,
      (select array_agg(status || ' until ' || lease_until) from content_generations
         where finished_at is null and lease_until is not null) as generations,
      (select count(*) from pgboss.job where state in ('created', 'retry') and start_after < $1::timestamptz - interval '1 minute') as waiting,
      (select coalesce(string_agg(distinct name, ', '), '') from pgboss.job
         where state in ('created', 'retry') and start_after < $1::timestamptz - interval '1 minute') as overdue,
      (select coalesce(string_agg(distinct name, ', '), '') from pgboss.job
         where state = 'active' and started_on < now() - interval '2 minutes') as active,
      (select count(*) from sync_states where phase <> 'ready') as unread`,
    [at],
  );
  const { posts, readings, generations, waiting, overdue, active, unread } = rows[0];
  const leases: string[] = [posts, readings, generations].flatMap((all) => all ?? []);
  return [
    {
      what: 'leases and jobs',
      figure: `${leases.length} leases held by nobody${leases.length > 0 ? ` (${leases.join(', ')})` : ''}, ${waiting} jobs overdue${overdue ? ` (${overdue})` : ''}, ${unread} stores not read${active ? `; of killed processes, done again by themselves: ${active}` : ''}`,
      holds: leases.length + waiting + unread === 0,
    },
  ];
}
