import type { FastifyInstance } from 'fastify';
import { serve } from '#server/core/http/serve.ts';
import { whileConnected } from '#server/core/http/while-connected.ts';
import { contentEndpoints } from '#shared/content/content.ts';
import type { Generations } from './generations.ts';
import type { History } from './history.ts';

export function contentRoutes(
  app: FastifyInstance,
  { generations, history }: { generations: Generations; history: History },
) {
  serve(app, contentEndpoints.generate, ({ store, body, reply }) =>
    generations.generate(store, body, whileConnected(reply)),
  );
  serve(app, contentEndpoints.variations, ({ store, body, reply }) =>
    generations.variations(store, body, whileConnected(reply)),
  );
  serve(app, contentEndpoints.generations, ({ store }) => generations.listOf(store));
  serve(app, contentEndpoints.cancelGeneration, ({ store, params }) =>
    generations.cancel(store, params.generationId),
  );
  serve(app, contentEndpoints.history, ({ store }) => history.listOf(store));
  serve(app, contentEndpoints.save, ({ store, body }) => history.save(store, body));
  serve(app, contentEndpoints.deletePost, ({ user, params }) => history.remove(user.id, params.postId));
  serve(app, contentEndpoints.clearHistory, ({ store }) => history.clear(store));
}
