import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createAiSimulator } from './ai/simulator.ts';
import { announceBluesky } from './bluesky/announcement.ts';
import { createBlueskySimulator } from './bluesky/simulator.ts';
import { announceGoogle } from './google/announcement.ts';
import { createGoogleSimulator } from './google/simulator.ts';
import { createMailSimulator } from './mail/simulator.ts';
import { announceMeta, announceThreads } from './meta/announcement.ts';
import { createMetaSimulator } from './meta/simulator.ts';
import { announcePinterest } from './pinterest/announcement.ts';
import { createPinterestSimulator } from './pinterest/simulator.ts';
import { rememberPorts } from './ports.ts';
import { announceShopier } from './shopier/announcement.ts';
import { createShopierSimulator } from './shopier/simulator.ts';
import { PUBLIC_APP } from './shopify/apps/apps.ts';
import { announceShopifyApps } from './shopify/demo/announcement.ts';
import { demoShopList } from './shopify/demo/demo-shops.ts';
import { createShopifySimulator } from './shopify/simulator.ts';
import { announceTelegram } from './telegram/announcement.ts';
import { createTelegramSimulator } from './telegram/simulator.ts';
import { announceTikTok } from './tiktok/announcement.ts';
import { createTikTokSimulator } from './tiktok/simulator.ts';
import { announceX } from './x/announcement.ts';
import { createXSimulator } from './x/simulator.ts';
import { announceYoutube } from './youtube/announcement.ts';
import { createYoutubeSimulator } from './youtube/simulator.ts';

/*
 * Stand-ins for the outside services, as a program of their own. One line of JSON on standard output says where they
 * are; it ends when the process that started it is gone, so none is ever left behind.
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4571' },
    'state-dir': { type: 'string' },
    'app-url': { type: 'string', default: 'http://localhost:3000' },
  },
});
// What is remembered holds tokens of accounts that were tried.
process.umask(0o077);
const stateDir = values['state-dir'];
if (stateDir) mkdirSync(stateDir, { recursive: true });
const port = Number(values.port);
const ports = stateDir && port === 0 ? rememberPorts(stateDir) : null;

const simulator = await createShopifySimulator({
  port: ports ? await ports.before('shopify') : port,
  demoShops: true,
  app: { ...PUBLIC_APP, url: values['app-url'] },
  ...(stateDir ? { stateDir } : {}),
});
const shopier = await createShopierSimulator({
  // The one after Shopify's, or any.
  port: ports ? await ports.before('shopier') : port && port + 1,
  demoShops: true,
  appUrl: values['app-url'],
  ...(stateDir ? { stateDir } : {}),
});
const ai = await createAiSimulator({ port: ports ? await ports.before('ai') : port && port + 2 });
const ofNetworks = { appUrl: values['app-url'], ...(stateDir ? { stateDir } : {}) };
const meta = await createMetaSimulator({
  port: ports ? await ports.before('facebook') : port && port + 3,
  instagramPort: ports ? await ports.before('instagram') : port && port + 4,
  threadsPort: ports ? await ports.before('threads') : port && port + 11,
  ...ofNetworks,
});
const x = await createXSimulator({ port: ports ? await ports.before('x') : port && port + 5, ...ofNetworks });
const mail = await createMailSimulator({
  port: ports ? await ports.before('mailbox') : port && port + 6,
  smtpPort: ports ? await ports.before('smtp') : port && port + 7,
  ...(stateDir ? { stateDir } : {}),
});
const google = await createGoogleSimulator({
  port: ports ? await ports.before('google') : port && port + 8,
  ...ofNetworks,
});
const telegram = await createTelegramSimulator({
  port: ports ? await ports.before('telegram') : port && port + 9,
  ...(stateDir ? { stateDir } : {}),
});
const bluesky = await createBlueskySimulator({
  port: ports ? await ports.before('bluesky') : port && port + 10,
  ...(stateDir ? { stateDir } : {}),
});
const pinterest = await createPinterestSimulator({
  port: ports ? await ports.before('pinterest') : port && port + 11,
  ...ofNetworks,
});
const youtube = await createYoutubeSimulator({
  port: ports ? await ports.before('youtube') : port && port + 11,
  ...ofNetworks,
});
const tiktok = await createTikTokSimulator({
  port: ports ? await ports.before('tiktok') : port && port + 11,
  ...ofNetworks,
});
ports?.save({
  shopify: simulator.port,
  shopier: Number(new URL(shopier.origin).port),
  ai: Number(new URL(ai.baseUrl).port),
  facebook: Number(new URL(meta.graphOrigin).port),
  instagram: Number(new URL(meta.instagramGraphOrigin).port),
  threads: Number(new URL(meta.threadsOrigin).port),
  x: Number(new URL(x.apiOrigin).port),
  mailbox: mail.port,
  smtp: mail.smtpPort,
  google: google.port,
  bluesky: Number(new URL(bluesky.apiOrigin).port),
  telegram: Number(new URL(telegram.apiOrigin).port),
  pinterest: Number(new URL(pinterest.apiOrigin).port),
  youtube: Number(new URL(youtube.apiOrigin).port),
  tiktok: Number(new URL(tiktok.apiOrigin).port),
});
const ready = {
  ready: true,
  shopifyShopOrigin: simulator.origin,
  demoShops: demoShopList,
  ...announceShopifyApps(simulator),
  shopier: announceShopier(shopier.origin),
  aiBaseUrl: ai.baseUrl,
  meta: announceMeta(meta),
  threads: announceThreads(meta),
  x: announceX(x),
  telegram: announceTelegram(telegram),
  bluesky: announceBluesky(bluesky),
  pinterest: announcePinterest(pinterest),
  youtube: announceYoutube(youtube),
  tiktok: announceTikTok(tiktok),
  google: announceGoogle(google),
  mail: { smtpUrl: mail.smtpUrl, mailboxUrl: mail.mailboxUrl },
};
process.stdout.write(`${JSON.stringify(ready)}\n`);
simulator.warmUp();
// Webhooks that wait for another try.
setInterval(() => void simulator.deliverDue(), 1000).unref();

process.stdin.resume().on('end', () => process.exit(0));
process.on('SIGTERM', () => process.exit(0));
// Control-C reaches every process of the terminal; the one that started us decides when to stop.
process.on('SIGINT', () => {});
