/*
 * US dollars per million tokens of input and output: the providers' list prices for direct calls, as published in
 * July 2026. Only what is in this list has a cost; of any other model we say that we do not know it.
 */
const PRICES: Record<string, { input: number; output: number }> = {
  'gpt-5.4-mini': { input: 0.75, output: 4.5 },
  'gpt-5.4-nano': { input: 0.2, output: 1.25 },
  'gpt-5-mini': { input: 0.25, output: 2 },
  'gemini-2.5-flash': { input: 0.3, output: 2.5 },
  'claude-haiku-4-5': { input: 1, output: 5 },
  'claude-sonnet-4-5': { input: 3, output: 15 },
};

export interface Tokens {
  inputTokens: number | undefined;
  outputTokens: number | undefined;
}

/** Millionths of a dollar, for which a price per million tokens is the price of one token. */
export function costInMicros(model: string, { inputTokens, outputTokens }: Tokens): number | null {
  const price = PRICES[model];
  if (!price || inputTokens === undefined || outputTokens === undefined) return null;
  return Math.round(inputTokens * price.input + outputTokens * price.output);
}
