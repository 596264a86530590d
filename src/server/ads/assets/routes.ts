import type { FastifyInstance } from 'fastify';
import { admitToStore, checked, type OwnedStore, serve } from '#server/core/http/serve.ts';
import { ASSETS_CSV, ASSETS_UNDO_CSV, AssetParams, adsAssetEndpoints } from '#shared/ads/ads-assets.ts';
import type { AdsAssets } from './service.ts';

export function adsAssetRoutes(app: FastifyInstance, assets: AdsAssets) {
  serve(app, adsAssetEndpoints.list, ({ store }) => assets.list(store));
  serve(app, adsAssetEndpoints.write, async ({ store, body, note }) => {
    const set = await assets.write(store, body);
    note({ subject: set });
    return set;
  });
  serve(app, adsAssetEndpoints.change, async ({ store, params, body, note }) => {
    const set = await assets.change(store, params.setId, body);
    note({ subject: set });
    return set;
  });
  serve(app, adsAssetEndpoints.remove, async ({ store, params, note }) => {
    note({ subject: await assets.remove(store, params.setId) });
    return { success: true };
  });
  serve(app, adsAssetEndpoints.feedCheck, ({ store, query }) => assets.feedCheck(store, query));
  serveFile(app, ASSETS_CSV, assets.editorCsv);
  serveFile(app, ASSETS_UNDO_CSV, assets.undoCsv);
}

type File = (store: OwnedStore, setId: string) => Promise<{ fileName: string; text: string }>;

function serveFile(app: FastifyInstance, path: string, fileOf: File) {
  app.get(path, async (request, reply) => {
    const { store } = await admitToStore(app.doorkeeper, request, 'see');
    const { fileName, text } = await fileOf(store, checked(AssetParams, request.params).setId);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .send(text);
  });
}
