import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/core/db/database.ts';
import type { Live } from '#server/core/live/live.ts';
import {
  type AdsAccess,
  type AdsPlatform,
  BREAKDOWNS,
  FIGURE_SUBJECTS,
  type FigureRow,
  type FigureSubject,
  type PlaceName,
  type ShareRow,
} from '#server/platforms/ports/ads-platform.ts';
import { isPassing, PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import { MINUTE_MS } from '#shared/core/time.ts';
import type { NoteDeadToken } from './dead-token.ts';
import {
  deleteDaysBefore,
  keepDearest,
  replaceAds,
  replaceCampaigns,
  replaceFigures,
  replaceShares,
} from './facts-repository.ts';
import { nextMorning, partsOf, planReading } from './reading-plan.ts';
import {
  type AccountRecord,
  extendReading,
  findOwner,
  releaseReading,
  takeReading,
  updateAccount,
} from './repository.ts';
import { createTally, MOST_ROWS } from './tally.ts';
import type { AdsAccountTokens } from './tokens.ts';

interface Dependencies {
  db: Database;
  live: Live;
  platform: AdsPlatform;
  tokens: AdsAccountTokens;
  noteDeadToken: NoteDeadToken;
  now: () => Date;
  log: FastifyBaseLogger;
}

/** Longer than the longest wait between two pieces. */
const LEASE_MS = 15 * MINUTE_MS;
const TRY_AGAIN_MS = 30 * MINUTE_MS;

/** Another process reads the account now, or it was disconnected or changed. */
class LeaseLost extends Error {}

/**
 * Reads an account piece by piece. Every piece replaces its days in one transaction of its own, so a reading that was
 * killed leaves whole days, new or old, and the next one begins from the start.
 */
export function createAdsReading({ db, live, platform, tokens, noteDeadToken, now, log }: Dependencies) {
  const fromNow = (ms: number) => new Date(now().getTime() + ms);

  async function readAccount(storeId: string) {
    const userId = await findOwner(db, storeId);
    if (!userId) return;
    let held = fromNow(LEASE_MS);
    const times = { now: now(), until: held, nextReadAt: fromNow(TRY_AGAIN_MS) };
    const account = await takeReading(db, storeId, times);
    if (!account) return;

    /** What was read is saved only while the lease is held. */
    const save = (write: (tx: Database) => Promise<void>) =>
      db.transaction(async (tx) => {
        const until = fromNow(LEASE_MS);
        if (!(await extendReading(tx, account, { held, until }))) throw new LeaseLost();
        await write(tx);
        held = until;
      });

    try {
      await readEverything(account, save);
      await notifyPages(db, userId, storeId);
      log.info({ storeId }, 'google ads account read');
    } catch (error) {
      if (error instanceof LeaseLost) return;
      if (!(error instanceof PlatformFailure)) throw error;
      await noteFailure(account, userId, error, save).catch((lost) => {
        if (!(lost instanceof LeaseLost)) throw lost;
      });
      if (isPassing(error)) throw error;
    } finally {
      await releaseReading(db, storeId, held);
    }
  }

  type Save = (write: (tx: Database) => Promise<void>) => Promise<void>;

  async function readEverything(account: AccountRecord, save: Save) {
    const { storeId } = account;
    const customerId = account.customerId!;
    const access = await tokens.accessOf(account);
    const { autoTagging, ...facts } = await platform.account(access, customerId);
    const campaigns = await platform.campaigns(access, customerId);
    await save(async (tx) => {
      const tags = autoTagging === null ? null : Number(autoTagging);
      await updateAccount(tx, storeId, { ...facts, autoTagging: tags });
      await replaceCampaigns(tx, storeId, campaigns);
    });

    const plan = planReading({ ...account, timeZone: facts.timeZone }, now());
    const names = new Map<string, PlaceName>();
    for (const subject of FIGURE_SUBJECTS)
      for (const window of partsOf(plan, subject)) {
        const rows = await readFigures(access, customerId, { subject, window, names });
        const breakdowns = BREAKDOWNS[subject];
        await save(async (tx) => {
          await replaceFigures(tx, storeId, { breakdowns, window, rows });
          for (const breakdown of breakdowns) {
            const most = MOST_ROWS[breakdown];
            if (most !== undefined) await keepDearest(tx, storeId, breakdown, most);
          }
        });
      }
    for (const window of partsOf(plan, 'shares')) {
      const rows: ShareRow[] = [];
      for await (const page of platform.shares(access, customerId, window)) rows.push(...page);
      await save((tx) => replaceShares(tx, storeId, window, rows));
    }
    const ads = await platform.ads(access, customerId);
    await save(async (tx) => {
      await replaceAds(tx, storeId, ads);
      await deleteDaysBefore(tx, storeId, plan.retainedFrom);
      await updateAccount(tx, storeId, {
        status: 'active',
        problem: null,
        readAt: now(),
        knownFrom: plan.knownFrom,
        nextReadAt: nextMorning(storeId, facts.timeZone, now()),
      });
    });
  }

  async function readFigures(
    access: AdsAccess,
    customerId: string,
    {
      subject,
      window,
      names,
    }: { subject: FigureSubject; window: { from: string; to: string }; names: Map<string, PlaceName> },
  ): Promise<FigureRow[]> {
    const tally = createTally();
    for await (const page of platform.figures(access, customerId, subject, window)) tally.add(page);
    const rows = tally.rows();
    if (subject !== 'places') return rows;
    const ids = [...new Set(rows.map(({ part }) => part))].filter((id) => !names.has(id));
    for (const [id, name] of await platform.placeNames(access, customerId, ids)) names.set(id, name);
    return namePlaces(rows, names);
  }

  /** The kind of a failure decides what the owner reads and when it is tried again. */
  async function noteFailure(account: AccountRecord, userId: string, failure: PlatformFailure, save: Save) {
    const { storeId, timeZone } = account;
    log.warn({ storeId, code: failure.code, err: failure.cause }, 'google ads account not read');
    if (failure.kind === 'reconnect-needed') return noteDeadToken(account, failure);
    await save(async (tx) => {
      await updateAccount(tx, storeId, {
        problem: failure.sentence,
        ...(failure.kind === 'rejected' ? { status: 'refused' } : {}),
        ...(isPassing(failure) ? {} : { nextReadAt: nextMorning(storeId, timeZone ?? 'UTC', now()) }),
      });
      await notifyPages(tx, userId, storeId);
    });
  }

  function notifyPages(tx: Database, userId: string, storeId: string) {
    return live.notify(tx, userId, { type: 'ads-changed', storeId });
  }

  return { readAccount };
}

/** Countries are known by their code from here on, cities by Google's id; both with the name Google gives them. */
function namePlaces(rows: FigureRow[], names: Map<string, PlaceName>): FigureRow[] {
  return rows.map((row) => {
    const place = names.get(row.part);
    if (!place) return row;
    const part = row.breakdown === 'country' ? (place.countryCode ?? row.part) : row.part;
    return { ...row, part, name: place.name };
  });
}
