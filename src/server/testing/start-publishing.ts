import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import sharp from 'sharp';
import { inject, onTestFinished } from 'vitest';
import { createSecrets } from '#server/accounts/connections/secrets.ts';
import { createMediaAddresses } from '#server/content/media-files/addresses.ts';
import { createLocalFiles } from '#server/content/media-files/local-files.ts';
import { createMediaService } from '#server/content/media-files/service.ts';
import type { Database } from '#server/core/db/database.ts';
import { postDeliveries, scheduledPosts } from '#server/core/db/schema/social-media.ts';
import { createLive } from '#server/core/live/live.ts';
import type { AccountGrant } from '#server/platforms/ports/social-network.ts';
import { createPublishingEngine, type PublishingOptions } from '#server/publishing/delivery/engine.ts';
import { release } from '#server/publishing/posts/deliveries.ts';
import { createShortLinks } from '#server/publishing/short-links/short-links.ts';
import { createSocialAccountService } from '#server/publishing/social-accounts/service.ts';
import type { SocialNetworkName } from '#shared/publishing/social-accounts.ts';
import { DEMO_ACCOUNTS as BLUESKY_ACCOUNTS } from '#simulators/bluesky/state.ts';
import { DEMO_PAGES, DEMO_THREADS_ACCOUNTS } from '#simulators/meta/accounts.ts';
import { mp4 } from '#simulators/meta/testing/media.ts';
import { DEMO_ACCOUNTS as PINTEREST_ACCOUNTS } from '#simulators/pinterest/state.ts';
import { DEMO_CHANNELS } from '#simulators/telegram/state.ts';
import { DEMO_ACCOUNTS as TIKTOK_ACCOUNTS } from '#simulators/tiktok/state.ts';
import { DEMO_ACCOUNTS } from '#simulators/x/state.ts';
import { DEMO_CHANNELS as YOUTUBE_CHANNELS } from '#simulators/youtube/state.ts';
import { openCopy } from './database-image.ts';
import { insertPostOf, insertStore, type PostToInsert } from './insert-post.ts';
import { startNetworks } from './start-networks.ts';

const NOON = '2026-11-21T12:00:00Z';
const SECRET = 'a secret for tests, long enough for them';

