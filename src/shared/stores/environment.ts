import * as z from 'zod/mini';
import { endpoint } from '#shared/core/endpoint.ts';
import { Platform } from './stores.ts';

/** A store that a simulator has, with what the ordinary connect call needs. */
export const DemoStore = z.object({
  platform: Platform,
  shop: z.string(),
  accessToken: z.string(),
  title: z.string(),
  description: z.string(),
});
export type DemoStore = z.infer<typeof DemoStore>;

export const Environment = z.object({
  contactEmail: z.string(),
  /** Outside services that a simulator stands in for. */
  simulated: z.array(
    z.object({
      /** E.g. `Shopify`. */
      name: z.string(),
      /** Where a person makes things happen in a simulated shop; `{shop}` stands for its name. */
      deskUrl: z.nullable(z.string()),
      /** The simulated app store's page of Vitrin. */
      installUrl: z.nullable(z.string()),
    }),
  ),
  /** Platforms whose consent page can be used here. */
  oauthPlatforms: z.array(Platform),
  /** Whether mails can be sent at all. */
  sendsMail: z.boolean(),
  demoStores: z.array(DemoStore),
});
export type Environment = z.infer<typeof Environment>;

export const environmentEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/api/environment',
    access: 'public',
    summary: 'How this installation is set up, as far as the screens must know',
    reply: Environment,
  }),
};
