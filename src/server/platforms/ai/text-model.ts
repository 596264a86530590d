import type { NoObjectGeneratedError } from 'ai';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/core/db/database.ts';
import { retry } from '#server/core/retry/retry.ts';
import type { Outside } from '#server/platforms/ports/outside.ts';
import type { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import type { AiStatus, TextModel, TextRequest } from '#server/platforms/ports/text-model.ts';
import { recordCall } from './calls-repository.ts';
import { failureOf } from './failure-of.ts';
import { aiFailures, outcomeOf } from './failures.ts';
import { guardedFetch } from './guarded-fetch.ts';
import { costInMicros, type Tokens } from './prices.ts';
import { type AiSettings, openLanguageModel } from './provider.ts';
import { againAfter, NO_TOKENS } from './questions.ts';

export interface AiConnection {
  settings: AiSettings;
  outside: Pick<Outside, 'request'>;
  /** For everything that belongs to one question: waiting, retries and the repair included. */
  timeLimitMs: number;
  /** For pictures and films, where it is not as usual. */
  media?: { timeLimitMs?: number; lookEveryMs?: number };
}

export interface TextModelDependencies extends AiConnection {
  db: Database;
  log: Pick<FastifyBaseLogger, 'warn'>;
  now: () => Date;
  sleep?: (ms: number, signal?: AbortSignal) => Promise<void>;
}

export const AI_TIME_LIMIT_MS = 20_000;
const BACKOFF_MS = 500;

type Message = { role: 'user' | 'assistant'; content: string };
type Reply<T> = { answer: T; tokens: Tokens } | { failure: PlatformFailure; text: string; tokens: Tokens };

/** Asks the configured provider: within the time limit, at most two retries, one repair, every question recorded. */
export function createTextModel({
  settings,
  outside,
  timeLimitMs,
  db,
  log,
  now,
  sleep,
}: TextModelDependencies): TextModel {
  const { provider, textModel: model } = settings;
  let status: Pick<AiStatus, 'reachable' | 'lastError'> = { reachable: null, lastError: null };
  let sdk: Promise<typeof import('ai')> | null = null;

  async function write<T>(request: TextRequest<T>): Promise<T> {
    const limit = AbortSignal.timeout(timeLimitMs);
    const signal = request.signal ? AbortSignal.any([limit, request.signal]) : limit;
    const until = performance.now() + timeLimitMs;
    const messages: Message[] = [{ role: 'user', content: request.prompt }];
    const first = await askWithRetries(request, messages, { signal, until });
    if ('answer' in first) return first.answer;
    messages.push({ role: 'assistant', content: first.text || '(nothing)' });
    messages.push({ role: 'user', content: repairOf(first.failure) });
    const second = await askWithRetries(request, messages, { signal, until });
    if ('answer' in second) return second.answer;
    throw second.failure;
  }

  /** One answer, right or to be repaired; passing troubles are waited out while there is time. */
  async function askWithRetries<T>(
    request: TextRequest<T>,
    messages: Message[],
    { signal, until }: { signal: AbortSignal; until: number },
  ): Promise<Reply<T>> {
    const leftMs = () => until - performance.now();
    const policy = { again: againAfter(BACKOFF_MS), leftMs, signal: request.signal, sleep };
    return retry(policy, async () => {
      const reply = await ask(request, messages, signal);
      if ('answer' in reply || reply.failure.kind === 'unexpected-reply') return reply;
      throw reply.failure;
    });
  }

  async function ask<T>(
    request: TextRequest<T>,
    messages: Message[],
    signal: AbortSignal,
  ): Promise<Reply<T>> {
    const begun = performance.now();
    const reply = await askProvider(request, messages, signal);
    const failure = 'failure' in reply ? reply.failure : null;
    // That an answer was not to our liking says nothing against the provider.
    const reached = !failure || failure.kind === 'unexpected-reply' || failure.code === 'ai_refused';
    const { code = '', message = '' } = failure ?? {};
    const lastError = failure ? { code, message, at: now().toISOString() } : null;
    status = { reachable: reached, lastError };
    const { inputTokens = null, outputTokens = null } = reply.tokens;
    await recordCall(db, {
      userId: request.userId,
      storeId: request.storeId,
      purpose: request.purpose,
      provider,
      model,
      inputTokens,
      outputTokens,
      costMicros: settings.isFree ? 0 : costInMicros(model, reply.tokens),
      outcome: failure ? outcomeOf(failure) : 'ok',
      durationMs: Math.round(performance.now() - begun),
      createdAt: now(),
      // The user or the store may be deleted by now.
    }).catch((error: unknown) => log.warn({ err: error }, 'an AI call could not be recorded'));
    return reply;
  }

  async function askProvider<T>(
    request: TextRequest<T>,
    messages: Message[],
    signal: AbortSignal,
  ): Promise<Reply<T>> {
    sdk ??= import('ai');
    const { generateText, wrapLanguageModel, extractJsonMiddleware, NoObjectGeneratedError, Output } =
      await sdk;
    const opened = await openLanguageModel(settings, guardedFetch(outside, timeLimitMs));
    try {
      const result = await generateText({
        // Small models put their JSON between fences.
        model: wrapLanguageModel({ model: opened as WrappableModel, middleware: extractJsonMiddleware() }),
        output: Output.object({ schema: request.schema, name: request.purpose }),
        instructions: request.instructions,
        messages,
        maxOutputTokens: request.maxOutputTokens,
        maxRetries: 0,
        abortSignal: signal,
      });
      const tokens = result.usage;
      if (result.finishReason === 'content-filter')
        return { failure: aiFailures.refused(), text: '', tokens };
      const complaints = request.check?.(result.output) ?? [];
      if (complaints.length === 0) return { answer: result.output, tokens };
      return { failure: aiFailures.checkFailed(complaints), text: result.text, tokens };
    } catch (error) {
      request.signal?.throwIfAborted();
      if (NoObjectGeneratedError.isInstance(error)) return unreadable(error);
      return { failure: failureOf(error, signal), text: '', tokens: NO_TOKENS };
    }
  }

  return { write, timeLimitMs, status: () => ({ provider, model, ...status }) };
}

type WrappableModel = Parameters<typeof import('ai').wrapLanguageModel>[0]['model'];

const MOST_TEXT_RETURNED = 4_000;

function unreadable(error: NoObjectGeneratedError): Reply<never> {
  const { usage: tokens = NO_TOKENS, text = '' } = error;
  if (error.finishReason === 'content-filter') return { failure: aiFailures.refused(), text: '', tokens };
  return { failure: aiFailures.malformed(error), text: text.slice(0, MOST_TEXT_RETURNED), tokens };
}

function repairOf(failure: PlatformFailure): string {
  const reason =
    failure.code === 'ai_check_failed'
      ? failure.message
      : 'It was not one JSON object of the agreed shape, or it was cut off.';
  return `That cannot be used. ${reason} Answer again, with the JSON object alone.`;
}
