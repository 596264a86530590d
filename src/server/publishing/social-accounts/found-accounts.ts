import type { Secrets } from '#server/accounts/connections/secrets.ts';
import type { Sessions } from '#server/accounts/sessions/sessions.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { Live } from '#server/core/live/live.ts';
import type { AccountGrant, ConsentAccess, UnusableConsent } from '#server/platforms/ports/social-network.ts';
import { DAY_MS, MINUTE_MS } from '#shared/core/time.ts';
import type {
  ConsentWay,
  EntryWay,
  FoundAccount,
  SocialAccount,
} from '#shared/publishing/social-accounts.ts';
import { accountProblems } from './problems.ts';
import { findAccountsElsewhere, findAccountsOf, isConsentInUse } from './repository.ts';
import type { SocialAccountService } from './service.ts';

type Owned = Pick<OwnedStore, 'id' | 'userId'>;

interface Found {
  id: string;
  /** A grant as JSON, sealed: it opens the account. */
  sealed: string;
}

/** What one consent opened, until its owner has chosen from it and what is not used is taken back. */
interface FoundNote {
  kind: typeof NOTE;
  way: ConsentWay;
  storeId: string;
  userId: string;
  at: string;
  found: Found[];
  /** What takes the consent back, sealed. */
  consent: string;
  giveBack: true;
  /** Nothing can be chosen from it any more. */
  ended?: true;
}

interface SavedNote {
  sid: string;
  note: FoundNote;
}

