import type { FastifyInstance } from 'fastify';
import { serve } from '#server/core/http/serve.ts';
import { postDiscountEndpoints } from '#shared/publishing/post-discounts.ts';
import { writeBackEndpoints } from '#shared/publishing/write-back.ts';
import type { Discounts } from './discounts.ts';
import type { WriteBackService } from './service.ts';

interface Served {
  writeBack: WriteBackService;
  discounts: Discounts;
}

export function writeBackRoutes(app: FastifyInstance, { writeBack, discounts }: Served) {
  serve(app, writeBackEndpoints.get, ({ store }) => writeBack.get(store));
  serve(app, writeBackEndpoints.change, ({ store, body }) => writeBack.change(store, body));
  serve(app, writeBackEndpoints.marks, ({ store, query }) => writeBack.marks(store, query.before));
  serve(app, writeBackEndpoints.remove, ({ store, body, note }) => {
    note({ subject: { id: body.subject } });
    return writeBack.remove(store, body);
  });
  serve(app, writeBackEndpoints.removeAll, ({ store, body }) => writeBack.removeAll(store, body.kind));
  serve(app, postDiscountEndpoints.get, ({ store, params }) => discounts.get(store, params.postId));
  serve(app, postDiscountEndpoints.make, async ({ store, params, body, note }) => {
    const reply = await discounts.make(store, params.postId, body);
    note({ subject: { id: params.postId, name: reply.discount?.code } });
    return reply;
  });
  serve(app, postDiscountEndpoints.remove, async ({ store, params, note }) => {
    const { ended, ...reply } = await discounts.remove(store, params.postId);
    note(...ended.map((code) => ({ subject: { id: params.postId, name: code } })));
    return reply;
  });
}
