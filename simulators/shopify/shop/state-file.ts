import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DiscountTerms } from './discounts.ts';
import type { SavedGrants } from './grants.ts';
import type { CodeDiscount, WebhookSubscription } from './shop.ts';

/** By their ids. */
export type Bought = { product: string; variant: string; quantity: number };

/** What a person did at the desk, or bought in the shop, written so that doing it again after a restart gives the same shop. */
export type DeskAction = { shop: string; at: number } & ( // Without `bought`, what is bought is invented, too.
  | { kind: 'order'; seed: number; link?: string; bought?: Bought[]; discount?: DiscountTerms }
  | { kind: 'refund' | 'cancel'; orderId: string }
);

/** What outlives the program: nothing that a shop is built from, only what was done to it. */
type Saved = {
  /** The day on which the demo history ends. */
  anchorDay: string | null;
  grants: SavedGrants;
  /** By shop. */
  subscriptions: Record<string, WebhookSubscription[]>;
  /** By shop. */
  discounts: Record<string, CodeDiscount[]>;
  deskActions: DeskAction[];
};

export type StateFile = ReturnType<typeof openStateFile>;

/** Null: a test that starts afresh each time, and leaves nothing. */
export function openStateFile(directory: string | null) {
  const file = directory === null ? null : join(directory, 'shopify.json');
  const saved: Saved = {
    anchorDay: null,
    grants: { installs: [], accessTokens: [], refreshTokens: [] },
    subscriptions: {},
    discounts: {},
    deskActions: [],
    ...readSaved(file),
  };
  return {
    saved,
    /** Written aside and renamed, so that a program killed half-way leaves the last whole state. */
    save(): void {
      if (file === null || directory === null) return;
      mkdirSync(directory, { recursive: true });
      writeFileSync(`${file}.new`, JSON.stringify(saved));
      renameSync(`${file}.new`, file);
    },
  };
}

function readSaved(file: string | null): Partial<Saved> {
  if (file === null) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Saved>;
  } catch {
    // No file yet: this is the first start.
    return {};
  }
}