interface OpenedNote {
  kept: SavedNote;
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
const CHOICE_MS = 15 * MINUTE_MS;
/** Longer than a process is down as a rule: what nobody chose from is still to be taken back. */
const REMEMBERED_MINUTES = DAY_MS / MINUTE_MS;

/**
 * Between a consent and the choice of its owner. A consent opens whatever its owner runs, also accounts of other shops,
 * so nothing of it belongs to a store before it was chosen; what is not chosen is not saved, and a consent of which nothing
 * is in use is taken back at the network.
 */
export function createFoundAccounts({ db, live, sessions, secrets, accounts, now }: Dependencies) {
  /**
   * Accounts of the store get their new access at once, the others wait for a choice.
   * @param again the owner came to renew what the store has, so nothing else is offered unless nothing was renewed.
   */
  async function take(store: Owned, way: ConsentWay, grants: AccountGrant[], { again }: { again: boolean }) {
    const taken = await db.transaction(async (tx) => {
      const known = keysOf(await findAccountsOf(tx, store.id));
      const ofStore = grants.filter((grant) => known.has(keyOf(grant)));
      const others = grants.filter((grant) => !known.has(keyOf(grant)));
      if (ofStore.length > 0) await accounts.connectIn(tx, store, ofStore);
      const toChoose = again && ofStore.length > 0 ? [] : others;
      if (toChoose.length > 0) await offer(tx, store, way, toChoose);
      return { renewed: ofStore.length, toChoose: toChoose.length };
    });
    await withdrawEndedOf(store.userId);
    return taken;
  }

  /** In place of what an older consent of the same way offered the store. */
  async function offer(tx: Database, store: Owned, way: ConsentWay, grants: AccountGrant[]) {
    for (const kept of await notesOf(tx, store)) if (kept.note.way === way) await end(tx, kept);
    await sessions.saveNote(noteOf(store, way, grants, grants[0]!), REMEMBERED_MINUTES, tx);
    await live.notify(tx, store.userId, { type: 'accounts-changed', storeId: store.id });
  }

  function noteOf(store: Owned, way: ConsentWay, grants: AccountGrant[], consent: ConsentAccess): FoundNote {
    const { via, accessToken, refreshToken, consentToken } = consent;
    const seal = (value: object) => secrets.seal(JSON.stringify(value), sealOwner(store));
    return {
      kind: NOTE,
      way,
      storeId: store.id,
      userId: store.userId,
      at: now().toISOString(),
      found: grants.map((grant) => ({ id: crypto.randomUUID(), sealed: seal(grant) })),
      consent: seal({ via, accessToken, refreshToken, consentToken }),
      giveBack: true,
    };
  }

  /** A consent that publishing cannot use. */
  async function refuse(store: Owned, way: ConsentWay, { accounts: opened, consent }: UnusableConsent) {
    await sessions.saveNote({ ...noteOf(store, way, opened, consent), ended: true }, REMEMBERED_MINUTES);
    await withdrawEndedOf(store.userId);
  }

  /** @returns whether nobody else has ended it. */
  async function end(tx: Database, { sid, note }: SavedNote): Promise<boolean> {
    const isOurs = (await sessions.takeNote(sid, tx)) !== null;
    if (isOurs) await sessions.saveNote({ ...note, ended: true }, REMEMBERED_MINUTES, tx);
    return isOurs;
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
    const connected = await db.transaction(async (tx) => {
      const notes = await openNotes(tx, store);
      const grants = notes.flatMap((note) => note.grants).filter(({ id }) => chosen.includes(id));
      if (grants.length < new Set(chosen).size) throw accountProblems.foundGone();
      const elsewhere = await storesByAccount(tx, store);
      const taken = grants.filter((grant) => elsewhere.has(keyOf(grant)));
      if (taken.length > 0 && !shared) throw accountProblems.ofOtherStore(taken.map(({ name }) => name));
      for (const { kept } of notes) if (!(await end(tx, kept))) throw accountProblems.foundGone();
      await live.notify(tx, store.userId, { type: 'accounts-changed', storeId: store.id });
      return accounts.connectIn(
        tx,
        store,
        grants.map(({ id: _, ...grant }) => grant),
      );
    });
    await withdrawEndedOf(store.userId);
    const { accounts: all } = await accounts.listOf(store.id);
    return all.filter(({ id }) => connected.includes(id));
  }

  /** The owner has named the account and pasted what opens it, so there is nothing to choose. */
  async function enter(
    store: OwnedStore,
    { way, fields, shared }: { way: EntryWay; fields: Record<string, string>; shared: boolean },
  ): Promise<SocialAccount> {
    const grant = await accounts.open(way, fields);
    const [connected] = await db.transaction(async (tx) => {
      const isElsewhere = (await storesByAccount(tx, store)).has(keyOf(grant));
      if (isElsewhere && !shared) throw accountProblems.ofOtherStore([grant.name]);
      return accounts.connectIn(tx, store, [grant]);
    });
    const { accounts: all } = await accounts.listOf(store.id);
    return all.find(({ id }) => id === connected)!;
  }

  /** What nobody chose from in time, and what had to wait for another choice. */
  async function withdrawUnchosen() {
    for (const kept of (await sessions.allNotesOf(NOTE)) as SavedNote[])
      if (isOver(kept.note)) await withdrawUnlessUsed(kept);
  }

  /** For an account that is deleted. */
  async function withdrawAllOf(userId: string) {
    for (const kept of await allNotesOf(db, userId)) await db.transaction((tx) => end(tx, kept));
    await withdrawEndedOf(userId);
  }

  async function withdrawEndedOf(userId: string) {
    for (const kept of await allNotesOf(db, userId)) if (isOver(kept.note)) await withdrawUnlessUsed(kept);
  }

  /** Takes a consent back of which nothing is in use; it waits where another that can be chosen from may be the same. */
  async function withdrawUnlessUsed({ sid, note }: SavedNote) {
    const unused = await db.transaction(async (tx) => {
      const grants = grantsIn(note);
      const consent = opened<ConsentAccess>(note, note.consent);
      // Facebook takes back all that a person consented to; where the account is not known, it may be any.
      const isWide = grants.length === 0 || consent?.consentToken !== undefined;
      const own = keysOf(grants);
      const waiting = (await allNotesOf(tx, note.userId)).filter((other) => !isOver(other.note));
      const mayBeSame = (other: FoundNote) =>
        other.way === note.way && (isWide || grantsIn(other).some((grant) => own.has(keyOf(grant))));
      if (waiting.some((other) => mayBeSame(other.note))) return null;
      const isOurs = await sessions.takeNote(sid, tx);
      if (!isOurs || !consent) return null;
      const isUsed = await isConsentInUse(tx, note.userId, { via: consent.via, isWide, accounts: grants });
      return isUsed ? null : consent;
    });
    if (unused) await accounts.withdraw(unused);
  }

  async function allNotesOf(tx: Database, userId: string): Promise<SavedNote[]> {
    return (await sessions.notesOf(userId, NOTE, tx)) as SavedNote[];
  }

  async function notesOf(tx: Database, store: Owned): Promise<SavedNote[]> {
    const notes = await allNotesOf(tx, store.userId);
    return notes.filter(({ note }) => note.storeId === store.id && !isOver(note));
  }

  const isOver = ({ at, ended }: FoundNote) => ended || now().getTime() - Date.parse(at) >= CHOICE_MS;

  /** Newest first, an account that two consents opened only once. */
  async function openNotes(tx: Database, store: Owned): Promise<OpenedNote[]> {
    const seen = new Set<string>();
    return (await notesOf(tx, store)).map((kept) => ({
      kept,
      grants: grantsIn(kept.note).filter((grant) => !seen.has(keyOf(grant)) && seen.add(keyOf(grant))),
    }));
  }

  function grantsIn(note: FoundNote): OpenedNote['grants'] {
    return note.found.flatMap(({ id, sealed }) => {
      const grant = opened<AccountGrant>(note, sealed);
      return grant ? [{ ...grant, expiresAt: grant.expiresAt && new Date(grant.expiresAt), id }] : [];
    });
  }

  /** Null when the app's secret was replaced since: the owner connects again. */
  function opened<T>({ storeId, userId }: FoundNote, sealed: string): T | null {
    try {
      return JSON.parse(secrets.open(sealed, sealOwner({ id: storeId, userId })));
    } catch {
      return null;
    }
  }

  return { take, refuse, listOf, choose, enter, withdrawUnchosen, withdrawAllOf };
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
