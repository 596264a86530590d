import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';

export const SHOPIFY_DEMO_TOKEN = 'shpat_0123456789abcdef0123456789abcdef';

/** Beside the imports and browsers of other journeys. How long one may take is measured by the benchmark. */
export const IMPORT_PATIENCE_MS = 120_000;

interface Credentials {
  platform: 'Shopify' | 'Shopier';
  shop: string;
  token: string;
}

const fieldsOf = {
  Shopify: { shop: 'Shop domain', token: 'Access token' },
  Shopier: { shop: 'Store URL', token: 'API key' },
};

export async function openConnectDialog(page: Page): Promise<Locator> {
  await page.goto('/stores');
  await page.getByRole('main').getByRole('button', { name: 'Connect Store' }).first().click();
  return page.getByRole('dialog', { name: 'Connect Store' });
}

/** Credentials typed by hand; it ends on the dashboard. */
export async function connectDirectly(page: Page, { platform, shop, token }: Credentials) {
  const dialog = await openConnectDialog(page);
  await dialog.getByRole('radio', { name: platform }).check();
  await dialog.getByRole('radio', { name: 'Direct' }).check();
  await dialog.getByLabel(fieldsOf[platform].shop).fill(shop);
  await dialog.getByLabel(fieldsOf[platform].token, { exact: true }).fill(token);
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
  await page.waitForURL(/\/dashboard/);
}

/** Asked from outside the page, because `waitForFunction` takes the promise of an asynchronous function for a yes. */
export async function importEnds(page: Page) {
  for (const end = Date.now() + IMPORT_PATIENCE_MS; ; await page.waitForTimeout(1_000)) {
    const [store] = await (await page.request.get('/api/stores')).json();
    if (store.sync.phase === 'ready') return;
    assert.ok(Date.now() < end, `the store is still at ${store.sync.phase}`);
  }
}

/** The account of X that the demo has, on a phone as well. */
export async function connectX(page: Page) {
  await page.goto('/settings');
  const connect = page.getByRole('button', { name: 'Connect X' });
  const folded = page.getByRole('button', { name: /^Social Accounts/ });
  await connect.or(folded).first().waitFor();
  // On a phone.
  if (await folded.isVisible()) await folded.click();
  await connect.click();
  await page.getByText('@yondergifts').click();
  await page.getByRole('button', { name: 'Authorize app' }).click();
  await page.waitForURL(/\/settings/);
  await page.getByRole('main').getByText('@yondergifts').first().waitFor();
  const found = page.getByRole('region', { name: /^Which of these accounts belong to/ });
  await found.getByRole('button', { name: 'Connect 1 account' }).click();
  await found.waitFor({ state: 'detached' });
}

/** As far as Shopify's consent page. */
export async function askShopifyForConsent(page: Page, shop: string) {
  const dialog = await openConnectDialog(page);
  await dialog.getByLabel('Store name').fill(shop);
  await dialog.getByRole('button', { name: 'Connect via OAuth' }).click();
  await page.getByRole('heading', { name: 'Install Vitrin' }).waitFor();
}

/** The card of a store on the stores page, by the name of the store. */
export function cardOf(page: Page, storeName: string): Locator {
  const own = page.getByRole('button', { name: `Disconnect ${storeName}`, exact: true });
  return page.getByRole('main').getByRole('listitem').filter({ has: own });
}
