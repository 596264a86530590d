import type { Config } from '#server/core/config.ts';
import type { Text } from '#shared/core/sentence.ts';
import type { ConsentWay } from '#shared/publishing/social-accounts.ts';
import type { Announcement } from './announcement.ts';
import type { Outside } from './outside.ts';
import type { SocialPlatforms } from './social-network.ts';

export interface Surroundings {
  outside: Pick<Outside, 'as'>;
  now?: () => Date;
  publishLimitMs?: number;
}

/** What we are known by at a network whose consent page we lead to. */
export interface SocialApp {
  clientId: string;
  clientSecret: string;
}

/** What the person who runs Vitrin does once at a network, so that owners can connect their accounts there. */
export interface AppSetup {
  way: ConsentWay;
  /** What its id and secret are called among our settings. */
  settings: { clientId: string; clientSecret: string };
  /** Where its consent page has to lead back to, as paths of ours. */
  redirectPaths: readonly string[];
  scopes: readonly string[];
  steps: readonly { text: Text; address?: string }[];
  /** What is possible before the network has reviewed the app, what a review brings, and how long it takes. */
  review: Text;
  /** What we are known by there at present. */
  app: SocialApp | undefined;
  /** What is set to reach the network itself while a simulator stands in for it. */
  reach: { setting: string; value: string };
  /** What a check that went well leaves open, apart from redirect addresses and scopes: no network answers about those. */
  unproven?: Text;
  /** @throws PlatformFailure saying what is wrong with what was pasted; nothing is kept of it. */
  check(app: SocialApp): Promise<void>;
}

/** As it stands here. */
export interface PlacedSetup extends AppSetup {
  /** Its addresses are those of a simulator. */
  isSimulated: boolean;
}

export interface ConnectedNetworks extends SocialPlatforms {
  setups: readonly PlacedSetup[];
}

/** Where the consent page of a way leads back to. */
export function callbackPath(way: ConsentWay): string {
  return `/api/social-accounts/${way}/oauth/callback`;
}

/** How the folder of a platform joins the others: where its networks are, and our connectors to them. */
export interface SocialWiring<Settings> {
  /** Nothing says where the real one is. */
  needsSimulator(config: Config): boolean;
  /** As configured, else as simulated, else the real ones. */
  settingsOf(config: Config, simulators: Announcement | null): Settings;
  originsOf(settings: Settings): string[];
  connect(
    settings: Settings,
    surroundings: Surroundings,
  ): Pick<SocialPlatforms, 'networks'> & Partial<Pick<SocialPlatforms, 'authorizations' | 'entries'>>;
  /** What is to be done for its consent pages; none where owners paste secrets of their own. */
  setups?(settings: Settings, surroundings: Surroundings): AppSetup[];
  /** Where people see what its simulator shows. */
  feedOf(simulators: Announcement): { name: string; deskUrl: string };
}

export const inside = (surroundings: Surroundings, service: string) => ({
  ...surroundings,
  outside: surroundings.outside.as(service),
});
