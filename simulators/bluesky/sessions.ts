import { DAY_MS, HOUR_MS } from '#simulators/core/time.ts';
import { type Answer, jsonAnswer } from '#simulators/meta/social/answer.ts';
import { refusals } from './refusals.ts';
import { type BlueskyState, DEMO_ACCOUNTS, type Session } from './state.ts';

const ACCESS_MS = 2 * HOUR_MS;
const REFRESH_MS = 60 * DAY_MS;

type Dependencies = { state: BlueskyState; changed: () => void; now: () => number };

export type Sessions = ReturnType<typeof createSessions>;

/** https://docs.bsky.app/docs/api/com-atproto-server-create-session */
export function createSessions({ state, changed, now }: Dependencies) {
  function open(did: string) {
    const account = DEMO_ACCOUNTS.find((each) => each.did === did)!;
    const accessJwt = tokenOf(did, 'access', now() + ACCESS_MS);
    const refreshJwt = tokenOf(did, 'refresh', now() + REFRESH_MS);
    state.access[accessJwt] = { did, endsAt: now() + ACCESS_MS };
    state.refresh[refreshJwt] = { did, endsAt: now() + REFRESH_MS };
    changed();
    return { did, handle: account.handle, accessJwt, refreshJwt, active: true };
  }

  /** Not signed: nobody but this simulator reads it, and clients read only when it ends. */
  function tokenOf(did: string, scope: string, endsAt: number): string {
    state.count += 1;
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = {
      scope: `com.atproto.${scope}`,
      sub: did,
      exp: Math.floor(endsAt / 1000),
      jti: state.count,
    };
    return `${part({ typ: 'JWT', alg: 'none' })}.${part(claims)}.simulated`;
  }

  function create({ identifier = '', password = '' }: Record<string, string>): Answer {
    const account = DEMO_ACCOUNTS.find(({ did, handle }) => handle === identifier || did === identifier);
    if (!account || account.appPassword !== password || state.closed.includes(account.did))
      throw refusals.wrongPassword();
    return jsonAnswer(open(account.did));
  }

  /** Good once, so that of two tokens that are the same only one is used. */
  function refresh(authorization: string | undefined): Answer {
    const token = bearer(authorization);
    const session = live(state.refresh[token]);
    delete state.refresh[token];
    return jsonAnswer(open(session.did));
  }

  function end(authorization: string | undefined): Answer {
    delete state.refresh[bearer(authorization)];
    changed();
    return jsonAnswer({});
  }

  function authorize(authorization: string | undefined): string {
    return live(state.access[bearer(authorization)]).did;
  }

  function live(session: Session | undefined): Session {
    if (!session || state.closed.includes(session.did)) throw refusals.noSession();
    if (session.endsAt <= now()) throw refusals.expired();
    return session;
  }

  return {
    open,
    create,
    refresh,
    end,
    authorize,
    expire(did?: string) {
      for (const session of Object.values(state.access))
        if (did === undefined || session.did === did) session.endsAt = 0;
      changed();
    },
  };
}

const bearer = (authorization = '') => authorization.replace(/^Bearer /, '');
