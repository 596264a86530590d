import * as z from 'zod';

/** What Telegram really sends, as far as we ask for it. */
export const WireRefusal = z.object({
  description: z.string().nullish(),
  parameters: z.object({ retry_after: z.number().nullish() }).nullish(),
});

const resultOf = <T>(result: z.ZodType<T>) => z.object({ ok: z.literal(true), result });

export const WireBot = resultOf(z.object({ id: z.number(), username: z.string().nullish() }));
export const WireChannel = resultOf(
  z.object({
    id: z.number(),
    type: z.string(),
    title: z.string().nullish(),
    username: z.string().nullish(),
  }),
);
export type WireChannel = z.infer<typeof WireChannel>;
export const WireMember = resultOf(
  z.object({ status: z.string(), can_post_messages: z.boolean().nullish() }),
);
export const WireCount = resultOf(z.number());

const Message = z.object({
  message_id: z.number(),
  chat: z.object({ id: z.number(), username: z.string().nullish() }),
});
export const WireMessage = resultOf(Message);
export const WireAlbum = resultOf(z.array(Message).min(1));
export type WireMessage = z.infer<typeof Message>;
