import * as z from 'zod';
import type { OutsideReply } from '#server/platforms/ports/outside.ts';
import { retryAfterMsIn } from '#server/platforms/ports/retry-after.ts';
import { MINUTE_MS } from '#shared/core/time.ts';

const WireError = z.object({
  error: z.object({
    message: z.string().default(''),
    code: z.number(),
    error_subcode: z.number().nullish(),
    is_transient: z.boolean().nullish(),
    error_user_msg: z.string().nullish(),
    fbtrace_id: z.string().nullish(),
  }),
});
const Usage = z.record(
  z.string(),
  z.array(z.object({ estimated_time_to_regain_access: z.number().nullish() })),
);

/** What the Graph API says went wrong. The message names its trace, never the address: that holds tokens. */
export class GraphError extends Error {
  override name = 'GraphError';
  readonly code: number;
  readonly subcode: number | null;
  /** They say that asking again may do. */
  readonly isTransient: boolean;
  /** Meant for people to read. */
  readonly reason: string;
  readonly regainMs: number | null;

  constructor(
    { error }: z.infer<typeof WireError>,
    { status, regainMs }: { status: number; regainMs: number | null },
  ) {
    const { code, error_subcode: subcode = null, fbtrace_id: trace } = error;
    const facts = `status ${status}, code ${code}/${subcode ?? '-'}, trace ${trace ?? 'none'}`;
    super(`${facts}: ${withoutTokens(error.message)}`);
    this.code = code;
    this.subcode = subcode;
    this.isTransient = error.is_transient ?? false;
    this.reason = withoutTokens(error.error_user_msg || error.message).slice(0, 300);
    this.regainMs = regainMs;
  }
}

/** A malformed token is repeated in the message that refuses it. */
function withoutTokens(text: string): string {
  return text.replaceAll(/[\w-]{40,}/g, '…');
}

/** Null when the reply is no error of the Graph API. */
export function graphErrorIn(reply: OutsideReply, json: unknown): GraphError | null {
  const parsed = WireError.safeParse(json);
  if (!parsed.success) return null;
  const regainMs = regainMsIn(reply.headers) ?? retryAfterMsIn(reply, new Date()) ?? null;
  return new GraphError(parsed.data, { status: reply.status, regainMs });
}

/** Minutes until calls are let through again, per object (reference/social.md 3.5). */
function regainMsIn(headers: OutsideReply['headers']): number | null {
  const usage = Usage.safeParse(jsonIn(String(headers['x-business-use-case-usage'] ?? '')));
  if (!usage.success) return null;
  const minutes = Object.values(usage.data)
    .flat()
    .map((each) => each.estimated_time_to_regain_access ?? 0);
  const longest = Math.max(0, ...minutes);
  return longest > 0 ? longest * MINUTE_MS : null;
}

export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
