import type { LanguageModel } from 'ai';

export const AI_PROVIDERS = ['openai', 'google', 'anthropic', 'openai-compatible'] as const;
export type AiProvider = (typeof AI_PROVIDERS)[number];

export interface AiSettings {
  provider: AiProvider;
  apiKey: string | undefined;
  /** Where `openai-compatible` listens; for the others an address instead of their own. */
  baseUrl: string | undefined;
  textModel: string;
}

/** The model's name when none is configured; an address of one's own has no usual one. */
export const DEFAULT_TEXT_MODELS: Record<Exclude<AiProvider, 'openai-compatible'>, string> = {
  openai: 'gpt-5.4-mini',
  google: 'gemini-2.5-flash',
  anthropic: 'claude-haiku-4-5',
};

/** Loads the package of the provider in use and of no other: they are large, and most installations use none. */
export async function openLanguageModel(
  { provider, apiKey, baseUrl, textModel }: AiSettings,
  fetch: typeof globalThis.fetch,
): Promise<Exclude<LanguageModel, string>> {
  const options = { fetch, ...(apiKey ? { apiKey } : {}), ...(baseUrl ? { baseURL: baseUrl } : {}) };
  switch (provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      return createOpenAI(options)(textModel);
    }
    case 'google': {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
      return createGoogleGenerativeAI(options)(textModel);
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic(options)(textModel);
    }
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      return createOpenAICompatible({
        ...options,
        name: 'openai-compatible',
        baseURL: baseUrl!,
        // Else the schema is not sent at all.
        supportsStructuredOutputs: true,
      })(textModel);
    }
  }
}
