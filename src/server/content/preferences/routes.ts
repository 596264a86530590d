import type { FastifyInstance } from 'fastify';
import { serve } from '#server/core/http/serve.ts';
import { preferenceEndpoints } from '#shared/content/preferences.ts';
import type { Preferences } from './service.ts';

export function preferenceRoutes(app: FastifyInstance, preferences: Preferences) {
  serve(app, preferenceEndpoints.list, ({ store }) => preferences.list(store));
  serve(app, preferenceEndpoints.save, ({ store, body }) => preferences.save(store, body));
}
