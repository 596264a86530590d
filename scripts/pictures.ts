import { mkdirSync, writeFileSync } from 'node:fs';
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import sharp from 'sharp';
import { texts as turkish } from '#languages/tr/interface/texts.ts';
import { type Language, LOCALES } from '#shared/core/languages.ts';
import { DAY_MS } from '#shared/core/time.ts';
import { CHROMIUM_FLAGS, findChromium, startProduct } from './running-product.ts';

/**
 * Takes the product's pictures from the running demo: `src/languages/{en,tr}/pictures` for the public pages, in both languages
 * and themes and for narrow screens too, and one for the README. What shared links show is drawn around them afterwards.
 */
const PORT = 3918;
const FOLDER = 'src/languages';
const WIDE = { width: 1200, height: 750 };
const PHONE = { width: 390, height: 460 };
/** Of the wide ones; the page says which it needs. */
const WIDTHS = [800, 1200, 2400];
/** What stays at the top of the screen covers so much. */
const HEADER = 56;
/** From Sunday on; all of them are in view at once. */
const POST_HOURS = [13, 10, 14, 9, 12, 15, 11];
const POSTS_IN_VIEW = 7;
const SETTLED_MS = 1_500;
const TOAST_MS = 6_000;

interface Owner {
  page: Page;
  storeId: string;
  storeName: string;
  language: Language;
  /** What stands on the screen for an English text. */
  t: (english: string) => string;
}

// More than a free account has in a day, so that a month looks like one.
const allowances = { LIMIT_TEXT_PER_DAY: '40', LIMIT_IMAGE_PER_DAY: '40' };
const product = await startProduct({ port: PORT, environment: allowances });
const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: CHROMIUM_FLAGS });
mkdirSync('docs/pictures', { recursive: true });
try {
  const gifts = await openOwner(browser, 'en', 'Yonder Gifts');
  const catalogue = await openOwner(browser, 'en', 'Atelier Lumière');
  await pictureContent(catalogue);
  await pictureCalendar(catalogue);
  await pictureFigures(gifts);
  const lumiere = await openOwner(browser, 'tr', 'Lumière İstanbul');
  await pictureContent(lumiere);
  await pictureCalendar(lumiere);
  await pictureFigures(lumiere);

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

/** An owner with one of the demo stores, whose products are there. */
async function openOwner(browser: Browser, language: Owner['language'], title: string): Promise<Owner> {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: WIDE,
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
    locale: LOCALES[language],
  });
  await context.addCookies([{ name: 'vitrin-language', value: language, url: product.url }]);
  const page = await context.newPage();
  const password = 'Passw0rd1';
  const email = `${crypto.randomUUID()}@example.com`;
  const owner = { email, firstName: 'Ada', lastName: 'Lovelace', acceptPrivacyPolicy: true };
  await context.request.post('/api/auth/register', {
    data: { ...owner, password, confirmPassword: password },
  });
  const { demoStores } = await (await context.request.get('/api/environment')).json();
  const { platform, shop, accessToken } = demoStores.find((demo: { title: string }) => demo.title === title);
  const address = platform === 'shopify' ? { shop } : { shopDomain: shop };
  await context.request.post(`/api/stores/${platform}/connect`, {
    data: { ...address, apiKey: accessToken },
  });
  await until(page, async () => (await storeOf(page)).sync.products > 0);
  const t = (english: string) => (language === 'tr' ? String(turkish[english] ?? english) : english);
  return { page, storeId: (await storeOf(page)).id, storeName: title, language, t };
}

async function pictureContent(owner: Owner) {
  const { page, language, t } = owner;
  await page.goto('/social-media');
  // The form begins in English, as specified.
  const chosen = JSON.stringify({ language });
  await page.evaluate((choices) => sessionStorage.setItem('vitrin-content-choices', choices), chosen);
  await page.reload();
  const main = page.getByRole('main');
  await main.getByRole('button', { name: new RegExp(`^${t('Product')}`) }).click();
  await page.getByRole('dialog').locator('button[aria-pressed]').nth(2).click();
  await main.getByRole('button', { name: t('Generate Content') }).click();
  const drawn = main.locator('img[src^="/api/media/"]').first();
  await drawn.waitFor({ timeout: 90_000 });
  await drawn.evaluate((image: HTMLImageElement) => image.decode());
  await page.waitForTimeout(TOAST_MS);
  const preview = main.getByRole('group', { name: t('Preview') });
  await take(owner, 'content', () => putOnTop(preview));
}

