import type { Config } from '#server/core/config.ts';
import { type BlueskySettings, blueskyWiring } from './bluesky/wiring.ts';
import { type ThreadsSettings, threadsWiring } from './meta/threads-wiring.ts';
import { type MetaSettings, metaWiring } from './meta/wiring.ts';
import { type PinterestSettings, pinterestWiring } from './pinterest/wiring.ts';
import { createOutside, isOpenToAll } from './ports/outside.ts';
import type {
  AppSetup,
  ConnectedNetworks,
  PlacedSetup,
  SocialWiring,
  Surroundings,
} from './ports/social-wiring.ts';
import type { Simulators } from './simulators.ts';
import { type TelegramSettings, telegramWiring } from './telegram/wiring.ts';
import { type TikTokSettings, tiktokWiring } from './tiktok/wiring.ts';
import { type XSettings, xWiring } from './x/wiring.ts';
import { type YoutubeSettings, youtubeWiring } from './youtube/wiring.ts';

/** Where the networks are, and what we are known by there. */
export type SocialSettings = MetaSettings &
  XSettings &
  PinterestSettings &
  TelegramSettings &
  BlueskySettings &
  YoutubeSettings &
  TikTokSettings &
  ThreadsSettings;

/** Each reads and writes its own part of the settings. */
const WIRINGS = [
  metaWiring,
  xWiring,
  pinterestWiring,
  telegramWiring,
  blueskyWiring,
  youtubeWiring,
  tiktokWiring,
  threadsWiring,
] as SocialWiring<object>[];

export function needsSocialSimulators(config: Config): boolean {
  return WIRINGS.some((wiring) => wiring.needsSimulator(config));
}

/** The networks: as configured, else as simulated, else the real ones. */
export function connectSocial(config: Config, simulators: Simulators | null) {
  const parts = WIRINGS.map((wiring) => wiring.settingsOf(config, simulators));
  const settings = Object.assign({}, ...parts) as SocialSettings;
  const origins = originsOf(settings);
  return {
    ...createSocial(settings, { outside: createOutside({ allowedOrigins: origins }) }),
    /** Where profile pictures come from besides https addresses. */
    pictureOrigins: origins.filter((origin) => origin.startsWith('http:')),
    simulated: WIRINGS.filter((wiring) => simulators && wiring.needsSimulator(config)).map((wiring) => ({
      ...wiring.feedOf(simulators!),
      installUrl: null,
    })),
  };
}

/** Connectors of all networks, and the ways to connect that are set up. */
export function createSocial(settings: SocialSettings, surroundings: Surroundings): ConnectedNetworks {
  const connected = WIRINGS.map((wiring) => wiring.connect(settings, surroundings));
  return {
    networks: Object.assign({}, ...connected.map(({ networks }) => networks)),
    authorizations: Object.assign({}, ...connected.map(({ authorizations }) => authorizations)),
    entries: Object.assign({}, ...connected.map(({ entries }) => entries)),
    onThisMachine: !originsOf(settings).some(isOpenToAll),
    setups: WIRINGS.flatMap((wiring) =>
      placed(wiring.setups?.(settings, surroundings), !wiring.originsOf(settings).some(isOpenToAll)),
    ),
  };
}

/** What is to be done for the consent pages of all networks, where none of them is connected. */
export function createSetups(config: Config): PlacedSetup[] {
  const parts = WIRINGS.map((wiring) => wiring.settingsOf(config, null));
  const settings = Object.assign({}, ...parts) as SocialSettings;
  const outside = createOutside({ allowedOrigins: originsOf(settings) });
  return WIRINGS.flatMap((wiring) =>
    placed(wiring.setups?.(settings, { outside }), config.simulators && wiring.needsSimulator(config)),
  );
}

function placed(setups: AppSetup[] = [], isSimulated: boolean): PlacedSetup[] {
  return setups.map((setup) => ({ ...setup, isSimulated }));
}

export function originsOf(settings: SocialSettings): string[] {
  const all = WIRINGS.flatMap((wiring) => wiring.originsOf(settings));
  return [...new Set(all.map((origin) => new URL(origin).origin))];
}
