import * as z from 'zod/mini';
import { endpoint } from '#shared/core/endpoint.ts';

/** Programs that people run models with on their own computer. */
export const MODEL_SERVERS = ['ollama', 'lm-studio'] as const;
export const ModelServer = z.enum(MODEL_SERVERS);
export type ModelServer = z.infer<typeof ModelServer>;

export const MODEL_SERVER_NAMES: Record<ModelServer, string> = { ollama: 'Ollama', 'lm-studio': 'LM Studio' };

const LONGEST_NAME = 200;

export const ModelChoice = z.object({
  server: ModelServer,
  model: z.string().check(z.minLength(1), z.maxLength(LONGEST_NAME)),
});
export type ModelChoice = z.infer<typeof ModelChoice>;

/** What runs on the computer that Vitrin runs on, and what of it writes this user's captions. */
export const ModelServers = z.object({
  /** Those that answer; empty, too, where this installation does not look for any. */
  found: z.array(
    z.object({
      server: ModelServer,
      /** Those that write, and run on this computer. */
      models: z.array(z.string()),
    }),
  ),
  chosen: z.nullable(
    z.object({
      ...ModelChoice.shape,
      /** Whether it answers at the moment and still has that model. */
      isThere: z.boolean(),
    }),
  ),
  /** The settings of the installation name a provider, and they win. */
  isOverruled: z.boolean(),
});
export type ModelServers = z.infer<typeof ModelServers>;

export const modelServerEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/api/model-servers',
    access: 'account',
    needs: 'see',
    summary: 'Which model servers answer on this computer, and whether one writes the captions',
    perMinute: 60,
    reply: ModelServers,
  }),
  choose: endpoint({
    method: 'PUT',
    path: '/api/model-servers/choice',
    access: 'account',
    needs: 'manage',
    summary: 'Have captions written by a model on this computer',
    body: ModelChoice,
    activity: ['model-chosen'],
    reply: ModelServers,
  }),
  takeBack: endpoint({
    method: 'DELETE',
    path: '/api/model-servers/choice',
    access: 'account',
    needs: 'manage',
    summary: 'Have captions written by Vitrin again',
    activity: ['model-removed'],
    reply: ModelServers,
  }),
};
