import { createSocial, originsOf, type SocialSettings } from '#server/platforms/connect-social.ts';
import { createOutside } from '#server/platforms/ports/outside.ts';
import { createBlueskySimulator } from '#simulators/bluesky/simulator.ts';
import { createMetaSimulator } from '#simulators/meta/simulator.ts';
import { createPinterestSimulator } from '#simulators/pinterest/simulator.ts';
import { createTelegramSimulator } from '#simulators/telegram/simulator.ts';
import { createTikTokSimulator } from '#simulators/tiktok/simulator.ts';
import { createXSimulator } from '#simulators/x/simulator.ts';
import { createYoutubeSimulator } from '#simulators/youtube/simulator.ts';

interface NetworkOptions {
  now: () => Date;
  appUrl?: string;
  publishLimitMs?: number;
  /** False where the networks' own guards against a second post are not to be leaned on. */
  refuseRepeats?: boolean;
  /** Our app is: posts appear there by themselves. */
  auditedAtTikTok?: boolean;
}

/** Simulators of all social networks, and our connectors to them. */
export async function startNetworks({
  now,
  appUrl = 'http://localhost:3000',
  refuseRepeats = true,
  auditedAtTikTok = false,
  ...limits
}: NetworkOptions) {
  const meta = await createMetaSimulator({ now, appUrl, refuseRepeats });
  const x = await createXSimulator({ now, appUrl, refuseRepeats });
  const pinterest = await createPinterestSimulator({ now, appUrl });
  const telegram = await createTelegramSimulator({ now });
  const bluesky = await createBlueskySimulator({ now });
  const youtube = await createYoutubeSimulator({ now, appUrl });
  const tiktok = await createTikTokSimulator({ now, appUrl });
  const { id: clientId, secret: clientSecret } = meta.app;
  const settings: SocialSettings = {
    facebook: {
      version: 'v26.0',
      graphOrigin: meta.graphOrigin,
      dialogOrigin: meta.dialogOrigin,
      app: { clientId, clientSecret },
    },
    instagram: {
      graphOrigin: meta.instagramGraphOrigin,
      authOrigin: meta.instagramAuthOrigin,
      tokenOrigin: meta.instagramAuthOrigin,
      app: { clientId: meta.instagramApp.id, clientSecret: meta.instagramApp.secret },
    },
    x: {
      apiOrigin: x.apiOrigin,
      authOrigin: x.authOrigin,
      app: { clientId: x.clientId, clientSecret: x.clientSecret },
    },
    pinterest: {
      apiOrigin: pinterest.apiOrigin,
      authOrigin: pinterest.authOrigin,
      app: { clientId: pinterest.clientId, clientSecret: pinterest.clientSecret },
    },
    threads: {
      graphOrigin: meta.threadsOrigin,
      authOrigin: meta.threadsOrigin,
      app: { clientId: meta.threadsApp.id, clientSecret: meta.threadsApp.secret },
    },
    telegram: { apiOrigin: telegram.apiOrigin },
    bluesky: { apiOrigin: bluesky.apiOrigin },
    youtube: {
      issuer: youtube.issuer,
      apiOrigin: youtube.apiOrigin,
      webOrigin: youtube.webOrigin,
      app: { clientId: youtube.clientId, clientSecret: youtube.clientSecret },
      sharesApp: false,
    },
    tiktok: {
      apiOrigin: tiktok.apiOrigin,
      authOrigin: tiktok.authOrigin,
      isAudited: auditedAtTikTok,
      app: { clientId: tiktok.clientId, clientSecret: tiktok.clientSecret },
    },
  };
  const outside = createOutside({ allowedOrigins: originsOf(settings) });
  return {
    meta,
    x,
    pinterest,
    telegram,
    bluesky,
    youtube,
    tiktok,
    social: createSocial(settings, { outside, now, ...limits }),
    stop: async () => {
      await Promise.all([
        meta.stop(),
        x.stop(),
        pinterest.stop(),
        telegram.stop(),
        bluesky.stop(),
        youtube.stop(),
        tiktok.stop(),
      ]);
    },
  };
}
