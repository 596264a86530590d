import { type Browser, chromium, type Page } from 'playwright-core';
import { texts } from '#languages/tr/interface/texts.ts';
import { freePort } from '../../scripts/postgres-cluster.ts';
import { CHROMIUM_FLAGS, findChromium, startProduct } from '../../scripts/running-product.ts';
import { copyWithThirdLanguage, MADE_UP } from './copy.ts';

/*
 * Adds a language by copying a folder and looks at every screen in it: no English word may be left. The language is made up,
 * of letters that English does not have, so whatever is read in plain letters is a name, or was forgotten.
 */
const READING_PATIENCE_MS = 420_000;
/** Other journeys and their imports may keep the machine busy. */
const PATIENCE_MS = 120_000;
const PUBLIC_PAGES = [
  '/',
  '/features',
  '/privacy-policy',
  '/terms-of-service',
  '/auth',
  '/auth?view=forgot',
  '/nothing-here',
];
/** Some open a dialog. */
const PAGES = [
  '/dashboard',
  '/stores',
  '/settings',
  '/settings/networks',
  '/social-media',
  '/social-media-scheduler',
  '/social-media-scheduler/shop-page',
  '/ads-optimization',
  '/analytics',
];

/** What is called the same in every language. */
const NAMES = new Set(
  wordsOf(
    'Vitrin Shopify Shopier UTC EUR USD GBP TRY Instagram Facebook Twitter Pinterest Telegram BotFather Bluesky YouTube Shorts TikTok Threads WhatsApp Google Ads Performance Max Merchant Center OpenAI Anthropic English Ada Lovelace',
  ),
);
/** Of replies: what is a name there. */
const NAMED = new Set([
  'storeName',
  'title',
  'productTitle',
  'product',
  'category',
  'vendor',
  'email',
  'city',
  'shop',
  'name',
]);
/** Words that a screen at least has. */
const FEWEST_WORDS = 5;
/** What opens on one screen: the first of many alike. */
const MOST_OPENED = 4;
/** Every word that an English text of the interface has. */
const ENGLISH = new Set(Object.keys(texts).flatMap((text) => wordsOf(text.replace(/\{\w+\}/g, ' '))));

