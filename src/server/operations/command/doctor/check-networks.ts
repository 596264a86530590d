import type { Config } from '#server/core/config.ts';
import { createSetups } from '#server/platforms/connect-social.ts';
import { isPassing, PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import type { PlacedSetup } from '#server/platforms/ports/social-wiring.ts';
import { WAYS } from '#shared/content/networks/networks.ts';
import { paths } from '#shared/core/paths.ts';
import { inEnglish } from '#shared/core/sentence.ts';
import { type Finding, failing, ok, warning } from './finding.ts';

/** The apps at the networks: which are set, where they must lead back to, and whether the networks accept them. */
export function checkNetworks(config: Config): Promise<Finding[]> {
  return Promise.all(createSetups(config).map((setup) => checkSetup(setup, config.http.publicUrl)));
}

async function checkSetup(setup: PlacedSetup, publicUrl: string): Promise<Finding> {
  const { app, reach } = setup;
  const about = WAYS[setup.way].name;
  const names = `${setup.settings.clientId} and ${setup.settings.clientSecret}`;
  const back = setup.redirectPaths.map((path) => publicUrl + path).join(' and ');
  const page = publicUrl + paths.networkSetup;
  if (setup.isSimulated) {
    return ok(
      about,
      `is simulated; ${reach.setting}=${reach.value} reaches the real one, whose app must lead back to ${back} (${page})`,
    );
  }
  if (!app)
    return ok(
      about,
      `cannot be connected without an app; ${names} are for one that leads back to ${back} (${page})`,
    );
  try {
    await setup.check(app);
    return ok(about, `accepts the app of ${names}, which must lead back to ${back}`);
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error;
    if (isPassing(error))
      return warning(
        about,
        'does not answer, so its app was not checked',
        'Can this machine reach it? Otherwise try again in a few minutes.',
      );
    if (error.kind !== 'rejected')
      return warning(
        about,
        inEnglish(error.sentence),
        `Connecting an account will show whether ${names} are right.`,
      );
    return failing(
      about,
      inEnglish(error.sentence),
      `Copy ${names} again; ${page} says where they stand and checks them. The app must lead back to ${back}.`,
    );
  }
}
