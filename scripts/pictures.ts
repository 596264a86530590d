import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium, startProduct } from './running-product.ts';

/** Takes the product's pictures from the running demo, after its whole history is read. */
const PORT = 3918;
const product = await startProduct({ port: PORT });
const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: CHROMIUM_FLAGS });
mkdirSync('docs/pictures', { recursive: true });
try {
  const size = { width: 1200, height: 750 };
  const context = await browser.newContext({ baseURL: product.url, viewport: size, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const password = 'Passw0rd1';
  const owner = {
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Lovelace',
    acceptPrivacyPolicy: true,
  };
  await context.request.post('/api/auth/register', {
    data: { ...owner, password, confirmPassword: password },
  });
  const { demoStores } = await (await context.request.get('/api/environment')).json();
  const { shop, accessToken } = demoStores[0];
  await context.request.post('/api/stores/shopify/connect', { data: { shop, apiKey: accessToken } });
  for (;;) {
    const [store] = await (await context.request.get('/api/stores')).json();
    if (store.sync.lastSyncedAt) break;
    await page.waitForTimeout(2_000);
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/analytics');
    await page.getByText('Total Revenue').first().waitFor();
    await page.waitForTimeout(1_500);
    await picture(`src/web/landing/product-${colorScheme}.webp`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/dashboard');
  await page.getByText('Total Revenue').first().waitFor();
  await page.waitForTimeout(1_500);
  await picture('docs/pictures/dashboard.png');

  async function picture(path: string) {
    const session = await context.newCDPSession(page);
    const { data } = await session.send(
      'Page.captureScreenshot',
      path.endsWith('.png') ? { format: 'png' } : { format: 'webp', quality: 82 },
    );
    writeFileSync(path, Buffer.from(data, 'base64'));
  }
} finally {
  await browser.close();
  await product.stop();
}
