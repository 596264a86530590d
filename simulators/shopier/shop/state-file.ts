import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Grant } from './grants.ts';
import type { Order, Product } from './shop.ts';
import type { Delivery, Subscription } from './webhooks.ts';

/** What happened to one shop since it was opened first. */
export type ShopChanges = {
  orders: Record<string, Order>;
  /** Null for one that was removed. */
  products: Record<string, Product | null>;
  revokedTokens: string[];
};

export type SavedState = {
  /** The last day of the demo history, in days since 1970. */
  anchorDay: number | null;
  grants: Grant[];
  subscriptions: Subscription[];
  deliveries: Delivery[];
  shops: Record<string, ShopChanges>;
};

export type StateFile = { state: SavedState; save(): void };

/** Without a folder the state lives as long as the simulator. */
export function openStateFile(stateDir: string | undefined): StateFile {
  if (stateDir === undefined) return { state: emptyState(), save() {} };
  const file = join(stateDir, 'shopier.json');
  mkdirSync(stateDir, { recursive: true });
  const state = readState(file);
  return {
    state,
    // A process that is killed while it writes must leave the old state whole.
    save() {
      writeFileSync(`${file}.new`, JSON.stringify(state));
      renameSync(`${file}.new`, file);
    },
  };
}

export function changesOf(state: SavedState, shopName: string): ShopChanges {
  state.shops[shopName] ??= { orders: {}, products: {}, revokedTokens: [] };
  return state.shops[shopName];
}

function readState(file: string): SavedState {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as SavedState;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return emptyState();
    throw cause;
  }
}

function emptyState(): SavedState {
  return { anchorDay: null, grants: [], subscriptions: [], deliveries: [], shops: {} };
}