async function pictureCalendar(owner: Owner) {
  const { page, storeId, t } = owner;
  await connectNetworks(owner);
  const path = `/api/social-media/${storeId}`;
  await page.request.post(`${path}/schedule/create`, {
    data: {
      name: t('Week'),
      platform: 'all',
      frequency: 'daily',
      contentTypes: ['product', 'lifestyle', 'promotional'],
      postTimes: POST_HOURS.map((hour, day) => ({ day, hour, minute: 30 })),
    },
  });
  const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  interface Drafted {
    imageUrl: string | null;
    scheduledFor: string;
  }
  let drafted: Drafted[] = [];
  await until(page, async () => {
    const reply = await page.request.get(`${path}/calendar?from=${day(0)}&to=${day(14)}`);
    drafted = ((await reply.json()).posts as Drafted[]).filter(({ imageUrl }) => imageUrl);
    return drafted.length >= POSTS_IN_VIEW;
  });
  const weeks = Map.groupBy(drafted, ({ scheduledFor }) => mondayOf(new Date(scheduledFor)));
  const [busiest] = [...weeks].sort((a, b) => b[1].length - a[1].length)[0]!;
  const posts = page.locator('[data-post] img').first();
  await take(owner, 'calendar', async (size) => {
    const view = size === WIDE ? 'week' : 'agenda';
    await page.goto(`/social-media-scheduler?tab=calendar&view=${view}&day=${busiest}`);
    await posts.waitFor();
    await putOnTop(page.getByRole('main').getByRole('heading', { level: 2 }).first());
  });
}

/** Of the accounts that a consent finds, those named like the store. */
async function connectNetworks({ page, storeName, t }: Owner) {
  const found = page.getByRole('region', {
    name: t('Which of these accounts belong to {store}?').replace('{store}', storeName),
  });
  const connect = (network: string) =>
    page.getByRole('button', { name: t('Connect {network}').replace('{network}', network) }).click();
  const chooseFound = async () => {
    await found.waitFor();
    for (const account of await found.getByRole('checkbox', { name: storeName }).all()) await account.check();
    await found.getByRole('button').first().click();
    await found.waitFor({ state: 'detached' });
  };
  await page.goto('/settings');
  await connect('Facebook');
  await page.getByRole('button', { name: 'Continue' }).click();
  await chooseFound();
  await connect('X');
  await page.getByRole('radio', { name: storeName }).check();
  await page.getByRole('button', { name: 'Authorize app' }).click();
  await chooseFound();
}

/** Analytics, and the advice for ads. */
async function pictureFigures(owner: Owner) {
  const { page, t } = owner;
  await until(page, async () => (await storeOf(page)).sync.lastSyncedAt !== null);
  await page.goto('/analytics');
  await page.getByText(t('Total Revenue')).first().waitFor();
  await take(owner, 'analytics');
  await page.goto('/ads-optimization');
  await page.getByRole('button', { name: t('Generate Analysis') }).click();
  await page.getByText(t('Store Analysis Complete')).first().waitFor();
  await page.waitForTimeout(TOAST_MS);
  await take(owner, 'ads');
}

/** In both themes, wide and narrow; `show` brings into view what it is about. */
async function take(
  { page, language }: Owner,
  name: string,
  show: (size: typeof WIDE) => Promise<unknown> = async () => {},
) {
  const folder = `${FOLDER}/${language}/pictures`;
  mkdirSync(folder, { recursive: true });
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
        await sharp(taken).resize(width).webp({ quality: 80 }).toFile(`${folder}/${file}.webp`);
    }
    await page.setViewportSize(WIDE);
  }
}

/** Right below what stays at the top, with a little air. */
async function putOnTop(first: Locator) {
  await first.evaluate(
    (element, top) => window.scrollBy(0, element.getBoundingClientRect().top - top),
    HEADER + 20,
  );
}

function mondayOf(moment: Date): string {
  const sinceMonday = (moment.getUTCDay() + 6) % 7;
  return new Date(moment.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}

async function storeOf(page: Page) {
  const [store] = await (await page.request.get('/api/stores')).json();
  return store;
}

async function until(page: Page, isSo: () => Promise<boolean>) {
  while (!(await isSo())) await page.waitForTimeout(1_000);
}
