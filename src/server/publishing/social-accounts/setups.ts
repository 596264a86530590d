import type { FastifyBaseLogger } from 'fastify';
import { httpProblems } from '#server/core/http/problem.ts';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import type { PlacedSetup } from '#server/platforms/ports/social-wiring.ts';
import type { NetworkSetup, SetupApp } from '#shared/publishing/network-setup.ts';
import type { ConsentWay } from '#shared/publishing/social-accounts.ts';
import { accountProblems } from './problems.ts';

interface Dependencies {
  setups: readonly PlacedSetup[];
  publicUrl: string;
  log: FastifyBaseLogger;
}

/** The apps of this server at the networks. They stay settings of the server: nothing is saved here (decision 055). */
export function createNetworkSetups({ setups, publicUrl, log }: Dependencies) {
  function list(): NetworkSetup[] {
    return setups.map(({ way, settings, scopes, review, reach, unproven, ...setup }) => ({
      way,
      state: setup.isSimulated ? 'simulated' : setup.app ? 'configured' : 'missing',
      settings,
      redirectAddresses: setup.redirectPaths.map((path) => publicUrl + path),
      scopes: [...scopes],
      steps: setup.steps.map(({ text, address }) => ({ text, address: address ?? null })),
      review,
      reach,
      unproven: unproven ?? null,
    }));
  }

  /** Of what was pasted, else of what is configured. */
  async function check(way: ConsentWay, pasted: SetupApp | undefined) {
    const setup = setups.find((each) => each.way === way);
    if (!setup) throw httpProblems.notFound();
    const app = pasted ?? setup.app;
    if (!app) throw accountProblems.notConfigured(way);
    try {
      await setup.check(app);
      return { problem: null };
    } catch (error) {
      if (!(error instanceof PlatformFailure)) throw error;
      log.info({ way, code: error.code }, 'an app was not accepted by its network');
      if (error.kind !== 'rejected') throw accountProblems.notOpened(way, error);
      return { problem: error.sentence };
    }
  }

  return { list, check };
}
export type NetworkSetups = ReturnType<typeof createNetworkSetups>;
