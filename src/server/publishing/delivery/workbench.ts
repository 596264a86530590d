import type { FastifyBaseLogger } from 'fastify';
import type { MediaService } from '#server/content/media-files/service.ts';
import type { Database } from '#server/core/db/database.ts';
import type { AccountAccess, NetworkPost, SocialNetwork } from '#server/platforms/ports/social-network.ts';
import type { DueDelivery } from '#server/publishing/posts/delivery-changes.ts';
import type { SocialAccountService } from '#server/publishing/social-accounts/service.ts';
import type { HeldReason } from '#shared/publishing/schedules.ts';
import type { PostChoices, SocialNetworkName } from '#shared/publishing/social-accounts.ts';
import type { OutgoingPost } from './outgoing-posts.ts';
import type { Saving } from './saving.ts';

/** Where a process can die, one after the other. */
export const STEPS = [
  'claimed',
  'part-prepared',
  'prepared',
  'intent-written',
  'answered',
  'recorded',
  'looked-up',
] as const;
export type Step = (typeof STEPS)[number];

export interface WorkDependencies {
  db: Database;
  networks: Partial<Record<SocialNetworkName, SocialNetwork>>;
  accounts: Pick<SocialAccountService, 'accessToAll' | 'needsReconnect'>;
  media: Pick<MediaService, 'addressFor' | 'open'>;
  saving: Saving;
  /** Why posts have to wait for their owner. */
  findHolds(postIds: string[]): Promise<Map<string, HeldReason>>;
  /** Whether no more is begun. */
  stopping(): boolean;
  /** Passed after every step; tests end a process there. */
  stepped(step: Step): Promise<void>;
  leaseMs: number;
  now: () => Date;
  log: FastifyBaseLogger;
}

/** What goes out, and how. */
export interface Content {
  post: OutgoingPost;
  /** Of what its network asks for. */
  choices: PostChoices;
}

export interface Claimed extends Content {
  delivery: DueDelivery;
  heldReason: HeldReason | null;
  /** Opens its account. */
  access(): Promise<AccountAccess>;
}

/** A delivery with what opens its account. */
export interface Opened {
  delivery: DueDelivery;
  network: SocialNetwork;
  access: AccountAccess;
}
/** Ready to be sent. */
export interface Ready extends Opened {
  post: NetworkPost;
}
