import { parseArgs } from 'node:util';
import { createMailSimulator } from '#simulators/mail/simulator.ts';
import { PUBLIC_APP } from '#simulators/shopify/apps/apps.ts';
import { createShopifySimulator } from '#simulators/shopify/simulator.ts';
import { shopFixture } from './shops.ts';

/** The outside world of the soak, a process of its own: very many shops at Shopify, and a mail server. */
const { values } = parseArgs({ options: { shops: { type: 'string' }, 'app-url': { type: 'string' } } });
const simulator = await createShopifySimulator({
  app: { ...PUBLIC_APP, url: values['app-url']! },
});
const now = Date.now();
for (let at = 0; at < Number(values.shops); at += 1) simulator.addShop(shopFixture(at, now));
const mail = await createMailSimulator();
simulator.warmUp();
// Webhooks that wait for another try.
setInterval(() => void simulator.deliverDue(), 1000).unref();

const ready = {
  shopOrigin: simulator.origin,
  merchantApp: simulator.merchantApp,
  smtpUrl: mail.smtpUrl,
};
export type OutsideReady = typeof ready;
process.stdout.write(`${JSON.stringify(ready)}\n`);

process.stdin.resume().on('end', async () => {
  await simulator.close();
  process.exit(0);
});
