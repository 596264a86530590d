import type { FastifyInstance } from 'fastify';
import { serve } from '#server/core/http/serve.ts';
import { brandEndpoints } from '#shared/content/brand-kit.ts';
import type { BrandKits } from './brand-kits.ts';

export async function brandRoutes(app: FastifyInstance, brandKits: BrandKits) {
  serve(app, brandEndpoints.get, ({ store }) => brandKits.get(store));
  serve(app, brandEndpoints.save, ({ store, body }) => brandKits.save(store, body));
  serve(app, brandEndpoints.reset, ({ store }) => brandKits.reset(store));
  serve(app, brandEndpoints.read, ({ store }) => brandKits.readAgain(store));

  await app.register(async (files) => {
    const { uploadLogo } = brandEndpoints;
    files.addContentTypeParser([...uploadLogo.bytes!], { parseAs: 'buffer' }, (_request, file, done) =>
      done(null, file),
    );
    serve(files, uploadLogo, ({ store, request: { body } }) =>
      brandKits.uploadLogo(store, Buffer.isBuffer(body) ? body : Buffer.alloc(0)),
    );
  });
}
