import type { FastifyInstance } from 'fastify';
import { serve } from '#server/core/http/serve.ts';
import { whileConnected } from '#server/core/http/while-connected.ts';
import { carouselEndpoints } from '#shared/content/carousels.ts';
import type { Carousels } from './carousels.ts';

export function carouselRoutes(app: FastifyInstance, carousels: Carousels) {
  serve(app, carouselEndpoints.offers, ({ store, body }) => carousels.offersFor(store, body));
  serve(app, carouselEndpoints.draw, ({ store, body, reply }) =>
    carousels.draw(store, body, whileConnected(reply)),
  );
  serve(app, carouselEndpoints.arrange, ({ store, body, reply }) =>
    carousels.arrange(store, body.pictures, whileConnected(reply)),
  );
}
