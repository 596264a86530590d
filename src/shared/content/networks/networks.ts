import { bluesky } from './bluesky.ts';
import { facebook } from './facebook.ts';
import { instagram } from './instagram.ts';
import type { Network, Way } from './network.ts';
import { pinterest } from './pinterest.ts';
import { telegram } from './telegram.ts';
import { threads } from './threads.ts';
import { tiktok } from './tiktok.ts';
import { twitter } from './twitter.ts';
import { youtube } from './youtube.ts';

/** In the order in which screens list them, and in which one is preferred where a text is written for several. */
const DECLARED = {
  instagram,
  facebook,
  twitter,
  pinterest,
  telegram,
  bluesky,
  youtube,
  tiktok,
  threads,
} satisfies Record<string, Network>;

export type NetworkKey = keyof typeof DECLARED;
type DeclaredWay = (typeof DECLARED)[NetworkKey]['ways'][number];
export type WayKey = DeclaredWay['key'];
export type EntryWayKey = Extract<DeclaredWay, { asks: object }>['key'];
export type ConsentWayKey = Exclude<WayKey, EntryWayKey>;
export type Via = DeclaredWay['via'];

export const NETWORKS: Record<NetworkKey, Network & { ways: readonly DeclaredWay[] }> = DECLARED;
export const NETWORK_KEYS = Object.keys(DECLARED) as [NetworkKey, ...NetworkKey[]];

const DECLARED_WAYS = [...new Set(NETWORK_KEYS.flatMap((key) => NETWORKS[key].ways))];
export const WAY_KEYS = DECLARED_WAYS.map(({ key }) => key) as [WayKey, ...WayKey[]];
export const WAYS = Object.fromEntries(DECLARED_WAYS.map((way) => [way.key, way])) as Record<
  WayKey,
  DeclaredWay & Way
>;

/** Ways that lead to a consent page, and those on which an owner pastes secrets. */
export const CONSENT_WAY_KEYS = WAY_KEYS.filter((key) => !WAYS[key].asks) as [
  ConsentWayKey,
  ...ConsentWayKey[],
];
export const ENTRY_WAY_KEYS = WAY_KEYS.filter((key) => WAYS[key].asks) as [EntryWayKey, ...EntryWayKey[]];

/** One property of each. */
export function ofEach<T>(read: (network: Network) => T): Record<NetworkKey, T> {
  return Object.fromEntries(NETWORK_KEYS.map((key) => [key, read(NETWORKS[key])])) as Record<NetworkKey, T>;
}

/** Those that get the short text of a post, and the one of them that takes least. */
export const SHORT_TEXT_NETWORKS = NETWORK_KEYS.filter((key) => NETWORKS[key].takesShortText);
export const SHORTEST = SHORT_TEXT_NETWORKS.toSorted(
  (one, other) => NETWORKS[one].limits.characters - NETWORKS[other].limits.characters,
)[0]!;
