import { Readable } from 'node:stream';
import { pino } from 'pino';
import { createSecrets } from '#server/accounts/connections/secrets.ts';
import { type OpenDatabase, openDatabase } from '#server/core/db/database.ts';
import { createLive } from '#server/core/live/live.ts';
import { createSocial, type SocialSettings } from '#server/platforms/connect-social.ts';
import { createOutside } from '#server/platforms/ports/outside.ts';
import { createXNetwork } from '#server/platforms/x/connector.ts';
import { createShortLinks } from '#server/publishing/short-links/short-links.ts';
import { createSocialAccountService } from '#server/publishing/social-accounts/service.ts';
import { MINUTE_MS } from '#shared/core/time.ts';

/** Where posts are published from, and the network they go to. */
export interface Place {
  databaseUrl?: string | undefined;
  dataDir: string;
  standInPort: number;
  /** Of all networks; of X alone where nothing is said. */
  ofAll?: boolean;
}

const SECRET = 'only for posts that nobody will ever see';
/** Nobody looks at it. */
const PICTURE = Buffer.from('a picture');
/**
 * X's list is trusted after a quarter of an hour; here nothing is listed late, so a minute has to do. That is still
 * longer than a process lives on that nobody waits for any more.
 */
const TRUSTED_MS = 14.1 * MINUTE_MS;

export async function openPlace(place: Place, { now = () => new Date(), publishLimitMs = 2_000 } = {}) {
  const database: OpenDatabase = await openDatabase(place);
  const { db } = database;
  const log = pino({ level: process.env.LOG_LEVEL ?? 'silent' }, process.stderr);
  const apiOrigin = `http://127.0.0.1:${place.standInPort}`;
  const outside = createOutside({ allowedOrigins: [apiOrigin] });
  const twitter = createXNetwork({
    apiOrigin,
    webOrigin: apiOrigin,
    publishLimitMs,
    outside,
    now: () => new Date(now().getTime() + TRUSTED_MS),
  });
  const networks = place.ofAll ? createSocial(settingsAt(apiOrigin), { outside, now }).networks : { twitter };
  const live = await createLive({ database });
  const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  const accounts = createSocialAccountService({
    db,
    live,
    networks,
    authorizations: {},
    entries: {},
    now,
    sleep,
    log,
    secrets: createSecrets(SECRET),
  });
  const links = createShortLinks({ db, publicUrl: 'http://localhost', canBeOpened: false, now });
  const media = { addressFor: () => '', open: async () => Readable.from([PICTURE]) };
  return {
    database,
    engineOptions: { db, live, links, networks, accounts, media, now, sleep, log },
    accounts,
    async close() {
      await live.stop();
      await database.close();
    },
  };
}

/** All networks at one address. */
function settingsAt(origin: string): SocialSettings {
  const app = undefined;
  return {
    facebook: { version: 'v26.0', graphOrigin: origin, dialogOrigin: origin, app },
    instagram: { graphOrigin: origin, authOrigin: origin, tokenOrigin: origin, app },
    threads: { graphOrigin: origin, authOrigin: origin, app },
    x: { apiOrigin: origin, authOrigin: origin, app },
    pinterest: { apiOrigin: origin, authOrigin: origin, app },
    telegram: { apiOrigin: origin },
    bluesky: { apiOrigin: origin },
    youtube: { issuer: origin, apiOrigin: origin, webOrigin: origin, app, sharesApp: false },
    tiktok: { apiOrigin: origin, authOrigin: origin, isAudited: false, app },
  };
}
