import type { Secrets } from '#server/accounts/connections/secrets.ts';
import type { Sessions } from '#server/accounts/sessions/sessions.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { Live } from '#server/core/live/live.ts';
import type { AccountGrant } from '#server/platforms/ports/social-network.ts';
import type { ConsentWay, FoundAccount, SocialAccount } from '#shared/publishing/social-accounts.ts';
import { accountProblems } from './problems.ts';
import { findAccountsElsewhere, findAccountsOf, isConsentInUse } from './repository.ts';
import type { SocialAccountService } from './service.ts';
import { WAY_OF } from './tokens.ts';

type Owned = Pick<OwnedStore, 'id' | 'userId'>;

interface Found {
  id: string;
  /** A grant as JSON, sealed: it opens the account. */
  sealed: string;
}

/** What one consent opened and nobody has chosen from yet. */
interface FoundNote {
  kind: typeof NOTE;
  way: ConsentWay;
  storeId: string;
  userId: string;
  at: string;
  found: Found[];
}

interface KeptNote {
  sid: string;
  note: FoundNote;
}

interface OpenedNote {
  sid: string;
  grants: (AccountGrant & { id: string })[];
}

interface Dependencies {
  db: Database;
  live: Live;
  sessions: Sessions;
  secrets: Secrets;
  accounts: SocialAccountService;
  now: () => Date;
}

const NOTE = 'found-accounts';
const CHOICE_MS = 15 * 60_000;
/** Longer than a process is down as a rule: what nobody chose from is still to be taken back. */
const KEPT_MINUTES = 24 * 60;

/**
 * Between a consent and the choice of its owner. A consent opens whatever its owner runs, also accounts of other shops,
 * so nothing of it belongs to a store before it was chosen; what is not chosen is not kept, and a consent of which nothing
 * is in use is taken back at the network.
 */
