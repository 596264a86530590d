import type { FastifyBaseLogger } from 'fastify';
import { findProductFacts } from '#server/content/products/product-repository.ts';
import { NoFfmpegError } from '#server/content/reels/find-ffmpeg.ts';
import type { UsageService } from '#server/content/usage/service.ts';
import type { Database } from '#server/core/db/database.ts';
import { httpProblems, Problem } from '#server/core/http/problem.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { Jobs } from '#server/core/jobs/jobs.ts';
import type { Live } from '#server/core/live/live.ts';
import { isNoRoom } from '#server/core/operation/data-folder.ts';
import { reportHappening } from '#server/core/operation/happenings.ts';
import type {
  ContentRequest,
  GeneratedContent,
  Generation,
  VariationsRequest,
} from '#shared/content/content.ts';
import type { Resource } from '#shared/content/usage.ts';
import { type Sentence, text } from '#shared/core/sentence.ts';
import { DAY_MS, HOUR_MS } from '#shared/core/time.ts';
import {
  claimGeneration,
  deleteGenerationsBefore,
  endGeneration,
  findAbandoned,
  findGeneration,
  findRecentGenerations,
  finishGeneration,
  type GenerationRecord,
  type GenerationRequest,
  insertGeneration,
  saveProgress,
} from './generations-repository.ts';
import { newPost } from './history.ts';
import { upsertPost } from './history-repository.ts';
import { makeReel } from './jobs.ts';
import type { MadeContent, Maker } from './maker.ts';
import { contentProblems } from './problems.ts';

const LEASE_MS = 60_000;
/** A reel is tried again after its process died; what fails by itself is not. */
const ATTEMPTS = 3;
const QUEUED_TOO_LONG_MS = 120_000;
const SHOWN_AFTER_END_MS = HOUR_MS;
const RETENTION_MS = 7 * DAY_MS;
const LOOK_EVERY_MS = 500;
const PROGRESS_EVERY = 0.02;

interface Dependencies {
  db: Database;
  jobs: Jobs;
  live: Live;
  usage: UsageService;
  maker: Maker;
  now: () => Date;
  sleep: (ms: number) => Promise<void>;
  log: FastifyBaseLogger;
}

