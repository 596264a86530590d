import { inside, type SocialApp, type SocialWiring } from '#server/platforms/ports/social-wiring.ts';
import { createThreadsNetwork } from './threads.ts';
import { createThreadsAuthorization } from './threads-authorization.ts';
import { createThreadsSetup } from './threads-setup.ts';

const THREADS = { graph: 'https://graph.threads.com', web: 'https://threads.com' };

export interface ThreadsSettings {
  threads: { graphOrigin: string; authOrigin: string; app: SocialApp | undefined };
}

export const threadsWiring: SocialWiring<ThreadsSettings> = {
  needsSimulator: ({ threads }) => !threads.graphOrigin,

  settingsOf(config, simulators) {
    const simulated = config.threads.graphOrigin ? null : (simulators?.threads ?? null);
    return {
      threads: {
        graphOrigin: config.threads.graphOrigin ?? simulated?.graphOrigin ?? THREADS.graph,
        authOrigin: config.threads.authOrigin ?? simulated?.authOrigin ?? THREADS.web,
        app: config.threads.app ?? simulated ?? undefined,
      },
    };
  },

  originsOf: ({ threads }) => [threads.graphOrigin, threads.authOrigin],

  connect({ threads }, surroundings) {
    const atThreads = { ...threads, ...inside(surroundings, 'threads') };
    return {
      networks: { threads: createThreadsNetwork(atThreads) },
      authorizations: threads.app
        ? { threads: createThreadsAuthorization({ ...atThreads, ...threads.app }) }
        : {},
    };
  },

  setups: ({ threads }, surroundings) => [
    createThreadsSetup({ ...threads, realOrigin: THREADS.graph, ...inside(surroundings, 'threads') }),
  ],

  feedOf: ({ threads }) => ({ name: 'Threads', deskUrl: threads.feedUrl }),
};
