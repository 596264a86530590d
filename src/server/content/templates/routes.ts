import type { FastifyInstance } from 'fastify';
import { serve } from '#server/core/http/serve.ts';
import { templateEndpoints } from '#shared/content/templates.ts';
import type { Templates } from './service.ts';

export function templateRoutes(app: FastifyInstance, templates: Templates) {
  serve(app, templateEndpoints.list, ({ store }) => templates.listOf(store));
  serve(app, templateEndpoints.create, ({ store, body }) => templates.create(store, body));
  serve(app, templateEndpoints.change, ({ store, params, body }) =>
    templates.change(store, params.templateId, body),
  );
  serve(app, templateEndpoints.remove, ({ store, params }) => templates.remove(store, params.templateId));
}
