import type { FastifyInstance } from 'fastify';
import { serve } from '#server/core/http/serve.ts';
import { templateEndpoints } from '#shared/content/templates.ts';
import type { Templates } from './service.ts';

export function templateRoutes(app: FastifyInstance, templates: Templates) {
  serve(app, templateEndpoints.list, ({ store }) => templates.listOf(store));
  serve(app, templateEndpoints.create, async ({ store, body, note }) => {
    const template = await templates.create(store, body);
    note({ subject: template });
    return template;
  });
  serve(app, templateEndpoints.change, async ({ store, params, body, note }) => {
    const template = await templates.change(store, params.templateId, body);
    note({ subject: template });
    return template;
  });
  serve(app, templateEndpoints.remove, async ({ store, params, note }) => {
    note({ subject: await templates.remove(store, params.templateId) });
    return { success: true };
  });
}