const started = performance.now();
const copy = copyWithThirdLanguage();
const port = await freePort();
let product: Awaited<ReturnType<typeof startProduct>> | undefined;
let browser: Browser | undefined;
try {
  product = await startProduct({ port, cwd: copy.folder });
  browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: CHROMIUM_FLAGS });
  const { left, screens } = await walk(browser, product.url);
  for (const [screen, words] of left) console.log(`${screen}: ${[...words].join(', ')}`);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${screens} screens, ${left.size} with English words left, ${seconds} s`);
  process.exitCode = left.size > 0 ? 1 : 0;
} finally {
  await browser?.close();
  await product?.stop();
  copy.remove();
}

async function walk(browser: Browser, url: string) {
  const left = new Map<string, Set<string>>();
  let screens = 0;
  const look = async (page: Page, screen: string, names: ReadonlySet<string>) => {
    const said = await wordsOn(page);
    if (said.filter(isMadeUp).length < FEWEST_WORDS) throw new Error(`${screen} says hardly anything`);
    screens += 1;
    const english = said.filter((word) => ENGLISH.has(word) && !names.has(word));
    if (english.length > 0) left.set(screen, new Set(english));
  };
  const page = await openBrowser(browser, url);
  const settled = settleIn(page, url);
  settled.catch(() => {});

  const visitor = await openBrowser(browser, url);
  for (const path of PUBLIC_PAGES) {
    await open(visitor, path);
    await look(visitor, path, NAMES);
  }
  await open(visitor, '/auth');
  await visitor.locator('form button[type=submit]').click();
  await look(visitor, '/auth, sent empty', NAMES);

  const names = await settled;
  for (const path of PAGES) {
    // The Profit tab says nothing before.
    if (path === '/analytics') await costsAreRead(page);
    await open(page, path);
    await look(page, path, names);
    const tabs = page.getByRole('main').getByRole('tab');
    for (let at = 0; at === 0 || at < (await tabs.count()); at += 1) {
      if ((await tabs.count()) > 0) {
        await tabs.nth(at).click();
        await settle(page);
        await look(page, `${path} ${at + 1}`, names);
      }
      const buttons = page.getByRole('main').locator('button[aria-haspopup]:visible:enabled');
      for (let button = 0; button < Math.min(MOST_OPENED, await buttons.count()); button += 1) {
        await buttons.nth(button).click();
        await settle(page);
        await look(page, `${path} ${at + 1}, opened ${button + 1}`, names);
        await page.keyboard.press('Escape');
      }
    }
  }
  return { left, screens };
}

async function openBrowser(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    locale: `${MADE_UP}-FI`,
    viewport: { width: 1366, height: 900 },
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  return context.newPage();
}

async function open(page: Page, path: string) {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await settle(page);
}

async function settle(page: Page) {
  await page.waitForFunction(
    () => !document.querySelector('.animate-breathe, .animate-spin') && document.getAnimations().length === 0,
  );
}

/** Signs up and connects the demo store. @returns names of its products and people, which no language changes. */
async function settleIn(page: Page, url: string): Promise<Set<string>> {
  const names = new Set(NAMES);
  page.on('response', async (response) => {
    if (!response.headers()['content-type']?.includes('json')) return;
    for (const name of namesIn(await response.json().catch(() => null)))
      for (const word of wordsOf(name)) names.add(word);
  });
  const origin = { origin: new URL(url).origin };
  const post = async (path: string, data: object) => {
    const reply = await page.request.post(path, { data, headers: origin });
    if (!reply.ok()) throw new Error(`${path}: ${reply.status()} ${await reply.text()}`);
    return reply.json();
  };
  const password = 'Passw0rd1';
  await post('/api/auth/register', {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    password,
    confirmPassword: password,
    acceptPrivacyPolicy: true,
  });
  const { demoStores } = await (await page.request.get('/api/environment')).json();
  const { platform, shop } = demoStores[0];
  const { store } = await post('/api/stores/demo/connect', { platform, shop });
  for (const end = Date.now() + READING_PATIENCE_MS; ; await page.waitForTimeout(500)) {
    const [{ sync }] = await (await page.request.get('/api/stores')).json();
    if (sync.phase === 'ready') break;
    if (Date.now() > end) throw new Error(`The store is still at ${sync.phase}`);
  }
  await post(`/api/ads-optimization/${store.id}/analyze`, { timeframe: '30d', campaignType: 'all' });
  await post(`/api/social-media/${store.id}/schedule/create`, { name: 'Ada' });
  return names;
}

async function costsAreRead(page: Page) {
  for (const end = Date.now() + READING_PATIENCE_MS; ; await page.waitForTimeout(500)) {
    const [{ readsCosts }] = await (await page.request.get('/api/stores')).json();
    if (!readsCosts) return;
    if (Date.now() > end) throw new Error('The costs of the store are still being read');
  }
}

/** What shops, people and places are called, wherever a reply has it. */
function namesIn(reply: unknown, key = ''): string[] {
  if (typeof reply === 'string') return NAMED.has(key) ? [reply] : [];
  if (Array.isArray(reply)) return reply.flatMap((each) => namesIn(each, key));
  if (typeof reply !== 'object' || reply === null) return [];
  return Object.entries(reply).flatMap(([name, each]) => namesIn(each, name));
}

/** What is seen and heard on the page, but for what says that it is in another language. */
async function wordsOn(page: Page): Promise<string[]> {
  const said = await page.evaluate((language) => {
    const found: string[] = [];
    const isForeign = (element: Element | null) =>
      element?.closest(`[lang]:not([lang="${language}"]), code, kbd, script, style, svg title`) !== null;
    for (const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT); walker.nextNode(); )
      if (!isForeign(walker.currentNode.parentElement)) found.push(walker.currentNode.textContent ?? '');
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      if (!isForeign(element))
        for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
          found.push(element.getAttribute(name) ?? '');
    return [document.title, ...found];
  }, MADE_UP);
  return said.flatMap(wordsOf);
}

function isMadeUp(word: string): boolean {
  return /[^a-z]/.test(word);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/(?<![\p{L}@./])\p{L}{3,}(?![\p{L}@])/gu) ?? [];
}
