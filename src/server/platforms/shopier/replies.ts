import * as z from 'zod';
import type { OutsideReply } from '#server/platforms/ports/outside.ts';

/** Null for a page, or an answer that was cut off. */
export function readJson({ body }: Pick<OutsideReply, 'body'>): { value: unknown } | null {
  try {
    return { value: JSON.parse(body.toString('utf8')) };
  } catch {
    return null;
  }
}

/** All the ways in which a refusal was seen to explain itself (reference/shopier.md 1.2 and 2.3). */
export const WireRefusal = z.object({
  error: z.string().catch(''),
  error_description: z.string().catch(''),
  message: z.string().catch(''),
});

/** Shopier's own words for a refusal; null when it gave none, or a page instead. */
export function reasonOf(reply: Pick<OutsideReply, 'body'>): string | null {
  const refusal = WireRefusal.safeParse(readJson(reply)?.value);
  if (!refusal.success) return null;
  const { message, error_description, error } = refusal.data;
  return message || error_description || error || null;
}
