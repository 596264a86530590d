import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import type { SocialEntry } from '#server/platforms/ports/social-network.ts';
import { DAY_MS } from '#shared/core/time.ts';
import { type BlueskyOptions, createBlueskyClient } from './client.ts';
import { blueskyFailures } from './failures.ts';
import { translateProfile } from './translate.ts';
import { WireAnything, WireProfile, WireSession } from './wire.ts';

/** A handle and an app password, as their owner pastes them. The password opens one session and is forgotten. */
export function createBlueskyEntry(options: BlueskyOptions): SocialEntry {
  const client = createBlueskyClient(options);
  return {
    async open({ handle = '', password = '' }) {
      const body = { identifier: handle.trim().replace(/^@/, '').toLowerCase(), password: password.trim() };
      const session = await client
        .askWith(null, { name: 'com.atproto.server.createSession', body, reply: WireSession })
        .catch((error) => {
          const isRefused = error instanceof PlatformFailure && error.code === 'token_refused';
          throw isRefused ? blueskyFailures.passwordRefused() : error;
        });
      const profile = await client.askWith(session.accessJwt, {
        name: 'app.bsky.actor.getProfile',
        query: [['actor', session.did]],
        reply: WireProfile,
      });
      return { network: 'bluesky', via: 'bluesky', ...translateProfile(profile), ...tokensOf(session) };
    },

    renewed: {
      // Refresh tokens that lie unused for two months end.
      renewAhead: -30 * DAY_MS,

      async refresh({ refreshToken }) {
        if (!refreshToken) return null;
        const name = 'com.atproto.server.refreshSession';
        return tokensOf(await client.askWith(refreshToken, { name, reply: WireSession }));
      },

      async revoke({ refreshToken }) {
        const name = 'com.atproto.server.deleteSession';
        if (refreshToken) await client.askWith(refreshToken, { name, reply: WireAnything });
      },
    },
  };
}

function tokensOf({ accessJwt, refreshJwt }: WireSession) {
  return { accessToken: accessJwt, refreshToken: refreshJwt, expiresAt: endOf(accessJwt) };
}

/** What a token says of its own end; null where it says nothing. */
function endOf(token: string): Date | null {
  try {
    const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
    return typeof exp === 'number' ? new Date(exp * 1000) : null;
  } catch {
    return null;
  }
}