/** Engines of one database, with the networks outside, a store with an account at each, and a clock that stands. */
export async function startPublishing({
  publishLimitMs = 60_000,
  refuseRepeats = false,
}: {
  publishLimitMs?: number;
  refuseRepeats?: boolean;
} = {}) {
  let time = Date.parse(NOON);
  const clock = {
    now: () => new Date(time),
    advance({ hours = 0, minutes = 0, seconds = 0 }) {
      time += ((hours * 60 + minutes) * 60 + seconds) * 1000;
    },
  };
  const { now } = clock;
  const database = await openCopy(inject('databaseImage'), inject('postgresUrl'));
  const { db } = database;
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-publishing-'));
  const logged: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
  const networks = await startNetworks({ now, publishLimitMs, refuseRepeats });
  const files = createLocalFiles(folder);
  const shelf = await serveMedia((url) => addressesAt(url, db, files));
  const live = await createLive({ database });
  const sleep = async () => {
    clock.advance({ seconds: 1 });
    await new Promise((resolve) => setTimeout(resolve, 5));
  };
  const accounts = createSocialAccountService({
    db,
    live,
    now,
    sleep,
    log,
    ...networks.social,
    secrets: createSecrets(SECRET),
  });

  const links = createShortLinks({ db, publicUrl: 'https://vitrin.example', canBeOpened: true, now });

  function addressesAt(publicUrl: string, ofDb: Database, ofFiles: typeof files) {
    const addresses = createMediaAddresses({ appSecret: SECRET, publicUrl, now });
    return createMediaService({ db: ofDb, files: ofFiles, addresses, now, log });
  }

  /** Another process at the same database. */
  function engine(options: Partial<PublishingOptions> = {}) {
    return createPublishingEngine({
      db,
      live,
      links,
      accounts,
      media: shelf.media,
      now,
      sleep,
      log,
      networks: networks.social.networks,
      ...options,
    });
  }

  /** The first board of each account that has boards, for all of its posts. */
  async function chooseBoards(store: Parameters<typeof accounts.choicesOf>[0], connected: { id: string }[]) {
    for (const { id } of connected) {
      const { offers } = await accounts.choicesOf(store, id);
      if (offers.board) await accounts.choosePosting(store, id, { board: offers.board[0]!.value });
    }
  }

  /** A store with an account at every network; each of them the nth there. */
  async function addStore(nth = 0) {
    const store = await insertStore(db);
    await accounts.connect(store, grantsOf(nth));
    const { accounts: connected } = await accounts.listOf(store.id);
    await chooseBoards(store, connected);
    return { ...store, accounts: connected.map(({ id, network }) => ({ id, network })) };
  }

  function grantsOf(nth: number): AccountGrant[] {
    const page = DEMO_PAGES[nth]!;
    const instagram = page.instagram!;
    const x = DEMO_ACCOUNTS[nth]!;
    const pinner = PINTEREST_ACCOUNTS[nth]!;
    const channel = DEMO_CHANNELS[nth]!;
    const ofBluesky = BLUESKY_ACCOUNTS[nth]!;
    const ofYoutube = YOUTUBE_CHANNELS[nth]!;
    const ofTikTok = TIKTOK_ACCOUNTS[nth]!;
    const ofThreads = DEMO_THREADS_ACCOUNTS[nth]!;
    const shown = { pictureUrl: null, followers: null, refreshToken: null, expiresAt: null };
    const accessToken = networks.meta.pageToken(page.id);
    return [
      { network: 'facebook', externalId: page.id, via: 'facebook_login', name: page.name, accessToken },
      { network: 'instagram', externalId: instagram.id, via: 'facebook_login', name: page.name, accessToken },
      {
        network: 'twitter' as const,
        externalId: x.id,
        via: 'x' as const,
        name: x.name,
        accessToken: networks.x.tokensFor(x.id).access_token,
      },
      {
        network: 'pinterest' as const,
        externalId: pinner.id,
        via: 'pinterest' as const,
        name: pinner.name,
        accessToken: networks.pinterest.tokensFor(pinner.id).access_token,
      },
      {
        network: 'telegram' as const,
        externalId: String(channel.id),
        via: 'telegram' as const,
        name: channel.title,
        accessToken: networks.telegram.token,
      },
      {
        network: 'bluesky' as const,
        externalId: ofBluesky.did,
        via: 'bluesky' as const,
        name: ofBluesky.name,
        ...networks.bluesky.sessionOf(ofBluesky.did),
      },
      {
        network: 'youtube' as const,
        externalId: ofYoutube.id,
        via: 'youtube' as const,
        name: ofYoutube.title,
        ...youtubeTokens(ofYoutube.id),
      },
      {
        network: 'tiktok' as const,
        externalId: ofTikTok.openId,
        via: 'tiktok' as const,
        name: ofTikTok.name,
        accessToken: networks.tiktok.tokensFor(ofTikTok.openId).access_token,
      },
      {
        network: 'threads' as const,
        externalId: ofThreads.id,
        via: 'threads' as const,
        name: ofThreads.name,
        accessToken: networks.meta.threadsToken(ofThreads.id),
      },
    ].map((grant) => ({ ...shown, username: null, ...grant }) as AccountGrant);
  }

  function youtubeTokens(channelId: string) {
    const { access_token: accessToken, refresh_token: refreshToken } = networks.youtube.tokensFor(channelId);
    return { accessToken, refreshToken: refreshToken ?? null };
  }

  const main = engine();
  const store = await addStore();
  const accountOf = (network: SocialNetworkName, of = store) =>
    of.accounts.find((account) => account.network === network)!;

  /** A released post, due now where nothing else is said. */
  async function post({
    at = now(),
    on = ['facebook'],
    of = store,
    wording = {},
  }: {
    at?: Date;
    on?: SocialNetworkName[];
    of?: Pick<typeof store, 'id' | 'accounts'>;
    wording?: PostToInsert['wording'];
  } = {}) {
    const chosen = of.accounts.filter(({ network }) => on.includes(network));
    const inserted = await insertPostOf(db, {
      storeId: of.id,
      accounts: chosen,
      scheduledFor: at,
      wording: { createdAt: now(), ...wording },
    });
    await release(db, inserted, now());
    return inserted;
  }

  /** As its owner and the tables have it. */
  async function look(postId: string) {
    const [found] = await db.select().from(scheduledPosts).where(eq(scheduledPosts.id, postId));
    const deliveries = await db
      .select()
      .from(postDeliveries)
      .where(eq(postDeliveries.postId, postId))
      .orderBy(postDeliveries.network);
    return { ...found!, deliveries, delivery: deliveries[0]! };
  }

  async function picture(userId = store.userId) {
    const blank = { width: 320, height: 320, channels: 3 as const, background: '#c13584' };
    const bytes = await sharp({ create: blank }).jpeg().toBuffer();
    const record = await shelf.media.save(userId, {
      bytes,
      mimeType: 'image/jpeg',
      contentType: 'image',
      name: 'Tea',
      metadata: {},
    });
    return record.id;
  }

  async function reel(userId = store.userId) {
    const metadata = { width: 1080, height: 1920, durationMs: 5_000 };
    const file = { mimeType: 'video/mp4' as const, contentType: 'reel' as const, name: 'Tea', metadata };
    return (await shelf.media.save(userId, { bytes: mp4({ seconds: 5 }), ...file })).id;
  }

  onTestFinished(async () => {
    await main.stop();
    await live.stop();
    await networks.stop();
    await shelf.stop();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  return {
    database,
    db,
    clock,
    logged,
    accounts,
    store,
    addStore,
    accountOf,
    grantsOf,
    engine,
    post,
    look,
    picture,
    reel,
    meta: networks.meta,
    x: networks.x,
    pinterest: networks.pinterest,
    telegram: networks.telegram,
    bluesky: networks.bluesky,
    youtube: networks.youtube,
    tiktok: networks.tiktok,
    networks: networks.social.networks,
    media: shelf.media,
    runDue: main.runDue,
    /** The texts that everybody sees, oldest first. */
    shown: () =>
      [
        ...networks.meta.feed(),
        ...networks.x.feed(),
        ...networks.pinterest.feed(),
        ...networks.telegram.feed(),
        ...networks.bluesky.feed(),
        ...networks.youtube.feed(),
        ...networks.tiktok.feed(),
      ].map(({ text }) => text),
  };
}
export type Publishing = Awaited<ReturnType<typeof startPublishing>>;

/** The signed addresses, as the product serves them. */
async function serveMedia(serviceAt: (url: string) => ReturnType<typeof createMediaService>) {
  const server = createServer(async (request, response) => {
    const record = await media.shared(request.url?.split('/').at(-1) ?? '');
    const content = record && (await media.open(record));
    response.writeHead(content ? 200 : 404, { 'content-type': record?.mimeType ?? 'text/plain' });
    if (content) content.pipe(response);
    else response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const media = serviceAt(url);
  return {
    url,
    media,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
