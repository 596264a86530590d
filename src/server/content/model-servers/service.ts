import type { Database } from '#server/core/db/database.ts';
import type { FoundServer, LocalModels } from '#server/platforms/ports/model-servers.ts';
import type { TextModel } from '#server/platforms/ports/text-model.ts';
import { MODEL_SERVER_NAMES, type ModelChoice, type ModelServers } from '#shared/content/model-servers.ts';
import { modelServerProblems } from './problems.ts';
import { deleteModelChoice, findModelChoice, saveModelChoice } from './repository.ts';

interface Dependencies {
  db: Database;
  /** Of the installation's settings; where it is there, it writes for everybody. */
  textModel: TextModel | null;
  /** Null where none is looked for. */
  localModels: LocalModels | null;
  now: () => Date;
}

/** A model server on the same machine: found, offered, and asked only after its owner said so. */
export function createModelServers({ db, textModel, localModels, now }: Dependencies) {
  async function read(userId: string): Promise<ModelServers> {
    if (!localModels) return { found: [], chosen: null, isOverruled: textModel !== null };
    const [found, chosen] = await Promise.all([localModels.find(), findModelChoice(db, userId)]);
    return {
      found,
      chosen: chosen && { ...chosen, isThere: modelsOf(found, chosen)?.includes(chosen.model) ?? false },
      isOverruled: textModel !== null,
    };
  }

  async function choose(userId: string, choice: ModelChoice): Promise<ModelServers> {
    if (textModel) throw modelServerProblems.overruled();
    const name = MODEL_SERVER_NAMES[choice.server];
    const models = modelsOf((await localModels?.find()) ?? [], choice);
    if (!models) throw modelServerProblems.gone(name);
    if (!models.includes(choice.model)) throw modelServerProblems.withoutModel(name, choice.model);
    await saveModelChoice(db, { userId, ...choice, chosenAt: now() });
    return read(userId);
  }

  async function takeBack(userId: string): Promise<ModelServers> {
    await deleteModelChoice(db, userId);
    return read(userId);
  }

  /** What writes this user's captions besides ourselves. */
  async function captionModelOf(userId: string): Promise<CaptionModel | null> {
    if (textModel) return { textModel, choice: null };
    const choice = localModels && (await findModelChoice(db, userId));
    return choice && { textModel: localModels.open(choice), choice };
  }

  return { read, choose, takeBack, captionModelOf };
}
export type ModelServerService = ReturnType<typeof createModelServers>;

export interface CaptionModel {
  textModel: TextModel;
  /** Null where the installation's settings name it. */
  choice: ModelChoice | null;
}

function modelsOf(found: FoundServer[], { server }: Pick<ModelChoice, 'server'>): string[] | undefined {
  return found.find((each) => each.server === server)?.models;
}
