import type { Grant } from '#simulators/google/state.ts';
import type { Outcome } from '#simulators/meta/social/answer.ts';
import type { Call } from '#simulators/meta/social/http-server.ts';
import type { createReading } from './reading.ts';
import { refusals } from './refusals.ts';
import type { YoutubeChannel } from './state.ts';
import type { Uploads } from './uploads.ts';

export const UPLOAD_SCOPE = 'https://www.googleapis.com/auth/youtube.upload';
export const READ_SCOPE = 'https://www.googleapis.com/auth/youtube.readonly';
export const YOUTUBE_RIGHTS = {
  [UPLOAD_SCOPE]: 'Manage your YouTube videos',
  [READ_SCOPE]: 'View your YouTube account',
};

type Dependencies = {
  grantOf(token: string): Grant | null;
  channelOf(personId: string): YoutubeChannel | null;
  /** One access token ends now. */
  expire(grant: Grant, token: string): void;
  uploads: Uploads;
  reading: ReturnType<typeof createReading>;
};

const UPLOAD_PATH = '/upload/youtube/v3/videos';

/** Every call of YouTube's Data API 3 with a person's token. */
export function createYoutubeApi({ grantOf, channelOf, expire, uploads, reading }: Dependencies) {
  async function answer(call: Call): Promise<Outcome> {
    const { method, path, query } = call;
    const token = /^Bearer (\S+)$/.exec(call.headers.authorization ?? '')?.[1] ?? '';
    const grant = grantOf(token);
    if (!grant) throw refusals.unauthorized();
    const needed = path === UPLOAD_PATH ? UPLOAD_SCOPE : READ_SCOPE;
    if (!grant.scopes.includes(needed)) throw refusals.scopeMissing();
    const channel = channelOf(grant.personId);
    if (method === 'GET' && path === '/youtube/v3/channels') return reading.readChannels(channel, query);
    if (!channel) throw refusals.signupRequired();
    if (method === 'POST' && path === UPLOAD_PATH) return uploads.begin(channel, call);
    if (method === 'PUT' && path === UPLOAD_PATH) return uploads.proceed(call, () => expire(grant, token));
    if (method === 'GET' && path === '/youtube/v3/videos') return reading.readVideos(channel, query);
    if (method === 'GET' && path === '/youtube/v3/playlistItems') return reading.readPlaylist(channel, query);
    return { status: 404, body: `No operation ${method} ${path}.` };
  }

  return { answer };
}
