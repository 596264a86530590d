import { z } from 'zod';
import type { FoundServer, LocalModels } from '#server/platforms/ports/model-servers.ts';
import { createOutside, OutsideFault } from '#server/platforms/ports/outside.ts';
import type { TextModel } from '#server/platforms/ports/text-model.ts';
import type { ModelChoice, ModelServer } from '#shared/content/model-servers.ts';
import { createTextModel, type TextModelDependencies } from './text-model.ts';

/** Where a model server is looked for: never anywhere but on this machine. */
export interface ModelServerAddress {
  server: ModelServer;
  origin: string;
}

/** Where they listen unless told otherwise (docs.ollama.com/faq, lmstudio.ai/docs/developer/core/server). */
export const USUAL_ADDRESSES: ModelServerAddress[] = [
  { server: 'ollama', origin: 'http://127.0.0.1:11434' },
  { server: 'lm-studio', origin: 'http://127.0.0.1:1234' },
];

/** A list of names comes at once, also while a model is at work. */
const LIST_LIMIT_MS = 1_000;
const MOST_LIST_BYTES = 512 * 1024;
const MOST_MODELS = 100;
const LONGEST_NAME = 200;
/** A laptop loads some gigabytes first, and then takes its time for every word. */
const WRITING_LIMIT_MS = 60_000;

const ModelList = z.object({ data: z.array(z.object({ id: z.string().min(1).max(LONGEST_NAME) })) });

/** Lists name no abilities, so those that only turn texts into numbers, or speech into text, are known by their names. */
const DOES_NOT_WRITE =
  /embed|rerank|whisper|(?:^|[/_-])(?:all-)?minilm|(?:^|[/_-])(?:bge|e5|gte|paraphrase|sentence-t5)-/i;
/** Ollama lists models that run at its maker's, and sends there what they are asked (docs.ollama.com/cloud). */
const RUNS_ELSEWHERE = /[:-]cloud$/;

type Dependencies = Pick<TextModelDependencies, 'db' | 'log' | 'now'>;

/** @returns null where none is looked for. */
export function createLocalModels(
  addresses: ModelServerAddress[],
  dependencies: Dependencies,
): LocalModels | null {
  if (addresses.length === 0) return null;
  const outside = createOutside({ allowedOrigins: addresses.map(({ origin }) => origin), service: 'ai' });
  const opened = new Map<string, TextModel>();

  async function find(): Promise<FoundServer[]> {
    const asked = await Promise.all(
      addresses.map(async ({ server, origin }) => ({ server, models: await listModels(origin) })),
    );
    return asked.flatMap(({ server, models }) => (models ? [{ server, models }] : []));
  }

  async function listModels(origin: string): Promise<string[] | null> {
    try {
      const { status, body } = await outside.request(`${origin}/v1/models`, {
        timeoutMs: LIST_LIMIT_MS,
        maxBytes: MOST_LIST_BYTES,
        maxRedirects: 0,
      });
      const list = status === 200 ? ModelList.safeParse(jsonIn(body)) : null;
      if (!list?.success) return null;
      const names = list.data.data
        .map(({ id }) => id)
        .filter((id) => !DOES_NOT_WRITE.test(id) && !RUNS_ELSEWHERE.test(id));
      return [...new Set(names)].slice(0, MOST_MODELS);
    } catch (error) {
      if (error instanceof OutsideFault) return null;
      throw error;
    }
  }

  function open({ server, model }: ModelChoice): TextModel {
    const { origin } = addresses.find((address) => address.server === server)!;
    const name = `${server} ${model}`;
    const textModel = opened.get(name) ?? openModel(`${origin}/v1`, model);
    opened.set(name, textModel);
    return textModel;
  }

  function openModel(baseUrl: string, textModel: string): TextModel {
    const provider = 'openai-compatible' as const;
    return createTextModel({
      ...dependencies,
      settings: { provider, apiKey: undefined, baseUrl, textModel, isFree: true },
      outside,
      timeLimitMs: WRITING_LIMIT_MS,
    });
  }

  return { find, open };
}

function jsonIn(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
