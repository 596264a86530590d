import type { MetaSimulator } from './simulator.ts';

/** What the program says of Facebook and Instagram when it is ready. */
export function announceMeta(simulator: MetaSimulator) {
  const { graphOrigin, dialogOrigin, instagramGraphOrigin, instagramAuthOrigin, feedUrl } = simulator;
  const { app, instagramApp } = simulator;
  return {
    graphOrigin,
    dialogOrigin,
    instagramGraphOrigin,
    instagramAuthOrigin,
    appId: app.id,
    appSecret: app.secret,
    instagramAppId: instagramApp.id,
    instagramAppSecret: instagramApp.secret,
    feedUrl,
  };
}

/** The same of Threads. */
export function announceThreads({ threadsOrigin, threadsApp, feedUrl }: MetaSimulator) {
  return {
    graphOrigin: threadsOrigin,
    authOrigin: threadsOrigin,
    clientId: threadsApp.id,
    clientSecret: threadsApp.secret,
    feedUrl: `${feedUrl}?network=threads`,
  };
}
