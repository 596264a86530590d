import type { FastifyInstance } from 'fastify';
import { serve } from '#server/core/http/serve.ts';
import { learningEndpoints } from '#shared/publishing/learning.ts';
import type { PostLearning } from './service.ts';

export function learningRoutes(app: FastifyInstance, learning: PostLearning) {
  serve(app, learningEndpoints.get, ({ store }) => learning.get(store));
  serve(app, learningEndpoints.change, ({ store, body, note }) => {
    note({ kind: body.isOn ? 'learning-on' : 'learning-off' });
    return learning.change(store, body.isOn);
  });
}
