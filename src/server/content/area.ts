import type { Area } from '#server/core/area.ts';
import type { Core } from '#server/core/core.ts';
import type { Platforms } from '#server/platforms/area.ts';
import type { Outside } from '#server/platforms/ports/outside.ts';
import type { StorefrontOf } from '#server/platforms/storefronts.ts';
import { aiStatusRoutes } from './ai-status/routes.ts';
import { createAiStatus } from './ai-status/service.ts';
import { createBrandKits } from './brand-kit/brand-kits.ts';
import { createBrandReading } from './brand-kit/reading.ts';
import type { BrandQueue } from './brand-kit/requests.ts';
import { brandRoutes } from './brand-kit/routes.ts';
import { createSlotWriter } from './captions/for-slot.ts';
import { createGenerations } from './captions/generations.ts';
import { createHistory } from './captions/history.ts';
import { contentJobs } from './captions/jobs.ts';
import { createMaker, type HandleOf } from './captions/maker.ts';
import { contentRoutes } from './captions/routes.ts';
import { createCarousels } from './carousels/carousels.ts';
import { carouselRoutes } from './carousels/routes.ts';
import { createMediaAddresses } from './media-files/addresses.ts';
import type { MediaFiles } from './media-files/media-files.ts';
import { mediaRoutes } from './media-files/routes.ts';
import { createMediaService } from './media-files/service.ts';
import { modelServerRoutes } from './model-servers/routes.ts';
import { createModelServers } from './model-servers/service.ts';
import { createBeginnings } from './own-pictures/beginning.ts';
import { createBrandPreviews } from './own-pictures/brand-preview.ts';
import { createOwnPictures } from './own-pictures/own-pictures.ts';
import { createPhotoSource } from './own-pictures/photo-source.ts';
import { createPictures } from './own-pictures/pictures.ts';
import { ownPictureRoutes } from './own-pictures/routes.ts';
import { preferenceRoutes } from './preferences/routes.ts';
import { createPreferences } from './preferences/service.ts';
import { findFfmpeg } from './reels/find-ffmpeg.ts';
import type { Studio } from './studio/studio.ts';
import { templateRoutes } from './templates/routes.ts';
import { type ClearTemplate, createTemplates } from './templates/service.ts';
import { usageRoutes } from './usage/routes.ts';
import { createUsageService, type UsageLimits } from './usage/service.ts';

export interface ContentTools {
  mediaFiles: MediaFiles;
  /** Where pictures are drawn. */
  studio: Studio;
  /** Where reels are put together; on this machine. */
  workFolder: string;
  ffmpegPath: string | undefined;
  limits: UsageLimits;
}

interface Dependencies {
  core: Core;
  platforms: Platforms;
  /** The one way to addresses that others named. */
  outside: Pick<Outside, 'request'>;
  storefrontOf: StorefrontOf;
  clearTemplate: ClearTemplate;
  handleOf: HandleOf;
  brandQueue: BrandQueue;
  tools: ContentTools;
}

export function contentArea({
  core,
  platforms,
  outside,
  storefrontOf,
  clearTemplate,
  handleOf,
  brandQueue,
  tools,
}: Dependencies) {
  const { db, jobs, live, appSecret, earlierSecrets, publicUrl, now, sleep, log } = core;
  const { textModel, imageModel, videoModel, localModels, aiSettings: settings } = platforms;
  const { studio, workFolder } = tools;
  const usage = createUsageService({ db, limits: tools.limits, now });
  const addresses = createMediaAddresses({ appSecret, earlierSecrets, publicUrl, now });
  const media = createMediaService({ db, files: tools.mediaFiles, addresses, now, log });
  const ffmpeg = () => findFfmpeg(tools.ffmpegPath);
  const modelServers = createModelServers({ db, textModel, localModels, now });
  const models = { captionModelOf: modelServers.captionModelOf, imageModel, videoModel };
  const ownPictures = createOwnPictures({ db, media, studio });
  const photos = createPhotoSource({ outside, ownPictures });
  const brandKits = createBrandKits({ db, brandQueue, studio, now });
  const brandReading = createBrandReading({ db, live, brandQueue, outside, storefrontOf, studio, now });
  const { brandOf } = brandKits;
  const maker = createMaker({
    db,
    media,
    outside,
    studio,
    brandOf,
    handleOf,
    ...models,
    ffmpeg,
    workFolder,
    log,
  });
  const generations = createGenerations({ db, jobs, live, usage, maker, now, sleep, log });
  const history = createHistory({ db, media, now });
  const pictures = createPictures({ db, media, studio, photos, brandOf });
  const brandPreviews = createBrandPreviews({ db, studio, photos });
  const beginnings = createBeginnings({ db, media, ownPictures });
  const carousels = createCarousels({ db, live, media, ownPictures, pictures });
  const slotWriter = createSlotWriter({ db, usage, maker, now, log });
  return {
    services: { usage, media, slotWriter, brandOf },
    async routes(http) {
      preferenceRoutes(http, createPreferences({ db }));
      await brandRoutes(http, brandKits);
      aiStatusRoutes(http, createAiStatus({ db, settings, modelServers, now }));
      modelServerRoutes(http, modelServers);
      usageRoutes(http, usage);
      mediaRoutes(http, media);
      contentRoutes(http, { generations, history });
      await ownPictureRoutes(http, { ownPictures, pictures, beginnings, brandPreviews });
      carouselRoutes(http, carousels);
      templateRoutes(http, createTemplates({ db, clearTemplate, now }));
    },
    jobs: contentJobs({ generations, brandReading }),
    recurring: {
      'content.take-up-abandoned': generations.takeUpAbandoned,
      'media.clear-unneeded': media.clearUnneeded,
    },
  } satisfies Area;
}
export type Content = ReturnType<typeof contentArea>['services'];
