/** Anthropic's models write, and of those with a package here only Google's make films. */
export const AI_PROVIDERS = ['openai', 'google', 'anthropic', 'openai-compatible'] as const;
export type AiProvider = (typeof AI_PROVIDERS)[number];

export function drawsPictures(provider: AiProvider): provider is Exclude<AiProvider, 'anthropic'> {
  return provider !== 'anthropic';
}
export function makesFilms(provider: AiProvider): provider is 'google' {
  return provider === 'google';
}
