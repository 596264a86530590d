import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { MediaFiles } from '#server/content/media-files/media-files.ts';
import { recordOwnDeeds } from '#server/core/activity/activity-log.ts';
import type { Database } from '#server/core/db/database.ts';
import { httpProblems } from '#server/core/http/problem.ts';
import type { Jobs } from '#server/core/jobs/jobs.ts';
import type { Live } from '#server/core/live/live.ts';
import { isNoRoom } from '#server/core/operation/data-folder.ts';
import type { Language } from '#shared/core/languages.ts';
import { text } from '#shared/core/sentence.ts';
import { DAY_MS, MINUTE_MS } from '#shared/core/time.ts';
import { type DataExport, EXPORT_RETENTION_DAYS } from '#shared/operations/account.ts';
import { writeArchive } from './export/archive.ts';
import { countRows } from './export/count-rows.ts';
import { entriesOf } from './export/entries.ts';
import { holdMembers } from './export/owned-account.ts';
import {
  claimExport,
  deleteExport,
  type ExportRecord,
  failExport,
  findAbandonedExports,
  findEarlierExports,
  findExportsAbout,
  findExportsOfDeleted,
  findLastExport,
  findOutdatedExports,
  findReadyExport,
  findUnfinishedExport,
  finishExport,
  insertExport,
  isExportAllowed,
  saveProgress,
  settleUnknownAccounts,
} from './exports-repository.ts';
import { makeExport } from './jobs.ts';
import { accountProblems } from './problems.ts';

interface Dependencies {
  db: Database;
  jobs: Jobs;
  live: Live;
  mediaFiles: MediaFiles;
  /** Where the file is put together; on this machine. */
  workFolder: string;
  now: () => Date;
  log: FastifyBaseLogger;
}

const LEASE_MS = 2 * MINUTE_MS;
/** A large file may take long on its way to the media store. */
const UPLOAD_LEASE_MS = 30 * MINUTE_MS;
const RENEW_EVERY_MS = 20_000;
const PROGRESS_EVERY = 0.02;
/** Of the progress; the rest is the way to the media store. */
const WRITING_SHARE = 0.97;
/** Tried again after its process died; what fails by itself is not. */
const ATTEMPTS = 3;
const QUEUED_TOO_LONG_MS = 120_000;
const RETENTION_MS = EXPORT_RETENTION_DAYS * DAY_MS;

const FAILED = text('Your data could not be prepared. Please try again.');

