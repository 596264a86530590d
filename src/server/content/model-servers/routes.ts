import type { FastifyInstance } from 'fastify';
import { serve } from '#server/core/http/serve.ts';
import { modelServerEndpoints } from '#shared/content/model-servers.ts';
import type { ModelServerService } from './service.ts';

export function modelServerRoutes(app: FastifyInstance, modelServers: ModelServerService) {
  serve(app, modelServerEndpoints.read, ({ user }) => modelServers.read(user.id));
  serve(app, modelServerEndpoints.choose, ({ user, body, note }) => {
    note({ subject: { name: body.model } });
    return modelServers.choose(user.id, body);
  });
  serve(app, modelServerEndpoints.takeBack, ({ user }) => modelServers.takeBack(user.id));
}
