import type { FastifyInstance } from 'fastify';
import { serve } from '#server/core/http/serve.ts';
import { whileConnected } from '#server/core/http/while-connected.ts';
import { brandEndpoints } from '#shared/content/brand-kit.ts';
import { ownPictureEndpoints, pictureEndpoints } from '#shared/content/own-pictures.ts';
import type { Beginnings } from './beginning.ts';
import type { BrandPreviews } from './brand-preview.ts';
import type { OwnPictures } from './own-pictures.ts';
import type { Pictures } from './pictures.ts';

interface Features {
  ownPictures: OwnPictures;
  pictures: Pictures;
  beginnings: Beginnings;
  brandPreviews: BrandPreviews;
}

export async function ownPictureRoutes(
  app: FastifyInstance,
  { ownPictures, pictures, beginnings, brandPreviews }: Features,
) {
  serve(app, ownPictureEndpoints.list, ({ store }) => ownPictures.listOf(store));
  serve(app, ownPictureEndpoints.remove, async ({ store, params, note }) => {
    note({ subject: await ownPictures.remove(store, params.pictureId) });
    return { success: true };
  });
  serve(app, pictureEndpoints.begin, ({ store, body }) => beginnings.begin(store, body));
  serve(app, pictureEndpoints.draw, ({ store, body, reply }) =>
    pictures.draw(store, body, whileConnected(reply)),
  );

  serve(app, brandEndpoints.preview, ({ store, body, reply }) =>
    brandPreviews.draw(store, body, whileConnected(reply)),
  );

  await app.register(async (files) => {
    const { upload } = ownPictureEndpoints;
    files.addContentTypeParser([...upload.bytes!], { parseAs: 'buffer' }, (_request, file, done) =>
      done(null, file),
    );
    serve(files, upload, async ({ store, query, request: { body }, note }) => {
      const picture = await ownPictures.add(
        store,
        Buffer.isBuffer(body) ? body : Buffer.alloc(0),
        query.name,
      );
      note({ subject: picture });
      return picture;
    });
  });
}
