import { createGraphClient, type GraphOptions } from './client.ts';

export interface ThreadsOptions extends Pick<GraphOptions, 'outside' | 'publishLimitMs'> {
  graphOrigin: string;
}

/** It has one version, whatever the Graph API of Facebook is at. */
const VERSION = 'v1.0';

/** The Graph API of Threads: one host, and no proof of the secret. */
export function createThreadsClient({ graphOrigin, outside, publishLimitMs }: ThreadsOptions) {
  return createGraphClient('threads', {
    graphOrigin,
    instagramGraphOrigin: graphOrigin,
    version: VERSION,
    app: undefined,
    outside,
    ...(publishLimitMs === undefined ? {} : { publishLimitMs }),
  });
}
