import type { TestContext } from 'node:test';
import { type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS } from '../scripts/running-product.ts';

export const BASE_URL = process.env.VITRIN_URL ?? 'http://localhost:3000';
export const PASSWORD = 'Passw0rd1';
/** Other journeys and their imports may keep the machine busy. */
const PATIENCE_MS = 60_000;
const MOST_OF_SCREEN = 3_000;

/** One visitor with a browser of their own; what the page reports as an error is collected. */
export async function openBrowser(test: TestContext, options: BrowserContextOptions = {}) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: CHROMIUM_FLAGS,
  });
  test.after(async () => {
    const [page] = browser.contexts().flatMap((each) => each.pages());
    if (page && hasFailed(test)) test.diagnostic(await screenOf(page));
    await browser.close();
  });
  const context = await browser.newContext({
    baseURL: BASE_URL,
    locale: 'en-GB',
    viewport: { width: 1366, height: 768 },
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    const { url } = message.location();
    // Asking who is signed in answers 401 to a visitor, as specified, and a page that does not exist is sent with 404;
    // the browser reports both.
    const isExpected =
      message.text().includes('401') || (message.text().includes('404') && url === page.url());
    const isElsewhere = URL.canParse(url) && new URL(url).origin !== new URL(BASE_URL).origin;
    if (message.type() === 'error' && !isExpected && !isElsewhere) errors.push(`${message.text()} ${url}`);
  });
  return { page, context, errors };
}

/** Types do not say yet that a test knows it. */
const hasFailed = (test: TestContext & { error?: unknown }) => Boolean(test.error);

/** What a person would see, for whoever reads why a journey failed. */
async function screenOf(page: Page): Promise<string> {
  const text = await page
    .locator('body')
    .innerText()
    .catch(() => '');
  return `${page.url()}\n${text.slice(0, MOST_OF_SCREEN)}`;
}

export async function signUp(page: Page, email = `${crypto.randomUUID()}@example.com`): Promise<string> {
  await page.goto('/auth');
  await createAccount(page, email);
  await page.getByRole('heading', { name: 'Connect Your First Store' }).waitFor();
  return email;
}

/** On the auth screen, wherever the user came from. */
export async function createAccount(page: Page, email = `${crypto.randomUUID()}@example.com`) {
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Lovelace');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create Account' }).click();
}

/** One toast is in view at a time; it takes its words along when it goes. */
export function toastOf(page: Page, words: string): Locator {
  return page.getByRole('region', { name: 'Notification' }).getByText(words, { exact: true });
}