/** Everything of an account as one zip: made by a job, available for a week to the owner who asked for it. */
export function createDataExports(dependencies: Dependencies) {
  const { db, jobs, live, mediaFiles, workFolder, now, log } = dependencies;

  /** Of the account, or with null of what is their own as a person. */
  async function last(userId: string, accountId: string | null): Promise<{ export: DataExport | null }> {
    const record = await findLastExport(db, userId, accountId);
    return { export: record && !isOutdated(record) ? publicExport(record) : null };
  }

  /**
   * Where one is being made already, that one goes on.
   * @throws Problem where it is of another account.
   */
  async function start(userId: string, accountId: string | null, language: Language) {
    const isNew = await db.transaction(async (tx) => {
      const record = await insertExport(tx, { userId, accountId, language, createdAt: now() });
      if (!record) return false;
      await jobs.enqueue(tx, makeExport, { exportId: record.id }, { key: record.id });
      await notifyPages(tx, record);
      return true;
    });
    const unfinished = isNew ? null : await findUnfinishedExport(db, userId);
    if (unfinished && unfinished.accountId !== accountId) throw accountProblems.otherExportRunning();
    return { ...(await last(userId, accountId)), isNew };
  }

  /** Makes what nobody else is making; harmless when it is made already. */
  async function make(exportId: string): Promise<void> {
    const record = await claimExport(db, exportId, { now: now(), until: leaseEnd(LEASE_MS) });
    if (!record) return;
    const path = join(workFolder, workNameOf(record));
    try {
      await assertAllowed(db, record);
      await mkdir(workFolder, { recursive: true });
      const { userId, accountId, language } = record;
      const wish = { userId, accountId, language, at: now() };
      const onWritten = reportProgress(record, await countRows(db, accountId));
      await writeArchive(path, entriesOf({ db, files: mediaFiles }, { ...wish, onWritten }), now());
      await saveFile(record, path);
    } catch (error) {
      if (error instanceof NotOurs) return;
      if (error instanceof NotAllowed) log.info({ exportId }, 'data not exported to an owner who has left');
      else log.error({ err: error, exportId }, 'data not exported');
      const problem = isNoRoom(error) ? httpProblems.noRoom().sentence : FAILED;
      const outcome = { status: 'failed', problem, finishedAt: now() } as const;
      if (await finish(record, outcome, 'export-failed')) await notifyPages(db, record);
    } finally {
      await rm(path, { force: true });
    }
  }

  /** Signs of life while rows go in. */
  function reportProgress(record: ExportRecord, total: number) {
    let written = 0;
    let reported = 0;
    let reportedAt = now().getTime();
    return async (count: number) => {
      written += count;
      const progress = Math.min(1, written / Math.max(total, 1)) * WRITING_SHARE;
      const isDue = now().getTime() - reportedAt >= RENEW_EVERY_MS;
      if (progress < reported + PROGRESS_EVERY && !isDue) return;
      reported = progress;
      reportedAt = now().getTime();
      await stayAlive(record, progress, LEASE_MS);
    };
  }

  /** @throws NotOurs when it was ended, or taken over; NotAllowed when its maker may not have it any more. */
  async function stayAlive(record: ExportRecord, progress: number, leaseMs: number) {
    if (!(await saveProgress(db, record, { progress, leaseUntil: leaseEnd(leaseMs) }))) throw new NotOurs();
    await assertAllowed(db, record);
    await notifyPages(db, record);
  }

  async function assertAllowed(tx: Database, { id }: ExportRecord) {
    if (!(await isExportAllowed(tx, id))) throw new NotAllowed();
  }

  async function saveFile(record: ExportRecord, path: string) {
    await stayAlive(record, WRITING_SHARE, UPLOAD_LEASE_MS);
    const filePath = `u/${record.userId}/export-${record.id}.zip`;
    const { size: fileSize } = await stat(path);
    await mediaFiles.putFile(filePath, path, 'application/zip');
    const outcome = { status: 'ready', progress: 1, filePath, fileSize, finishedAt: now() } as const;
    try {
      if (!(await finish(record, outcome, 'export-made'))) throw new NotOurs();
    } catch (error) {
      await mediaFiles.remove(filePath);
      throw error;
    }
    for (const earlier of await findEarlierExports(db, record)) await clear(earlier);
    await notifyPages(db, record);
  }

  /**
   * @returns whether it was still ours.
   * @throws NotAllowed when it is ready, and its maker may not have it any more.
   */
  function finish(
    record: ExportRecord,
    outcome: Parameters<typeof finishExport>[2],
    kind: 'export-made' | 'export-failed',
  ) {
    const accountId = accountOf(record);
    return db.transaction(async (tx) => {
      await holdMembers(tx, accountId);
      if (outcome.status === 'ready') await assertAllowed(tx, record);
      const ours = await finishExport(tx, record, outcome);
      if (ours) await recordOwnDeeds(tx, [{ kind, of: { accountId } }], now());
      return ours;
    });
  }

  async function clear({ id, filePath }: ExportRecord) {
    // The file goes first: were the process killed in between, the record is still found.
    if (filePath) await mediaFiles.remove(filePath);
    await deleteExport(db, id);
  }

  /** @throws Problem 404 for everybody but its owner, and when it has been there for long enough. */
  async function open(userId: string, exportId: string) {
    const record = await findReadyExport(db, userId, exportId);
    const content = record && !isOutdated(record) ? await mediaFiles.open(record.filePath!) : null;
    if (!record || !content) throw accountProblems.noSuchExport();
    const day = record.finishedAt!.toISOString().slice(0, 10);
    const fileName = `vitrin-data-${day}.zip`;
    return { content, size: record.fileSize!, fileName, accountId: accountOf(record) };
  }

  /** What a killed process left behind is begun again, and ends in any case. */
  async function takeUpAbandoned() {
    await settleUnknownAccounts(db);
    const queuedBefore = new Date(now().getTime() - QUEUED_TOO_LONG_MS);
    for (const record of await findAbandonedExports(db, { now: now(), queuedBefore })) {
      await rm(join(workFolder, workNameOf(record)), { force: true });
      if (record.attempts < ATTEMPTS)
        await jobs.enqueue(db, makeExport, { exportId: record.id }, { key: record.id });
      else {
        await failExport(db, record.id, { problem: FAILED, finishedAt: now() });
        await notifyPages(db, record);
      }
    }
  }

  async function clearOld() {
    await settleUnknownAccounts(db);
    for (const record of await findOutdatedExports(db, new Date(now().getTime() - RETENTION_MS))) {
      await clear(record);
      await notifyPages(db, record);
    }
  }

  /** Where an account goes on for others without the person it began with. */
  async function clearOfDeleted(userId: string) {
    for (const record of await findExportsOfDeleted(db, userId)) await clear(record);
  }

  /** Before the records go with the account: what is in the making, and what co-owners made of it. */
  async function removeFilesOf(userId: string) {
    const found = await findExportsAbout(db, userId);
    const names = await readdir(workFolder).catch(() => []);
    for (const name of names)
      if (found.some(({ id }) => name.includes(id))) await rm(join(workFolder, name), { force: true });
    for (const { accountId, filePath } of found)
      if (accountId === userId && filePath) await mediaFiles.remove(filePath);
  }

  const notifyPages = (tx: Database, { userId }: ExportRecord) =>
    live.notify(tx, userId, { type: 'export-changed' });
  const leaseEnd = (leaseMs: number) => new Date(now().getTime() + leaseMs);
  const isOutdated = ({ finishedAt, status }: ExportRecord) =>
    status === 'ready' && finishedAt!.getTime() + RETENTION_MS <= now().getTime();

  return { last, start, make, open, takeUpAbandoned, clearOld, clearOfDeleted, removeFilesOf };
}
export type DataExports = ReturnType<typeof createDataExports>;

class NotOurs extends Error {}
class NotAllowed extends Error {}

/** Whose activity shows it. */
const accountOf = ({ userId, accountId }: ExportRecord) => accountId ?? userId;

/** A process that takes it over writes a file of its own. */
function workNameOf({ id, leaseToken }: ExportRecord): string {
  return `export-${id}-${leaseToken}.zip`;
}

function publicExport(record: ExportRecord): DataExport {
  const { id, status, progress, createdAt, finishedAt, fileSize, problem } = record;
  const isReady = status === 'ready';
  return {
    id,
    status,
    progress,
    createdAt: createdAt.toISOString(),
    availableUntil: isReady ? new Date(finishedAt!.getTime() + RETENTION_MS).toISOString() : null,
    bytes: fileSize,
    problem,
  };
}
