import type { experimental_generateVideo, ImageModel, LanguageModel } from 'ai';
import type { AiProvider } from '#server/core/ai-providers.ts';

export interface AiSettings {
  provider: AiProvider;
  apiKey: string | undefined;
  /** Where `openai-compatible` listens; for the others an address instead of their own. */
  baseUrl: string | undefined;
  textModel: string;
  /** Nothing where our own studio draws and films; most providers have no model for it. */
  imageModel?: string | undefined;
  videoModel?: string | undefined;
  /** On a machine of the owner's own nobody charges. */
  isFree?: boolean;
}

/** The model's name when none is configured; an address of one's own has no usual one. */
export const DEFAULT_TEXT_MODELS: Record<Exclude<AiProvider, 'openai-compatible'>, string> = {
  openai: 'gpt-5.4-mini',
  google: 'gemini-2.5-flash',
  anthropic: 'claude-haiku-4-5',
};

type Fetch = typeof globalThis.fetch;

/** Loads the package of the provider in use and of no other: they are large, and most installations use none. */
export async function openLanguageModel(
  settings: AiSettings,
  fetch: Fetch,
): Promise<Exclude<LanguageModel, string>> {
  switch (settings.provider) {
    case 'openai':
      return (await openOpenai(settings, fetch))(settings.textModel);
    case 'google':
      return (await openGoogle(settings, fetch))(settings.textModel);
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic(optionsOf(settings, fetch))(settings.textModel);
    }
    case 'openai-compatible':
      return (await openCompatible(settings, fetch))(settings.textModel);
  }
}

export async function openImageModel(
  settings: AiSettings,
  fetch: Fetch,
): Promise<Exclude<ImageModel, string>> {
  const model = settings.imageModel!;
  switch (settings.provider as Exclude<AiProvider, 'anthropic'>) {
    case 'openai':
      return (await openOpenai(settings, fetch)).image(model);
    case 'google':
      return (await openGoogle(settings, fetch)).image(model);
    case 'openai-compatible':
      return (await openCompatible(settings, fetch)).imageModel(model);
  }
}

type VideoModel = Exclude<Parameters<typeof experimental_generateVideo>[0]['model'], string>;

export async function openVideoModel(settings: AiSettings, fetch: Fetch): Promise<VideoModel> {
  return (await openGoogle(settings, fetch)).video(settings.videoModel!);
}

async function openOpenai(settings: AiSettings, fetch: Fetch) {
  const { createOpenAI } = await import('@ai-sdk/openai');
  return createOpenAI(optionsOf(settings, fetch));
}

async function openGoogle(settings: AiSettings, fetch: Fetch) {
  const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
  return createGoogleGenerativeAI(optionsOf(settings, fetch));
}

async function openCompatible(settings: AiSettings, fetch: Fetch) {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  return createOpenAICompatible({
    ...optionsOf(settings, fetch),
    name: 'openai-compatible',
    baseURL: settings.baseUrl!,
    // Else the schema is not sent at all.
    supportsStructuredOutputs: true,
  });
}

function optionsOf({ apiKey, baseUrl }: AiSettings, fetch: Fetch) {
  return { fetch, ...(apiKey ? { apiKey } : {}), ...(baseUrl ? { baseURL: baseUrl } : {}) };
}
