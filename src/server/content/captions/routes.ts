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
  serve(app, contentEndpoints.save, async ({ store, body, note }) => {
    const piece = await history.save(store, body);
    note({ subject: { id: piece.id, name: piece.caption || piece.productTitle } });
    return piece;
  });
  serve(app, contentEndpoints.deletePost, async ({ account, params, note }) => {
    const { name, storeId } = await history.remove(account, params.postId);
    note({ subject: { id: params.postId, name }, storeId });
    return { success: true };
  });
  serve(app, contentEndpoints.clearHistory, ({ store }) => history.clear(store));
}
