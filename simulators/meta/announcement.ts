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
