import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { newCode } from '#server/publishing/short-links/code.ts';
import type { Environment } from '#shared/stores/environment.ts';
import type { Store } from '#shared/stores/stores.ts';
import { startProduct } from '../../scripts/running-product.ts';
import { type Owner, signUpAt } from './owner.ts';
import { heading, quantile, report } from './report.ts';

const PORT = 3921;
const SHOP = 'some-visits';
const PER_SECOND = 1_000;
const LASTING_S = 30;
const TICK_MS = 10;
const LINKS = 200;
const PEOPLE = 5_000;
const SAVED_WITHIN_MS = 5_000;
const READS = 60;
/** What a page may become slower by beside them. */
const FACTOR = 3;
const NOISE_MS = 50;

/** A thousand clicks a second on the links of a store, and what its owner's page notices of it. */
export async function benchClicks(place: { name: string; dataDir: string; databaseUrl: string }) {
  heading(`Clicks on short links, ${place.name}`);
  const product = await startProduct({ port: PORT, ...place });
  const database = new Client({ connectionString: place.databaseUrl });
  await database.connect();
  try {
    const owner = await signUpAt(product.url);
    const store = await connectSmallShop(owner);
    await owner.untilRead(store.id);
    const codes = await insertLinks(database, store.id);
    const before = await readDashboard(owner, store.id);
    const [followed, beside] = await Promise.all([
      followAll(product.url, codes),
      wait(2_000).then(() => readDashboard(owner, store.id)),
    ]);
    const all = PER_SECOND * LASTING_S;
    report(`led on of ${all.toLocaleString('en')}`, followed.ledOn.toLocaleString('en'), {
      text: 'all',
      met: followed.ledOn === all,
    });
    report('led on a second', followed.perSecond.toFixed(0), {
      text: `≥ ${0.98 * PER_SECOND}`,
      met: followed.perSecond >= 0.98 * PER_SECOND,
    });
    const [p50, p95] = [0.5, 0.95].map((share) => quantile(followed.times, share));
    report('a click leads on, p50 / p95', `${p50!.toFixed(0)} / ${p95!.toFixed(0)} ms`);
    await wait(SAVED_WITHIN_MS);
    const { rows } = await database.query(
      'select sum(clicks)::int as clicks, sum(people)::int as people from post_clicks where store_id = $1',
      [store.id],
    );
    report('counted', rows[0].clicks.toLocaleString('en'), { text: 'all', met: rows[0].clicks === all });
    report('people', rows[0].people.toLocaleString('en'), { text: 'all', met: rows[0].people === PEOPLE });
    const allowed = Math.max(FACTOR * quantile(before, 0.95), NOISE_MS);
    report(
      'the dashboard, p95 before · beside them',
      `${quantile(before, 0.95).toFixed(0)} · ${quantile(beside, 0.95).toFixed(0)} ms`,
      { text: `${allowed.toFixed(0)} ms`, met: quantile(beside, 0.95) <= allowed },
    );
  } finally {
    await database.end();
    await product.stop();
  }
}

async function connectSmallShop(owner: Owner): Promise<Store> {
  const { demoStores } = await owner.ask<Environment>('GET', '/api/environment');
  const apiKey = demoStores.find(({ platform }) => platform === 'shopify')!.accessToken;
  const { store } = await owner.ask<{ store: Store }>('POST', '/api/stores/shopify/connect', {
    shop: SHOP,
    apiKey,
  });
  return store;
}

async function insertLinks(database: Client, storeId: string): Promise<string[]> {
  const codes = Array.from({ length: LINKS }, () => newCode(new Date()));
  await database.query(
    `with post as (insert into scheduled_posts (store_id, product_id, platform, content_type, scheduled_for, status)
       select $1, (select id from products where store_id = $1 order by id limit 1), 'twitter', 'product', now(), 'published'
       from unnest($2::text[]) returning id)
     insert into short_links (code, store_id, post_id, source, in_text)
     select code, $1, id, 'twitter', true
     from (select id, row_number() over () as place from post) numbered
       join unnest($2::text[]) with ordinality as coded (code, place) using (place)`,
    [storeId, codes],
  );
  return codes;
}

async function followAll(url: string, codes: string[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 128 });
  const times: number[] = [];
  let ledOn = 0;
  const follow = (nth: number) =>
    new Promise<void>((resolve) => {
      const startedAt = performance.now();
      // Everybody belongs to one link, so that they can be counted afterwards.
      const person = nth % PEOPLE;
      const headers = { 'user-agent': `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1) Mobile Safari/${person}` };
      const settle = (status: number | undefined) => {
        times.push(performance.now() - startedAt);
        if (status === 302) ledOn += 1;
        resolve();
      };
      request(`${url}/l/${codes[person % codes.length]}`, { agent, headers }, (reply) => {
        reply.resume().once('end', () => settle(reply.statusCode));
      })
        .once('error', () => settle(undefined))
        .end();
    });
  const sent: Promise<void>[] = [];
  const startedAt = performance.now();
  const all = PER_SECOND * LASTING_S;
  while (sent.length < all) {
    const due = Math.min(all, Math.floor(((performance.now() - startedAt) / 1000) * PER_SECOND));
    while (sent.length < due) sent.push(follow(sent.length));
    await wait(TICK_MS);
  }
  await Promise.all(sent);
  const perSecond = all / ((performance.now() - startedAt) / 1000);
  agent.destroy();
  return { ledOn, times, perSecond };
}

async function readDashboard(owner: Owner, storeId: string): Promise<number[]> {
  const times: number[] = [];
  for (let read = 0; read < READS; read += 1) {
    const startedAt = performance.now();
    await owner.dashboard(storeId);
    times.push(performance.now() - startedAt);
    await wait(100);
  }
  return times;
}