export function createFoundAccounts({ db, live, sessions, secrets, accounts, now }: Dependencies) {
  /**
   * Accounts of the store get their new access at once, the others wait for a choice.
   * @param again the owner came to renew what the store has, so nothing else is offered unless nothing was renewed.
   */
  async function take(store: Owned, way: ConsentWay, grants: AccountGrant[], { again }: { again: boolean }) {
    return db.transaction(async (tx) => {
      const known = keysOf(await findAccountsOf(tx, store.id));
      const ofStore = grants.filter((grant) => known.has(keyOf(grant)));
      const others = grants.filter((grant) => !known.has(keyOf(grant)));
      if (ofStore.length > 0) await accounts.connectIn(tx, store, ofStore);
      const toChoose = again && ofStore.length > 0 ? [] : others;
      if (toChoose.length > 0) await keep(tx, store, way, toChoose);
      return { renewed: ofStore.length, toChoose: toChoose.length };
    });
  }

  async function keep(tx: Database, store: Owned, way: ConsentWay, grants: AccountGrant[]) {
    for (const { sid, note } of await notesOf(tx, store))
      if (note.way === way) await sessions.takeNote(sid, tx);
    const { id: storeId, userId } = store;
    const found = grants.map((grant) => ({
      id: crypto.randomUUID(),
      sealed: secrets.seal(JSON.stringify(grant), sealOwner(store)),
    }));
    const note: FoundNote = { kind: NOTE, way, storeId, userId, at: now().toISOString(), found };
    await sessions.keep(note, KEPT_MINUTES, tx);
    await live.tell(tx, userId, { type: 'accounts-changed', storeId });
  }

  async function listOf(store: Owned): Promise<FoundAccount[]> {
    const elsewhere = await storesByAccount(db, store);
    const grants = (await openNotes(db, store)).flatMap((note) => note.grants);
    return grants.map((grant) => {
      const { id, network, name, username, pictureUrl, followers } = grant;
      const otherStore = elsewhere.get(keyOf(grant)) ?? null;
      return { id, network, name, username, pictureUrl, followers, otherStore };
    });
  }

  /** Those of them belong to the store from now on; whatever else was found is forgotten, or taken back. */
  async function choose(
    store: OwnedStore,
    { chosen, shared }: { chosen: string[]; shared: boolean },
  ): Promise<SocialAccount[]> {
    const { connected, unused } = await db.transaction(async (tx) => {
      const notes = await openNotes(tx, store);
      const grants = notes.flatMap((note) => note.grants).filter(({ id }) => chosen.includes(id));
      if (grants.length < new Set(chosen).size) throw accountProblems.foundGone();
      const elsewhere = await storesByAccount(tx, store);
      const taken = grants.filter((grant) => elsewhere.has(keyOf(grant)));
      if (taken.length > 0 && !shared) throw accountProblems.ofOtherStore(taken.map(({ name }) => name));
      for (const { sid } of notes) {
        const isOurs = await sessions.takeNote(sid, tx);
        if (!isOurs) throw accountProblems.foundGone();
      }
      await live.tell(tx, store.userId, { type: 'accounts-changed', storeId: store.id });
      const accountIds = await accounts.connectIn(
        tx,
        store,
        grants.map(({ id: _, ...grant }) => grant),
      );
      return { connected: accountIds, unused: await unusedConsents(tx, store.userId, notes) };
    });
    await Promise.all(unused.map(accounts.withdraw));
    const { accounts: all } = await accounts.listOf(store.id);
    return all.filter(({ id }) => connected.includes(id));
  }

  /** What nobody chose from in time. */
  async function withdrawUnchosen() {
    for (const { sid, note } of (await sessions.allNotesOf(NOTE)) as KeptNote[]) {
      if (!isOver(note)) continue;
      const { storeId: id, userId } = note;
      const unused = await db.transaction(async (tx) => {
        const isOurs = await sessions.takeNote(sid, tx);
        return isOurs ? unusedConsents(tx, userId, [{ sid, grants: grantsIn(note, { id, userId }) }]) : [];
      });
      await Promise.all(unused.map(accounts.withdraw));
    }
  }

  /** One account of each consent that opens nothing in use, nor anything that can still be chosen. */
  async function unusedConsents(tx: Database, userId: string, taken: OpenedNote[]): Promise<AccountGrant[]> {
    const unused: AccountGrant[] = [];
    const waiting = ((await sessions.notesOf(userId, NOTE, tx)) as KeptNote[]).filter(
      ({ note }) => !isOver(note),
    );
    for (const { grants } of taken) {
      const [first] = grants;
      const isWaiting = waiting.some(({ note }) => first && note.way === WAY_OF[first.via]);
      if (first && !isWaiting && !(await isConsentInUse(tx, userId, grants))) unused.push(first);
    }
    return unused;
  }

  async function notesOf(tx: Database, store: Owned): Promise<KeptNote[]> {
    const notes = (await sessions.notesOf(store.userId, NOTE, tx)) as KeptNote[];
    return notes.filter(({ note }) => note.storeId === store.id && !isOver(note));
  }

  const isOver = ({ at }: FoundNote) => now().getTime() - Date.parse(at) >= CHOICE_MS;

  /** Newest first, an account that two consents opened only once. */
  async function openNotes(tx: Database, store: Owned): Promise<OpenedNote[]> {
    const seen = new Set<string>();
    return (await notesOf(tx, store)).map(({ sid, note }) => ({
      sid,
      grants: grantsIn(note, store).filter((grant) => !seen.has(keyOf(grant)) && seen.add(keyOf(grant))),
    }));
  }

  function grantsIn({ found }: FoundNote, store: Owned): OpenedNote['grants'] {
    return found.flatMap(({ id, sealed }) => {
      const grant = opened(sealed, store);
      return grant ? [{ ...grant, id }] : [];
    });
  }

  /** Null when the app's secret was replaced since: the owner connects again. */
  function opened(sealed: string, store: Owned): AccountGrant | null {
    try {
      return grantFrom(secrets.open(sealed, sealOwner(store)));
    } catch {
      return null;
    }
  }

  return { take, listOf, choose, withdrawUnchosen };
}
export type FoundAccounts = ReturnType<typeof createFoundAccounts>;

/** Which other store of the user posts to an account, by name. */
async function storesByAccount(tx: Database, store: Owned): Promise<Map<string, string>> {
  const elsewhere = await findAccountsElsewhere(tx, store);
  return new Map(elsewhere.map((account) => [keyOf(account), account.storeName]));
}

const sealOwner = ({ id, userId }: Owned) => `${NOTE} ${id} ${userId}`;
const keyOf = ({ network, externalId }: { network: string; externalId: string }) =>
  `${network} ${externalId}`;
const keysOf = (accounts: { network: string; externalId: string }[]) => new Set(accounts.map(keyOf));

function grantFrom(json: string): AccountGrant {
  const grant = JSON.parse(json) as Omit<AccountGrant, 'expiresAt'> & { expiresAt: string | null };
  return { ...grant, expiresAt: grant.expiresAt === null ? null : new Date(grant.expiresAt) };
}
