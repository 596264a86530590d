import type { FastifyInstance } from 'fastify';
import { serve } from '#server/core/http/serve.ts';
import { writeBackEndpoints } from '#shared/publishing/write-back.ts';
import type { WriteBackService } from './service.ts';

export function writeBackRoutes(app: FastifyInstance, writeBack: WriteBackService) {
  serve(app, writeBackEndpoints.get, ({ store }) => writeBack.get(store));
  serve(app, writeBackEndpoints.change, ({ store, body }) => writeBack.change(store, body));
  serve(app, writeBackEndpoints.marks, ({ store, query }) => writeBack.marks(store, query.before));
  serve(app, writeBackEndpoints.remove, ({ store, body }) => writeBack.remove(store, body));
  serve(app, writeBackEndpoints.removeAll, ({ store, body }) => writeBack.removeAll(store, body.kind));
}
