import { pino } from 'pino';
import { createGoogleServices } from '#server/platforms/connect-google.ts';
import { createGoogleSignIn } from '#server/platforms/google-sign-in/google-sign-in.ts';
import { createOutside } from '#server/platforms/ports/outside.ts';
import { createGoogleSimulator, type GoogleSimulatorOptions } from '#simulators/google/simulator.ts';

interface GoogleOptions extends Omit<GoogleSimulatorOptions, 'now'> {
  now: () => Date;
  sleep?: (ms: number) => Promise<void>;
  /** How long one answer may take. */
  timeLimitMs?: number;
}

/** A simulator of Google, and our connector to it. */
export async function startGoogle({ now, sleep = async () => {}, timeLimitMs, ...options }: GoogleOptions) {
  const google = await createGoogleSimulator({ now, ...options });
  const { issuer, adsOrigin, clientId, clientSecret } = google;
  const outside = createOutside({ allowedOrigins: [issuer] });
  const settings = { issuer, adsOrigin, adsVersion: 'v26', app: { clientId, clientSecret } };
  const surroundings = { outside, log: pino({ level: 'silent' }), now, sleep };
  return {
    google,
    googleAds: createGoogleServices(settings, {
      ...surroundings,
      ...(timeLimitMs === undefined ? {} : { timeLimitMs }),
    }),
    googleSignIn: createGoogleSignIn({ issuer, clientId, clientSecret, outside, now }),
    stop: async () => {
      await google.stop();
      outside.close();
    },
  };
}
