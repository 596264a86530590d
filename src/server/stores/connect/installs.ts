import type { Secrets } from '#server/accounts/connections/secrets.ts';
import type { Sessions } from '#server/accounts/sessions/sessions.ts';
import type { StoreIdentity, StoreTokens } from '#server/platforms/ports/store-platform.ts';
import type { Platform, Store } from '#shared/stores/stores.ts';
import { storeProblems } from './problems.ts';
import type { ConnectingAccount, StoreService } from './service.ts';

interface Installed {
  platform: Platform;
  identity: StoreIdentity;
  tokens: StoreTokens;
}

interface InstallNote {
  kind: 'install';
  platform: Platform;
  identity: StoreIdentity;
  /** Encrypted. */
  tokens: string;
}

export const INSTALL_MINUTES = 30;

interface Dependencies {
  sessions: Sessions;
  stores: StoreService;
  secrets: Secrets;
}

/** Stores whose owners installed Vitrin from an app store before they had an account here (design.md: install return). */
export function createInstalls({ sessions, stores, secrets }: Dependencies) {
  /** @returns the token that the browser saves. */
  function save({ platform, identity, tokens }: Installed): Promise<string> {
    const sealed = secrets.seal(JSON.stringify(tokens), identity.externalId);
    const note: InstallNote = { kind: 'install', platform, identity, tokens: sealed };
    return sessions.saveNote(note, INSTALL_MINUTES);
  }

  async function pending(token: string | undefined) {
    const note = asInstall(token ? await sessions.readNote(token) : null);
    const of = (platform: Platform) =>
      note?.platform === platform ? { shop: note.identity.storeName, storeName: note.identity.title } : null;
    return { pendingShopifyInstall: of('shopify'), pendingShopierInstall: of('shopier') };
  }

  /** Connects the store to the user who signed in; the install is used up, whatever comes of it. */
  async function complete(account: ConnectingAccount, token: string | undefined): Promise<Store> {
    const note = asInstall(token ? await sessions.take(token) : null);
    if (!note) throw storeProblems.installExpired();
    const { platform, identity } = note;
    const tokens = tokensIn(openNote(note));
    return stores.connect(account, platform, identity, { connection: 'oauth', tokens });
  }

  /** An install that was saved under a secret which has been lost since has to be begun again. */
  function openNote({ tokens, identity }: InstallNote): string {
    try {
      return secrets.open(tokens, identity.externalId);
    } catch {
      throw storeProblems.installExpired();
    }
  }

  return { save, pending, complete };
}
export type Installs = ReturnType<typeof createInstalls>;

function asInstall(note: object | null): InstallNote | null {
  return note && (note as InstallNote).kind === 'install' ? (note as InstallNote) : null;
}

function tokensIn(text: string): StoreTokens {
  const tokens = JSON.parse(text) as StoreTokens;
  const date = (instant: Date | null) => instant && new Date(instant);
  return {
    ...tokens,
    expiresAt: date(tokens.expiresAt),
    refreshExpiresAt: date(tokens.refreshExpiresAt),
  };
}
