import { createSocial, originsOf, type SocialSettings } from '#server/platforms/connect-social.ts';
import { createOutside } from '#server/platforms/ports/outside.ts';
import { createMetaSimulator } from '#simulators/meta/simulator.ts';
import { createXSimulator } from '#simulators/x/simulator.ts';

interface NetworkOptions {
  now: () => Date;
  appUrl?: string;
  publishLimitMs?: number;
  /** False where the networks' own guards against a second post are not to be leaned on. */
  refuseRepeats?: boolean;
}

/** Simulators of all social networks, and our connectors to them. */
export async function startNetworks({
  now,
  appUrl = 'http://localhost:3000',
  refuseRepeats = true,
  ...limits
}: NetworkOptions) {
  const meta = await createMetaSimulator({ now, appUrl, refuseRepeats });
  const x = await createXSimulator({ now, appUrl, refuseRepeats });
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
  };
  const outside = createOutside({ allowedOrigins: originsOf(settings) });
  return {
    meta,
    x,
    social: createSocial(settings, { outside, now, ...limits }),
    stop: async () => {
      await Promise.all([meta.stop(), x.stop()]);
    },
  };
}
