import * as z from 'zod/mini';
import { endpoint } from '#shared/core/endpoint.ts';
import { Sentence } from '#shared/core/sentence.ts';
import { ModelServer } from './model-servers.ts';

/** Who writes and draws here, and how it goes; of an owner's own questions only. */
export const AiStatus = z.object({
  /** `builtin` where no provider is set up. */
  provider: z.enum(['builtin', 'openai', 'google', 'anthropic', 'openai-compatible']),
  /** Where the owner chose a model on this computer, which writes captions and nothing else. */
  server: z.nullable(ModelServer),
  /** Null where Vitrin does it itself. */
  textModel: z.nullable(z.string()),
  imageModel: z.nullable(z.string()),
  videoModel: z.nullable(z.string()),
  /** Whether the last question was answered; null before the first. */
  reachable: z.nullable(z.boolean()),
  lastSuccessAt: z.nullable(z.string()),
  lastError: z.nullable(z.object({ message: Sentence, at: z.string() })),
  month: z.object({
    calls: z.number(),
    /** Of the calls whose price is known, in US dollars; null when none is. */
    cost: z.nullable(z.number()),
    /** Calls of models whose price is not known. */
    unpriced: z.number(),
  }),
});
export type AiStatus = z.infer<typeof AiStatus>;

export const aiStatusEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/api/ai-status',
    access: 'account',
    needs: 'see',
    summary: 'Which AI provider writes here, and how the last questions went',
    reply: AiStatus,
  }),
  check: endpoint({
    method: 'POST',
    path: '/api/ai-status/check',
    access: 'account',
    needs: 'see',
    summary: 'Ask the AI provider for one word, to see whether it answers',
    perMinute: 6,
    activity: { none: 'reads' },
    reply: AiStatus,
  }),
};
