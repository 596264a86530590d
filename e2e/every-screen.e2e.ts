import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { BASE_URL, openBrowser, signUp } from './browser.ts';
import { connectDirectly, importEnds, SHOPIFY_DEMO_TOKEN } from './connecting.ts';

const SIZES = [
  { width: 1366, height: 768 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
];

const FOR_VISITORS = [
  '/',
  '/features',
  '/privacy-policy',
  '/terms-of-service',
  '/auth',
  '/auth?view=forgot',
  '/auth?reset=used-up',
  '/invitation',
  '/nothing-here',
];
const FOR_OWNERS = [
  '/dashboard',
  '/stores',
  '/settings',
  '/settings/networks',
  '/settings/activity',
  '/settings/members',
  '/settings/access-tokens',
  '/analytics',
  '/analytics/costs',
  '/analytics/rates',
  '/social-media',
  '/social-media-scheduler',
  '/social-media-scheduler/shop-page',
  '/social-media-scheduler/report',
  '/social-media-scheduler/experiment',
  '/social-media-scheduler/shopify',
  '/ads-optimization',
  '/unsubscribe',
];

/** What the browser says of the link to a new password, which is no good. */
const LINK_REFUSED = `Failed to load resource: the server responded with a status of 400 (Bad Request) ${BASE_URL}/api/auth/password/link`;

test('every screen fits every size, asks nobody else for anything and reports no error', async (t) => {
  const owner = await openBrowser(t);
  const ownersRequests = watchRequests(owner.page);
  await signUp(owner.page);
  await connectDirectly(owner.page, {
    platform: 'Shopify',
    shop: 'rate-limited',
    token: SHOPIFY_DEMO_TOKEN,
  });

  // While the store is read.
  const visitor = await openBrowser(t);
  const visitorsRequests = watchRequests(visitor.page);
  const found: string[] = [];
  for (const path of FOR_VISITORS) {
    await open(visitor.page, path);
    found.push(...(await lookAt(visitor.page, path)));
  }
  await visitor.context.close();

  const { page } = owner;
  await importEnds(page);
  for (const path of FOR_OWNERS) {
    await open(page, path);
    if (path === '/ads-optimization') await adviseOnAds(page);
    const tabs = page.getByRole('main').getByRole('tablist').first().getByRole('tab');
    const names = await tabs.allTextContents();
    if (names.length === 0) found.push(...(await lookAt(page, path)));
    for (const [index, name] of names.entries()) {
      await tabs.nth(index).click();
      found.push(...(await lookAt(page, `${path} ${name}`)));
    }
  }
  assert.deepEqual(found, []);
  const foreign = [...(await foreignTo(page, [...visitorsRequests, ...ownersRequests]))];
  assert.deepEqual(foreign, []);
  assert.deepEqual([...visitor.errors, ...owner.errors], [LINK_REFUSED]);
});

async function open(page: Page, path: string) {
  await page.setViewportSize(SIZES[0]!);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await settle(page);
}

/** Nothing moves, and nothing stands in for what is still coming. */
async function settle(page: Page) {
  await page
    .waitForFunction(
      () =>
        !document.querySelector('.animate-breathe, .animate-spin') && document.getAnimations().length === 0,
    )
    .catch(() => assert.fail(`${page.url()} does not come to rest`));
}

async function adviseOnAds(page: Page) {
  await page.getByRole('button', { name: 'Generate Analysis' }).click();
  await page.getByRole('main').getByRole('tab', { name: 'Action Plan' }).waitFor();
}

/** @returns what is wrong with what is shown, at each size. */
async function lookAt(page: Page, where: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await settle(page);
    const faults = await page.evaluate(() => {
      const { scrollWidth } = document.scrollingElement!;
      const counts = {
        main: document.querySelectorAll('main').length,
        h1: document.querySelectorAll('h1').length,
      };
      return [
        ...(scrollWidth > innerWidth ? [`is ${scrollWidth} wide`] : []),
        ...Object.entries(counts)
          .filter(([, count]) => count !== 1)
          .map(([name, count]) => `has ${count} ${name}`),
      ];
    });
    wrong.push(...faults.map((each) => `${where} at ${size.width} ${each}`));
  }
  await page.setViewportSize(SIZES[0]!);
  return wrong;
}

function watchRequests(page: Page): Set<string> {
  const requests = new Set<string>();
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http')) requests.add(`${request.resourceType()} from ${origin}`);
  });
  return requests;
}

/** Pictures of simulated stores come from where the policy of the page allows them by name. */
async function foreignTo(page: Page, requests: Iterable<string>): Promise<string[]> {
  const policy = (await page.request.get('/')).headers()['content-security-policy'] ?? '';
  const pictures = /img-src ([^;]+)/.exec(policy)?.[1]?.split(' ') ?? [];
  return [...requests].filter((request) => {
    const [type, origin] = request.split(' from ') as [string, string];
    return origin !== BASE_URL && !(type === 'image' && pictures.includes(origin));
  });
}
