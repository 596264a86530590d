import { mkdirSync, writeFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { CHROMIUM_FLAGS, findChromium, startProduct } from './running-product.ts';

/**
 * Takes the product's pictures from the running demo: `src/web/landing/pictures` for the public pages, in both themes
 * and for narrow screens too, and one for the README. What shared links show is drawn around them afterwards.
 */
const PORT = 3918;
const FOLDER = 'src/web/landing/pictures';
const WIDE = { width: 1200, height: 750 };
const PHONE = { width: 390, height: 460 };
/** Of the wide ones; the page says which it needs. */
const WIDTHS = [800, 1200, 2400];
const POSTS_IN_VIEW = 10;
const SETTLED_MS = 1_500;
const TOAST_MS = 6_000;

// More than a free account has in a day, so that a month looks like one.
const allowances = { LIMIT_TEXT_PER_DAY: '40', LIMIT_IMAGE_PER_DAY: '40' };
const product = await startProduct({ port: PORT, environment: allowances });
const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: CHROMIUM_FLAGS });
mkdirSync(FOLDER, { recursive: true });
mkdirSync('docs/pictures', { recursive: true });
try {
  const catalogue = await openOwner(browser, 'mia@example.com', 1);
  await pictureContent(catalogue.page);
  await pictureCalendar(catalogue.page, catalogue.storeId);

  const gifts = await openOwner(browser, 'ada@example.com', 0);
  await until(gifts.page, async () => (await storeOf(gifts.page)).sync.lastSyncedAt !== null);
  await gifts.page.goto('/analytics');
  await gifts.page.getByText('Total Revenue').first().waitFor();
  await take(gifts.page, 'analytics');
  await gifts.page.goto('/ads-optimization');
  await gifts.page.getByRole('button', { name: 'Generate Analysis' }).click();
  await gifts.page.getByText('Store Analysis Complete').first().waitFor();
  await gifts.page.waitForTimeout(TOAST_MS);
  await take(gifts.page, 'ads');

  await gifts.page.emulateMedia({ colorScheme: 'light' });
  await gifts.page.goto('/dashboard');
  await gifts.page.getByText('Total Revenue').first().waitFor();
  await gifts.page.waitForTimeout(SETTLED_MS);
  const dashboard = await sharp(await gifts.page.screenshot())
    .resize(WIDE.width)
    .png()
    .toBuffer();
  writeFileSync('docs/pictures/dashboard.png', dashboard);
} finally {
  await browser.close();
  await product.stop();
}
await import('./share-pictures.ts');

/** Somebody with one of the demo stores, whose products are there. */
async function openOwner(browser: Browser, email: string, demo: number) {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: WIDE,
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
  const page = await context.newPage();
  const password = 'Passw0rd1';
  const owner = { email, firstName: 'Ada', lastName: 'Lovelace', acceptPrivacyPolicy: true };
  await context.request.post('/api/auth/register', {
    data: { ...owner, password, confirmPassword: password },
  });
  const { demoStores } = await (await context.request.get('/api/environment')).json();
  const { platform, shop, accessToken } = demoStores[demo];
  const address = platform === 'shopify' ? { shop } : { shopDomain: shop };
  await context.request.post(`/api/stores/${platform}/connect`, {
    data: { ...address, apiKey: accessToken },
  });
  await until(page, async () => (await storeOf(page)).sync.products > 0);
  return { page, storeId: (await storeOf(page)).id };
}

async function pictureContent(page: Page) {
  await page.goto('/social-media');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^Product/ }).click();
  await page.getByRole('dialog').locator('button[aria-pressed]').nth(2).click();
  await main.getByRole('button', { name: 'Generate Content' }).click();
  const drawn = main.locator('img[src^="/api/media/"]').first();
  await drawn.waitFor({ timeout: 90_000 });
  await drawn.evaluate((image: HTMLImageElement) => image.decode());
  await page.waitForTimeout(TOAST_MS);
  await take(page, 'content', () =>
    drawn.evaluate((image) => window.scrollBy(0, image.getBoundingClientRect().top - 150)),
  );
}

async function pictureCalendar(page: Page, storeId: string) {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Connect Facebook' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(/\/settings/);
  const path = `/api/social-media/${storeId}`;
  for (const [name, frequency, contentTypes] of [
    ['Every day', 'daily', ['product', 'lifestyle']],
    ['Three times a week', '3x_week', ['educational', 'promotional']],
  ])
    await page.request.post(`${path}/schedule/create`, {
      data: { name, platform: 'all', frequency, contentTypes },
    });
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await until(page, async () => {
    const { posts } = await (await page.request.get(`${path}/calendar?from=${day(0)}&to=${day(14)}`)).json();
    const drawn = posts.filter(({ imageUrl }: { imageUrl: string | null }) => imageUrl);
    return drawn.length >= Math.min(POSTS_IN_VIEW, posts.length);
  });
  // A week that lies ahead as a whole.
  await page.goto(`/social-media-scheduler?tab=calendar&day=${day(2)}`);
  await page.getByRole('tab', { name: 'Calendar' }).waitFor();
  await take(page, 'calendar', async (size) => {
    const view = page.getByRole('radio', { name: size === WIDE ? 'Week' : 'Agenda' });
    await view.check({ force: true });
    await view.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 90));
  });
}

/** In both themes, wide and narrow; `show` brings into view what it is about. */
async function take(
  page: Page,
  name: string,
  show: (size: typeof WIDE) => Promise<unknown> = async () => {},
) {
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    for (const size of [WIDE, PHONE]) {
      await page.setViewportSize(size);
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.waitForTimeout(SETTLED_MS);
      await show(size);
      await page.waitForTimeout(SETTLED_MS);
      const taken = await page.screenshot();
      const files: [string, number][] =
        size === WIDE
          ? WIDTHS.map((width) => [`${name}-${theme}-${width}`, width])
          : [[`${name}-phone-${theme}`, 2 * PHONE.width]];
      for (const [file, width] of files)
        await sharp(taken).resize(width).webp({ quality: 80 }).toFile(`${FOLDER}/${file}.webp`);
    }
    await page.setViewportSize(WIDE);
  }
}

async function storeOf(page: Page) {
  const [store] = await (await page.request.get('/api/stores')).json();
  return store;
}

async function until(page: Page, isSo: () => Promise<boolean>) {
  while (!(await isSo())) await page.waitForTimeout(1_000);
}
