import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type APIRequestContext, type Browser, chromium, type Page } from 'playwright-core';
import sharp, { type OverlayOptions } from 'sharp';
import { CHROMIUM_FLAGS, findChromium, startProduct } from './running-product.ts';

/**
 * Every screen in both themes and languages, wide and narrow, on one sheet to be looked at, and each as a file next to it:
 *   node scripts/contact-sheet.ts [folder]
 */
const PORT = 3920;
const folder = resolve(process.argv[2] ?? mkdtempSync(join(tmpdir(), 'vitrin-screens-')));
const LOCALES = { en: 'en-GB', tr: 'tr-TR' };
const THEMES = ['light', 'dark'] as const;
/** As high, so that a row of the sheet is one line. */
const HEIGHT = 1400;
const WIDTHS = [1366, 375];
/** Of what the screens are on the sheet. */
const SCALE = 0.32;
const GAP = 16;
const LABEL_HEIGHT = 34;
const FONT = resolve('node_modules/@expo-google-fonts/manrope/500Medium/Manrope_500Medium.ttf');
const REST_MS = 400;

const FOR_VISITORS = ['/', '/features', '/privacy-policy', '/terms-of-service', '/auth', '/auth?view=forgot'];
const FOR_OWNERS = [
  '/nothing-here',
  '/dashboard',
  '/stores',
  '/analytics',
  '/analytics?tab=customers',
  '/analytics?tab=products',
  '/analytics?tab=carts',
  '/analytics?tab=insights',
  '/social-media',
  '/social-media?tab=variations',
  '/social-media?tab=history',
  '/social-media-scheduler',
  '/social-media-scheduler?tab=posts',
  '/social-media-scheduler?tab=calendar',
  '/social-media-scheduler?tab=activity',
  '/ads-optimization',
  '/ads-optimization?tab=timing',
  '/ads-optimization?tab=customers',
  '/ads-optimization?tab=projections',
  '/ads-optimization?tab=plan',
  '/settings',
  '/settings/networks',
  '/unsubscribe',
];

interface Shot {
  path: string;
  /** Which of the pictures of its row. */
  column: string;
  file: string;
}

mkdirSync(folder, { recursive: true });
const product = await startProduct({ port: PORT });
const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: CHROMIUM_FLAGS });
const shots: Shot[] = [];
try {
  const storageState = await signUpWithDemoStore(browser);
  for (const [language, locale] of Object.entries(LOCALES))
    for (const [paths, state] of [
      [FOR_VISITORS, undefined],
      [FOR_OWNERS, storageState],
    ] as const) {
      const context = await browser.newContext({
        baseURL: product.url,
        reducedMotion: 'reduce',
        locale,
        ...(state ? { storageState: state } : {}),
      });
      const page = await context.newPage();
      for (const path of paths) await takeAll(page, path, language);
      await context.close();
    }
} finally {
  await browser.close();
  await product.stop();
}
const sheet = join(folder, 'sheet.png');
await layOut(sheet);
console.log(`${shots.length} screens: ${sheet}`);

async function takeAll(page: Page, path: string, language: string) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      await page.waitForFunction(() => !document.querySelector('.animate-breathe'));
      await page.waitForTimeout(REST_MS);
      const column = `${language}-${colorScheme}-${width}`;
      const name = path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'landing';
      const file = join(folder, `${name}-${column}.png`);
      await page.screenshot({ path: file });
      shots.push({ path, column, file });
    }
  }
}

/** A row for every screen, a column for every way it is shown in. */
async function layOut(target: string) {
  const rows = [...new Set(shots.map(({ path }) => path))];
  const columns = [...new Set(shots.map(({ column }) => column))];
  const widths = columns.map((column) => Math.round(Number(column.split('-').at(-1)) * SCALE));
  const leftOf = (column: number) => widths.slice(0, column).reduce((left, width) => left + width + GAP, GAP);
  const rowHeight = Math.round(HEIGHT * SCALE) + LABEL_HEIGHT + GAP;
  const parts: OverlayOptions[] = [];
  for (const { path, column, file } of shots) {
    const [at, top] = [columns.indexOf(column), rows.indexOf(path) * rowHeight];
    const left = leftOf(at);
    const words = `<span foreground="#222222">${at === 0 ? path : column}</span>`;
    const label = { text: words, font: 'Manrope', fontfile: FONT, dpi: 110, rgba: true };
    parts.push({ input: await sharp({ text: label }).png().toBuffer(), left, top: top + 10 });
    const small = await sharp(file).resize(widths[at]).png().toBuffer();
    parts.push({ input: small, left, top: top + LABEL_HEIGHT });
  }
  await sharp({
    create: {
      width: leftOf(columns.length),
      height: rows.length * rowHeight,
      channels: 3,
      background: '#d9d9d9',
    },
    limitInputPixels: false,
  })
    .composite(parts)
    .png()
    .toFile(target);
}

/** @returns the cookie of an owner, whose store is read, advised on and has a schedule. */
async function signUpWithDemoStore(browser: Browser) {
  const context = await browser.newContext({ baseURL: product.url });
  const { request } = context;
  const password = 'Passw0rd1';
  const owner = {
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Lovelace',
    acceptPrivacyPolicy: true,
  };
  await request.post('/api/auth/register', { data: { ...owner, password, confirmPassword: password } });
  const { demoStores } = await (await request.get('/api/environment')).json();
  const { shop, accessToken } = demoStores.find(
    ({ title }: { title: string }) => title === 'Atelier Lumière',
  );
  await request.post('/api/stores/shopify/connect', { data: { shop, apiKey: accessToken } });
  const page = await context.newPage();
  await page.goto('/ads-optimization');
  for (let store = await storeOf(request); !store.sync.lastSyncedAt; store = await storeOf(request))
    await page.waitForTimeout(1_000);
  const { id } = await storeOf(request);
  await request.post(`/api/social-media/${id}/schedule/create`, {
    data: { name: 'Three times a week', platform: 'all', frequency: '3x_week', contentTypes: ['product'] },
  });
  await page.getByRole('button', { name: 'Generate Analysis' }).click();
  await page.getByRole('main').getByRole('tab', { name: 'Action Plan' }).waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}

async function storeOf(request: APIRequestContext) {
  const [store] = await (await request.get('/api/stores')).json();
  return store;
}
