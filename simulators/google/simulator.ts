import type { Outcome } from '#simulators/meta/social/answer.ts';
import { type Call, startServer } from '#simulators/meta/social/http-server.ts';
import { avatar } from '#simulators/meta/social/pages.ts';
import { readForm } from '#simulators/meta/social/parameters.ts';
import { openStateFile } from '#simulators/meta/social/state-file.ts';
import type { AccountFixture, PersonFixture } from './accounts.ts';
import { createAdsApi, type SeenRequest } from './ads-api.ts';
import { DEMO_ACCOUNTS, DEMO_PEOPLE } from './demo-accounts.ts';
import { actAtDesk, createGoogleControl, type GoogleControl, showDesk } from './desk.ts';
import { createIdTokens } from './id-tokens.ts';
import { ADS_RIGHTS, createGoogleOauth, GOOGLE_APP } from './oauth.ts';
import { emptyState } from './state.ts';

export type GoogleSimulatorOptions = {
  /** 0 or left out: any free one. */
  port?: number;
  now?: () => Date;
  /** Where google.json is saved; left out, nothing survives. */
  stateDir?: string;
  /** The public address of the app; consent leads back only below it. */
  appUrl?: string;
  accounts?: AccountFixture[];
  people?: PersonFixture[];
  /** Google's pages have 10,000 rows. */
  rowsPerPage?: number;
  /** What a test does while a question to Google Ads waits for its answer. */
  onRequest?: () => Promise<void>;
};

export type GoogleSimulator = GoogleControl & {
  /** Of its OpenID configuration. */
  issuer: string;
  adsOrigin: string;
  clientId: string;
  clientSecret: string;
  deskUrl: string;
  port: number;
  /** The newest questions to Google Ads, oldest first. */
  requests(): readonly SeenRequest[];
  /** As consent of that person would give them. */
  tokensFor(personId: string): { access_token: string; refresh_token?: string };
  stop(): Promise<void>;
};

const ROWS_PER_PAGE = 10_000;

/** Signing in with Google, its consent, and Google Ads: one server for all. */
export async function createGoogleSimulator(options: GoogleSimulatorOptions = {}): Promise<GoogleSimulator> {
  const now = () => (options.now?.() ?? new Date()).getTime();
  const { appUrl = 'http://localhost:3000', accounts = DEMO_ACCOUNTS, people = DEMO_PEOPLE } = options;
  const { state, changed, close } = openStateFile(options.stateDir, 'google.json', emptyState());
  const idTokens = createIdTokens({
    state,
    changed,
    now,
    clientId: GOOGLE_APP.clientId,
    hasPicture: (personId) => people.some(({ id }) => id === personId),
  });
  const oauth = createGoogleOauth({
    state,
    changed,
    now,
    app: GOOGLE_APP,
    appUrl,
    people,
    rights: ADS_RIGHTS,
    idTokens,
  });
  const rowsPerPage = options.rowsPerPage ?? ROWS_PER_PAGE;
  const { onRequest = async () => {} } = options;
  const ads = createAdsApi({ state, changed, now, oauth, accounts, people, rowsPerPage, onRequest });
  const control = createGoogleControl(state, oauth, changed);

  async function answer(call: Call): Promise<Outcome> {
    const { method, path, query } = call;
    if (path === '/.well-known/openid-configuration') return oauth.discovery(server.origin);
    if (path === '/o/oauth2/v2/auth')
      return method === 'POST' ? oauth.decide(await readForm(call)) : oauth.showConsent(query);
    if (path === '/token') return oauth.exchange(await readForm(call), server.origin);
    if (path === '/oauth2/v3/certs') return idTokens.jwks();
    if (path === '/revoke') return oauth.revoke(await readForm(call));
    if (path.startsWith('/v26/')) return ads.answer(call);
    if (path.startsWith('/avatar/')) {
      const person = people.find(({ id }) => path === `/avatar/${id}.svg`);
      const headers = { 'content-type': 'image/svg+xml' };
      return { status: 200, headers, body: avatar(person?.name ?? '?') };
    }
    if (path.startsWith('/desk')) {
      const done = method === 'POST' ? actAtDesk(control, path.split('/')[2] ?? '') : null;
      return done ?? showDesk({ state, accounts, people, seen: ads.seen });
    }
    return { status: 404, body: `There is nothing at ${path}.` };
  }

  const server = await startServer(options.port ?? 0, answer);

  return {
    ...control,
    ...GOOGLE_APP,
    issuer: server.origin,
    adsOrigin: server.origin,
    deskUrl: `${server.origin}/desk`,
    port: server.port,
    requests: () => ads.seen,
    tokensFor: oauth.tokensFor,
    async stop() {
      await server.stop();
      close();
    },
  };
}
