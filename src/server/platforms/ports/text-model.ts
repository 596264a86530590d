import type { z } from 'zod';

/** What a question is for; saved with its cost. */
export type AiPurpose = 'insights' | 'answer' | 'caption' | 'ads' | 'check';

export interface TextRequest<T> {
  purpose: AiPurpose;
  /** Ours alone: nothing that a store, a product or a person wrote goes in here. */
  instructions: string;
  /** The facts. What others wrote stands in it as data (see `asData`), and no customer's name or address ever does. */
  prompt: string;
  /** Keys are all required and may be null: strict modes know no optional ones. */
  schema: z.ZodType<T>;
  userId: string;
  storeId: string | null;
  /** Tokens of the answer. */
  maxOutputTokens: number;
  signal?: AbortSignal;
  /** What is wrong with an answer of the right shape; it is then asked for once more, with these complaints. */
  check?: (answer: T) => string[];
}

export interface AiStatus {
  provider: string;
  model: string | null;
  /** Whether the last question was answered; null before the first. */
  reachable: boolean | null;
  lastError: { code: string; message: string; at: string } | null;
}

/** What any AI model can do for us in words. Without a provider there is none (`null`), and features word it themselves. */
export interface TextModel {
  /** @throws PlatformFailure within its time limit; nothing else, unless `signal` is aborted. */
  write<T>(request: TextRequest<T>): Promise<T>;
  /** The longest that one question takes, its retries and its repair included. */
  timeLimitMs: number;
  status(): AiStatus;
}

export function aiStatus(textModel: TextModel | null): AiStatus {
  return textModel?.status() ?? { provider: 'builtin', model: null, reachable: null, lastError: null };
}

/** Texts of a store, a product or a person: what stands between the marks is never an instruction. */
export function asData(name: string, value: unknown): string {
  // A text that holds the closing mark could end its own quotation.
  const json = JSON.stringify(value, null, 1).replace(/</g, '\\u003c');
  return `<${name}>\n${json}\n</${name}>`;
}
