import { eq, sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { postDiscounts } from '#server/core/db/schema/write-back.ts';
import { httpProblems } from '#server/core/http/problem.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { Live } from '#server/core/live/live.ts';
import type { StorePlatform } from '#server/platforms/ports/store-platform.ts';
import type { OpenStores } from '#server/stores/connect/open-stores.ts';
import { toMajor } from '#shared/core/money.ts';
import {
  type MarkState,
  type Witness,
  WRITE_BACK_KINDS,
  WRITTEN_ON_A_PAGE,
  type WriteBack,
  type WriteBackChange,
  type WriteBackKind,
  type WrittenMarks,
} from '#shared/publishing/write-back.ts';
import type { Platform, Store } from '#shared/stores/stores.ts';
import { endDiscounts } from './discounts-repository.ts';
import {
  countMarks,
  findMarks,
  forgetRemoved,
  markAllForRemoval,
  markForRemoval,
} from './marks-repository.ts';
import { learnAllowed } from './of-store.ts';
import { findConnection, findSettings, saveSwitches, type WriteBackSettings } from './settings-repository.ts';
import type { Writing } from './writing.ts';

interface Dependencies {
  db: Database;
  live: Pick<Live, 'notify'>;
  openStores: Pick<OpenStores, 'open'>;
  platforms: Partial<Record<Platform, Pick<StorePlatform, 'writeBack'>>>;
  writing: Pick<Writing, 'enqueue'>;
  now: () => Date;
  /** Platforms whose consent page can be asked for more. */
  consents: Platform[];
}

/** What an owner lets be written into the reports of their platform, sees there of it, and takes back. */
export function createWriteBack({ db, live, openStores, platforms, writing, consents, now }: Dependencies) {
  async function get(store: OwnedStore): Promise<WriteBack> {
    const port = platforms[store.platform]?.writeBack;
    const [settings, counted, connection] = await Promise.all([
      findSettings(db, store.id),
      countMarks(db, store.id),
      findConnection(db, store.id),
    ]);
    const countsOf = (kind: WriteBackKind) =>
      Object.fromEntries(
        counted.filter((each) => each.kind === kind).map(({ state, count }) => [state, count]),
      ) as Partial<Record<MarkState, number>>;
    return {
      isTaken: port !== undefined,
      way: wayOf(store, connection),
      currency: store.currency,
      switches: port
        ? WRITE_BACK_KINDS.map((kind) => ({
            kind,
            isOn: settings.on.includes(kind),
            isAllowed: settings.allowed?.includes(kind) ?? null,
            permissions: port.scopes[kind],
            counts: countsOf(kind),
          }))
        : [],
      witness: settings.on.includes('order_marks') ? witnessOf(settings, store.currency) : null,
    };
  }

  /** A consent can be asked for again where there is a page for it; otherwise its app is looked for like that of a token. */
  function wayOf({ platform }: OwnedStore, connection: Store['connection']): WriteBack['way'] {
    if (connection !== 'oauth') return connection;
    return consents.includes(platform) ? 'consent' : 'token';
  }

  /** What is switched on without its permission waits for it. */
  async function change(store: OwnedStore, switches: WriteBackChange): Promise<WriteBack> {
    if (!platforms[store.platform]?.writeBack) throw httpProblems.notFound();
    const turned = WRITE_BACK_KINDS.filter((kind) => switches[kind] !== undefined);
    await db.transaction(async (tx) => {
      await saveSwitches(tx, store.id, switches);
      for (const kind of turned) await forgetRemoved(tx, store.id, kind);
      await writing.enqueue(tx, store.id);
    });
    if (turned.some((kind) => switches[kind])) await askWhatIsAllowed(store.id);
    await notify(store);
    return get(store);
  }

  const askWhatIsAllowed = (storeId: string) =>
    learnAllowed(db, storeId, async () => {
      const open = await openStores.open(storeId);
      return open?.platform.writeBack?.allowed(open.access);
    });

  async function marks(store: OwnedStore, before: string | undefined): Promise<WrittenMarks> {
    const found = await findMarks(db, store.id, {
      before: before === undefined ? null : placeOf(before),
      most: WRITTEN_ON_A_PAGE + 1,
    });
    const shown = found.slice(0, WRITTEN_ON_A_PAGE);
    const last = shown.at(-1);
    return {
      marks: shown.map(({ kind, subject, title, body, state, reason, changedAt }) => ({
        kind,
        subject,
        title,
        text: body,
        state: state as MarkState,
        reason,
        changedAt: changedAt.toISOString(),
      })),
      next:
        found.length > shown.length && last
          ? `${last.createdAt.toISOString()} ${last.kind} ${last.subject}`
          : null,
    };
  }

  async function remove(store: OwnedStore, key: { kind: WriteBackKind; subject: string }) {
    await db.transaction(async (tx) => {
      if (key.kind === 'discount_codes')
        await endDiscounts(tx, store.id, { which: eq(postDiscounts.code, key.subject), now: now() });
      if (!(await markForRemoval(tx, { storeId: store.id, ...key }))) throw httpProblems.notFound();
      await writing.enqueue(tx, store.id);
    });
    await notify(store);
    return { success: true };
  }

  async function removeAll(store: OwnedStore, kind: WriteBackKind) {
    await db.transaction(async (tx) => {
      await saveSwitches(tx, store.id, { [kind]: false });
      if (kind === 'discount_codes') await endDiscounts(tx, store.id, { which: sql`true`, now: now() });
      await forgetRemoved(tx, store.id, kind);
      await markAllForRemoval(tx, store.id, kind);
      await writing.enqueue(tx, store.id);
    });
    await notify(store);
    return { success: true };
  }

  const notify = ({ id: storeId, userId }: OwnedStore) =>
    live.notify(db, userId, { type: 'write-back-changed', storeId });

  return { get, change, marks, remove, removeAll };
}
export type WriteBackService = ReturnType<typeof createWriteBack>;

function witnessOf(
  { witness, witnessReason, witnessAt }: WriteBackSettings,
  currency: string,
): Witness | null {
  if (!witnessAt) return null;
  const { firstDay = '', lastDay = '', posts = [], unmarked = 0 } = witness ?? {};
  const sum = (of: 'theirs' | 'ours') => posts.reduce((total, post) => total + post[of], 0);
  return {
    askedAt: witnessAt.toISOString(),
    firstDay,
    lastDay,
    reason: witnessReason,
    total: { theirs: toMajor(sum('theirs'), currency), ours: toMajor(sum('ours'), currency) },
    posts: posts.map(({ theirs, ours, ...post }) => ({
      ...post,
      theirs: toMajor(theirs, currency),
      ours: toMajor(ours, currency),
    })),
    unmarked,
  };
}

function placeOf(text: string): { at: Date; kind: string; subject: string } {
  const [at = '', kind = '', subject = ''] = text.split(' ');
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime())) throw httpProblems.notFound();
  return { at: moment, kind, subject };
}
