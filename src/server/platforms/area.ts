import type { Area } from '#server/core/area.ts';
import type { Core } from '#server/core/core.ts';
import { createImageModel } from './ai/image-model.ts';
import { createLocalModels, type ModelServerAddress } from './ai/local-models.ts';
import { type AiConnection, createTextModel } from './ai/text-model.ts';
import { createVideoModel } from './ai/video-model.ts';
import { platformsJobs } from './mail/jobs.ts';
import type { Mailer } from './mail/mailer.ts';
import { createMailService } from './mail/service.ts';

interface Dependencies {
  core: Core;
  /** Null where nobody but ourselves words anything. */
  ai: AiConnection | null;
  /** Where model servers are looked for on this machine; nowhere where there is none. */
  modelServers: ModelServerAddress[];
  /** Null where no mail server is set up. */
  mailer: Mailer | null;
}

/** Mail and AI models; the platforms of shops, networks and ads go to the areas that speak with them. */
export function platformsArea({ core, ai, modelServers, mailer }: Dependencies) {
  const { db, jobs, publicUrl, now, log } = core;
  const mail = createMailService({ db, jobs, mailer, publicUrl });
  const textModel = ai && createTextModel({ ...ai, db, log, now });
  const drawing = ai && { settings: ai.settings, outside: ai.outside, ...ai.media, db, log, now };
  return {
    services: {
      mail,
      textModel,
      imageModel: drawing && createImageModel(drawing),
      videoModel: drawing && createVideoModel(drawing),
      localModels: createLocalModels(modelServers, { db, log, now }),
      aiSettings: ai?.settings ?? null,
    },
    jobs: platformsJobs(mail),
  } satisfies Area;
}
export type Platforms = ReturnType<typeof platformsArea>['services'];
