import * as z from 'zod/mini';
import { Sentence } from './sentence.ts';

/** Every failed call answers with this shape; `error` is a stable code, or the sentence to show where SPEC says so. */
export const ProblemReply = z.looseObject({
  error: z.string(),
  /** In English. */
  message: z.string(),
  /** The same with its values apart, where it has any. */
  sentence: z.optional(Sentence),
  /** For refused input: what is wrong, per field. */
  fields: z.optional(z.record(z.string(), Sentence)),
});
export type ProblemReply = z.infer<typeof ProblemReply>;
