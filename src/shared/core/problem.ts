import * as z from 'zod/mini';

/** Every failed call answers with this shape; `error` is a stable code, or the sentence to show where SPEC says so. */
export const ProblemReply = z.looseObject({
  error: z.string(),
  message: z.string(),
  /** For refused input: the message per field. */
  fields: z.optional(z.record(z.string(), z.string())),
});
export type ProblemReply = z.infer<typeof ProblemReply>;