/** From a click to a finished piece: the allowance is spent first, and given back when nothing came of it. */
export function createGenerations({ db, jobs, live, usage, maker, now, sleep, log }: Dependencies) {
  /** A reel's request stays open while its job runs; when it breaks off, the piece waits in the history. */
  async function generate(store: OwnedStore, wish: ContentRequest, signal: AbortSignal) {
    if (wish.contentFormat === 'reel' && !wish.videoDuration) throw contentProblems.reelLengthMissing();
    const request = { kind: 'content' as const, ...wish };
    const id = await begin(store, request);
    if (wish.contentFormat === 'post') await make(id);
    const [content] = await outcomeOf(id, signal);
    return content!;
  }

  async function variations(store: OwnedStore, wish: VariationsRequest, signal: AbortSignal) {
    const id = await begin(store, { kind: 'variations', ...wish });
    await make(id);
    return { variations: await outcomeOf(id, signal) };
  }

  async function begin(store: OwnedStore, request: GenerationRequest): Promise<string> {
    const product = await findProductFacts(db, store.id, request.productId);
    if (!product) throw contentProblems.productGone();
    return db.transaction(async (tx) => {
      const spent = await usage.spend(tx, store.userId, resourcesFor(request));
      const id = await insertGeneration(tx, {
        userId: store.userId,
        storeId: store.id,
        request: { ...request, productTitle: product.title },
        spent,
        createdAt: now(),
      });
      if (isReel(request)) await jobs.enqueue(tx, makeReel, { generationId: id }, { key: id });
      return id;
    });
  }

  /** Makes what nobody else is making; harmless when it is made already. */
  async function make(id: string) {
    const claimed = await claimGeneration(db, id, now(), leaseEnd());
    if (!claimed) return;
    const stopped = new AbortController();
    try {
      const made = await maker.make(claimed, {
        signal: stopped.signal,
        onProgress: reportProgress(claimed, () => stopped.abort()),
      });
      await finish(claimed, made);
    } catch (error) {
      if (stopped.signal.aborted) return;
      const reason = reasonFor(error);
      const cause = reason === FAILED ? { err: error } : { reason: (error as Error).message };
      log.warn({ ...cause, generationId: id, storeId: claimed.storeId }, 'content not generated');
      await fail(claimed, reason);
    }
  }

  function reportProgress(claimed: GenerationRecord, stop: () => void) {
    let reported = 0;
    let reporting: Promise<void> = Promise.resolve();
    return (progress: number) => {
      if (progress < reported + PROGRESS_EVERY) return reporting;
      reported = progress;
      reporting = reporting.then(async () => {
        const ours = await saveProgress(db, claimed, progress, leaseEnd());
        if (!ours) return stop();
        await notifyPages(db, claimed, { status: 'running', progress });
      });
      return reporting;
    };
  }

  async function finish(claimed: GenerationRecord, made: MadeContent[]) {
    const result = made.map(({ content }) => content);
    await db.transaction(async (tx) => {
      const ours = await finishGeneration(tx, claimed, { status: 'done', result, finishedAt: now() });
      if (!ours) return;
      const [piece] = made;
      if (claimed.request.kind === 'content' && piece) await saveInHistory(tx, claimed, piece);
      await notifyPages(tx, claimed, { status: 'done', progress: 1 });
    });
  }

  /** In the transaction that ends it, so that a reel nobody waits for any more is found there. */
  async function saveInHistory(
    tx: Database,
    { id, storeId, request }: GenerationRecord,
    { content, imageId, videoId, morePictures }: MadeContent,
  ) {
    const { caption, hashtags, imagePrompt, altText } = content;
    const { productId, productTitle, platform, contentFormat, contentType, tone, language } = request;
    await upsertPost(
      tx,
      newPost(storeId, {
        caption,
        hashtags,
        imagePrompt,
        altText,
        productId,
        productTitle,
        platform,
        contentFormat,
        contentType,
        tone,
        language,
        videoDuration: request.videoDuration ?? null,
        generationId: id,
        mediaId: videoId ?? imageId,
        coverId: videoId ? imageId : null,
        morePictures,
        createdAt: now(),
      }),
    );
  }

  async function fail(claimed: GenerationRecord, problem: Sentence) {
    await db.transaction(async (tx) => {
      const ours = await finishGeneration(tx, claimed, { status: 'failed', problem, finishedAt: now() });
      if (!ours) return;
      await usage.refund(tx, claimed.userId, claimed.spent);
      await notifyPages(tx, claimed, { status: 'failed', progress: claimed.progress });
    });
  }

  /** Every generation comes to an end: what nobody works on any more is ended by `takeUpAbandoned`. */
  async function outcomeOf(id: string, signal: AbortSignal): Promise<GeneratedContent[]> {
    while (!signal.aborted) {
      const generation = await findGeneration(db, id);
      if (generation?.status === 'done') return generation.result!;
      if (generation?.status === 'failed') throw contentProblems.failed(generation.problem ?? FAILED);
      if (!generation || generation.status === 'cancelled') throw contentProblems.cancelled();
      await sleep(LOOK_EVERY_MS);
    }
    throw contentProblems.leftAlone();
  }

  async function cancel(store: OwnedStore, id: string) {
    const generation = await findGeneration(db, id);
    if (generation?.storeId !== store.id) throw contentProblems.notFound();
    await end(generation, { status: 'cancelled', problem: null });
    return { success: true };
  }

  /** The process that works on it notices with its next sign of life, and what it makes then counts nowhere. */
  async function end(
    { id }: GenerationRecord,
    outcome: { status: 'cancelled' | 'failed'; problem: Sentence | null },
  ) {
    await db.transaction(async (tx) => {
      const ended = await endGeneration(tx, id, { ...outcome, finishedAt: now() });
      if (!ended) return;
      await usage.refund(tx, ended.userId, ended.spent);
      await notifyPages(tx, ended, { status: outcome.status, progress: ended.progress });
    });
  }

  async function listOf(store: OwnedStore): Promise<Generation[]> {
    const since = new Date(now().getTime() - SHOWN_AFTER_END_MS);
    return (await findRecentGenerations(db, store.id, since)).map(generationOf);
  }

  /** What a killed process left behind: reels are taken up again, everything else is given back. */
  async function takeUpAbandoned() {
    const moment = now();
    const begunBefore = new Date(moment.getTime() - QUEUED_TOO_LONG_MS);
    for (const generation of await findAbandoned(db, moment, begunBefore)) {
      const { id, request, attempts } = generation;
      if (isReel(request) && attempts < ATTEMPTS)
        await jobs.enqueue(db, makeReel, { generationId: id }, { key: id });
      else await end(generation, { status: 'failed', problem: FAILED });
    }
    await deleteGenerationsBefore(db, new Date(moment.getTime() - RETENTION_MS));
  }

  function notifyPages(
    tx: Database,
    { id, userId, storeId, request }: GenerationRecord,
    state: { status: Exclude<Generation['status'], 'queued'>; progress: number },
  ) {
    if (state.status !== 'running')
      reportHappening('generation', { kind: kindOf(request), outcome: state.status });
    return live.notify(tx, userId, { type: 'generation-changed', storeId, generationId: id, ...state });
  }

  const leaseEnd = () => new Date(now().getTime() + LEASE_MS);

  return { generate, variations, make, cancel, listOf, takeUpAbandoned };
}
export type Generations = ReturnType<typeof createGenerations>;

const FAILED = text('Failed to generate content. Please try again.');

/** Where trying again cannot help, it is not proposed. */
function reasonFor(error: unknown): Sentence {
  if (error instanceof Problem) return error.sentence;
  if (error instanceof NoFfmpegError) return contentProblems.noFfmpeg().sentence;
  return isNoRoom(error) ? httpProblems.noRoom().sentence : FAILED;
}

function kindOf(request: GenerationRequest): string {
  return request.kind === 'variations' ? 'variations' : request.contentFormat;
}

function isReel(request: GenerationRequest): boolean {
  return request.kind === 'content' && request.contentFormat === 'reel';
}

/** A set of variations costs one text; a reel its own kind and a text. */
function resourcesFor(request: GenerationRequest): Resource[] {
  if (request.kind === 'variations') return ['text'];
  if (request.contentFormat === 'reel') return [request.videoDuration === 10 ? 'video_10s' : 'video_5s'];
  return request.includeImage ? ['text', 'image'] : ['text'];
}

function generationOf(record: GenerationRecord): Generation {
  const { id, status, progress, request, result, problem, createdAt } = record;
  return {
    id,
    status,
    progress,
    productId: request.productId,
    productTitle: request.productTitle,
    contentFormat: request.contentFormat,
    content: result?.[0] ?? null,
    problem,
    createdAt: createdAt.toISOString(),
  };
}
