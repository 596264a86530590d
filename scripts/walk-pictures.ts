import { mkdirSync, rmSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { texts as turkish } from '#languages/tr/interface/texts.ts';
import { CHROMIUM_FLAGS, findChromium, startProduct } from './running-product.ts';

/**
 * Takes the pictures of `docs/walk` from the running product: from the landing page to the first published post, on a
 * phone, in both languages. `e2e/first-post.e2e.ts` walks the same way and counts its taps.
 */
const PORT = 3919;
const FOLDER = 'docs/walk';
const PHONE = { width: 375, height: 740 };
const SETTLED_MS = 800;
const READING_PATIENCE_MS = 60_000;
const DRAWING_PATIENCE_MS = 90_000;
const SENDING_PATIENCE_MS = 60_000;
const PASSWORD = 'Passw0rd1';

interface Visitor {
  firstName: string;
  lastName: string;
  email: string;
  /** Of the demo store's account at X. */
  username: string;
}

const visitors: Record<'en' | 'tr', Visitor> = {
  en: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', username: '@yondergifts' },
  tr: { firstName: 'Işıl', lastName: 'Güneş', email: 'isil@example.com', username: '@lumiereist' },
};

const product = await startProduct({ port: PORT });
const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: CHROMIUM_FLAGS });
try {
  for (const language of ['en', 'tr'] as const) await walk(browser, language);
} finally {
  await browser.close();
  await product.stop();
}

async function walk(browser: Browser, language: 'en' | 'tr') {
  const { firstName, lastName, email, username } = visitors[language];
  const page = await openPhone(browser, language);
  const take = takerInto(`${FOLDER}/${language}`, page);
  const t = (english: string) => (language === 'tr' ? String(turkish[english] ?? english) : english);
  const main = page.getByRole('main');

  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await take('landing');

  await page
    .getByRole('link', { name: t('Connect Your Store') })
    .first()
    .tap();
  await page.getByLabel(t('First Name'), { exact: true }).fill(firstName);
  await page.getByLabel(t('Last Name'), { exact: true }).fill(lastName);
  await page.getByLabel(t('Email'), { exact: true }).fill(email);
  await page.getByLabel(t('Password'), { exact: true }).fill(PASSWORD);
  await page.getByLabel(t('Confirm Password'), { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await take('sign-up');

  await page.getByRole('button', { name: t('Create Account') }).tap();
  const demo = main.getByRole('button', { name: t('Try a demo store') });
  await demo.waitFor();
  await take('welcome');

  await demo.tap();
  await main.getByText(t('Store Connected Successfully!')).waitFor();
  await main.getByText(t('Total Revenue')).first().waitFor();
  await take('connected');

  await main
    .getByRole('link', { name: new RegExp(`^${t('Create content')}`) })
    .first()
    .tap();
  const suggested = main.getByRole('button', { name: new RegExp(`^${t('Product')}`) }).filter({
    hasNotText: new RegExp([t('Select a product'), t('The first products are being read.')].join('|')),
  });
  await suggested.waitFor({ timeout: READING_PATIENCE_MS });
  await suggested.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await take('product');

  await main.getByRole('button', { name: t('Generate Content') }).tap();
  const share = main.getByRole('button', { name: t('Share now') });
  await share.waitFor({ timeout: DRAWING_PATIENCE_MS });
  await main
    .getByRole('group', { name: t('Preview') })
    .evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await take('written');

  await share.tap();
  const dialog = page.getByRole('dialog', { name: t('Share now') });
  const connect = dialog.getByRole('button', { name: t('Connect {network}').replace('{network}', 'X') });
  await connect.waitFor();
  await take('where-to');

  await connect.tap();
  await page.getByText(username).tap();
  await take('consent');

  await page.getByRole('button', { name: 'Authorize app' }).tap();
  const account = dialog.getByRole('checkbox', { name: /X · @/, checked: true });
  await account.waitFor();
  await account.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await take('chosen');

  await dialog.getByRole('button', { name: t('Share now') }).tap();
  await dialog.waitFor({ state: 'detached' });
  await page.goto('/social-media-scheduler?tab=activity');
  await main
    .getByRole('article')
    .getByText(t('Published'), { exact: true })
    .waitFor({ timeout: SENDING_PATIENCE_MS });
  await take('published');
  await page.context().close();
}

async function openPhone(browser: Browser, language: 'en' | 'tr'): Promise<Page> {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: PHONE,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
    locale: language === 'tr' ? 'tr-TR' : 'en-GB',
    timezoneId: 'Europe/Istanbul',
  });
  return context.newPage();
}

/** Numbers the pictures in their order. */
function takerInto(folder: string, page: Page) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  let taken = 0;
  return async (name: string) => {
    await page.waitForTimeout(SETTLED_MS);
    const number = String(++taken).padStart(2, '0');
    await sharp(await page.screenshot())
      .webp({ quality: 70 })
      .toFile(`${folder}/${number}-${name}.webp`);
  };
}
