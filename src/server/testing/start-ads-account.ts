import { sql } from 'drizzle-orm';
import { adsAccountEndpoints } from '#shared/ads/ads-account.ts';
import { DEMO_ACCOUNTS, DEMO_PEOPLE } from '#simulators/google/demo-accounts.ts';
import { startApp } from './start-app.ts';

export const teaHouse = { name: 'tea-house', products: [{ title: 'Tea', price: '10.00' }], orders: [] };
export const ADS_SCOPE = 'https://www.googleapis.com/auth/adwords';

const [NORA, LUCIE, SELIN, AGENCY, BOTH, NOBODY] = DEMO_PEOPLE.map(({ id }) => id) as [
  string,
  string,
  string,
  string,
  string,
  string,
];
/** Who signs in at Google; see simulators/google/README.md. */
export const PEOPLE = { NORA, LUCIE, SELIN, AGENCY, BOTH, NOBODY };

/** Those of the demo with an eighth of their clicks, which is enough to count. */
const SMALL_ACCOUNTS = DEMO_ACCOUNTS.map((account) => ({
  ...account,
  campaigns: account.campaigns.map((each) => ({ ...each, clicksPerDay: Math.round(each.clicksPerDay / 8) })),
}));

type StartOptions = NonNullable<Parameters<typeof startApp>[0]>;

/** A store whose owner may connect Google Ads, and what can be done with it. */
export async function startAdsAccount({
  google = {},
  ...options
}: Omit<StartOptions, 'google'> & { google?: Exclude<StartOptions['google'], boolean | undefined> } = {}) {
  const started = await startApp({
    shops: [teaHouse],
    google: { accounts: SMALL_ACCOUNTS, ...google },
    ...options,
  });
  const owner = await started.signUp();
  const { id: storeId } = await owner.connectShopify('tea-house');
  const params = { storeId };

  const begin = async (person = owner) =>
    (await person.expectOk(person.call(adsAccountEndpoints.connect, { params }))).authUrl;
  /** @returns the path that it leads back to. */
  const agree = (address: string, person: string) =>
    owner.consent(address, { person, granted_scope: ADS_SCOPE, decision: 'allow' });
  const account = async () =>
    (await owner.expectOk(owner.call(adsAccountEndpoints.read, { params }))).account;

  async function connect(person: string) {
    const back = await agree(await begin(), person);
    await started.runJobs();
    return back;
  }

  async function readAgain() {
    await owner.expectOk(owner.call(adsAccountEndpoints.refresh, { params }));
    await started.runJobs();
  }

  /** All that was read of the account, in an order of its own. */
  async function facts() {
    const tables = ['ads_figures', 'ads_shares', 'ads_campaign_list', 'ads_ads'];
    const all = await Promise.all(
      tables.map(async (table) => {
        const { rows } = await started.db.execute<Record<string, unknown>>(
          sql`select * from ${sql.identifier(table)} where store_id = ${storeId}`,
        );
        return [table, rows.map((row) => JSON.stringify(row)).sort()] as const;
      }),
    );
    return Object.fromEntries(all);
  }

  /** Sums by breakdown. */
  async function sums() {
    const { rows } = await started.db.execute<{
      breakdown: string;
      clicks: number;
      cost: number;
      conversions: number;
    }>(sql`
      select breakdown, sum(clicks)::int as clicks, round(sum(cost_micros) / 1e6, 2)::float as cost,
        sum(conversions)::float as conversions
      from ads_figures where store_id = ${storeId} group by 1`);
    return new Map(rows.map(({ breakdown, ...sum }) => [breakdown, sum]));
  }

  return {
    ...started,
    google: started.google!,
    owner,
    params,
    storeId,
    begin,
    agree,
    account,
    connect,
    readAgain,
    facts,
    sums,
  };
}
