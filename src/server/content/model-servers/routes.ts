import type { FastifyInstance } from 'fastify';
import { serve } from '#server/core/http/serve.ts';
import { modelServerEndpoints } from '#shared/content/model-servers.ts';
import type { ModelServerService } from './service.ts';

export function modelServerRoutes(app: FastifyInstance, modelServers: ModelServerService) {
  serve(app, modelServerEndpoints.read, ({ account }) => modelServers.read(account.id));
  serve(app, modelServerEndpoints.choose, ({ account, body, note }) => {
    note({ subject: { name: body.model } });
    return modelServers.choose(account.id, body);
  });
  serve(app, modelServerEndpoints.takeBack, ({ account }) => modelServers.takeBack(account.id));
}
