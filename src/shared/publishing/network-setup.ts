import * as z from 'zod/mini';
import { endpoint } from '#shared/core/endpoint.ts';
import { Sentence, text } from '#shared/core/sentence.ts';
import { ofKeyCharacters } from '#shared/stores/stores.ts';
import { ConsentWay } from './social-accounts.ts';

/** What is done once at a network, so that owners can connect their accounts there through its consent page. */
export const NetworkSetup = z.object({
  way: ConsentWay,
  /** `simulated`: a stand-in answers in place of the network, and knows only its own app. */
  state: z.enum(['missing', 'configured', 'simulated']),
  /** What id and secret are called among the settings of the server. */
  settings: z.object({ clientId: z.string(), clientSecret: z.string() }),
  redirectAddresses: z.array(z.string()),
  scopes: z.array(z.string()),
  steps: z.array(z.object({ text: Sentence, address: z.nullable(z.string()) })),
  review: Sentence,
  /** What is set to reach the network itself in place of the stand-in. */
  reach: z.object({ setting: z.string(), value: z.string() }),
  /** Left open by a check that went well. */
  unproven: z.nullable(Sentence),
});
export type NetworkSetup = z.infer<typeof NetworkSetup>;

export const SetupApp = z.object({
  clientId: z
    .string()
    .check(z.trim(), z.minLength(1, text('Please enter the ID.')), z.maxLength(200), ofKeyCharacters()),
  clientSecret: z
    .string()
    .check(z.trim(), z.minLength(1, text('Please enter the secret.')), z.maxLength(500), ofKeyCharacters()),
});
export type SetupApp = z.infer<typeof SetupApp>;

export const networkSetupEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/network-setups',
    access: 'account',
    needs: 'see',
    summary: 'What has to be entered at each network so that its accounts can be connected here',
    reply: z.array(NetworkSetup),
  }),
  check: endpoint({
    method: 'POST',
    path: '/api/network-setups/check',
    access: 'account',
    needs: 'manage',
    summary:
      'Ask a network whether it accepts an app: the one that is sent along, of which nothing is kept, or the one of the settings',
    body: z.object({ way: ConsentWay, app: z.optional(SetupApp) }),
    /** Null where the network accepts it. */
    activity: { none: 'reads' },
    reply: z.object({ problem: z.nullable(Sentence) }),
    perMinute: 10,
  }),
};
