import type { Database } from '#server/core/db/database.ts';
import { createLastKnown } from '#server/core/last-known.ts';
import { MINUTE_MS } from '#shared/core/time.ts';
import type { SocialNetworkName } from '#shared/publishing/social-accounts.ts';
import { isCode } from './code.ts';
import { ensureLinks, findNewestTargets, findTarget, findWanted, type Target } from './repository.ts';

interface Dependencies {
  db: Database;
  publicUrl: string;
  /** Whether those who see a post can open our addresses; else a short link would lead nowhere. */
  canBeOpened: boolean;
  now: () => Date;
}

const MOST_KNOWN = 50_000;
/** Of which a process knows where they lead before anybody follows them. */
const MOST_LEARNT = 10_000;
/** Who follows a link that is known does not wait for the database. */
const WAIT_MS = 300;

export type Codes = Partial<Record<SocialNetworkName | 'page', string>> | null;

/** Addresses of our own that lead to what a post is about, so that its clicks can be counted. */
export function createShortLinks({ db, publicUrl, canBeOpened, now }: Dependencies) {
  const targets = createLastKnown<Target>({
    load: (code) => findTarget(db, code, now()),
    freshMs: MINUTE_MS,
    waitMs: WAIT_MS,
    most: MOST_KNOWN,
    now,
  });
  const addressOf = (code: string) => `${publicUrl}${pathOfLink(code)}`;

  return {
    /**
     * Makes the links that go out with the text of deliveries which nobody has begun to prepare. A text that may be at
     * the network already never changes by it.
     */
    async makeForTexts(tx: Database, deliveryIds: string[]) {
      if (canBeOpened) await ensureLinks(tx, await findWanted(tx, deliveryIds), { now: now(), inText: true });
    },
    /** What goes out with a post's text on one network; null where the long address does. */
    inText(codes: Codes, network: SocialNetworkName): string | null {
      const code = codes?.[network];
      return code === undefined ? null : addressOf(code);
    },
    /** So that the links of late lead on from the start, whatever becomes of the database. */
    async learnNewest() {
      const newest = await findNewestTargets(db, { most: MOST_LEARNT, now: now() });
      for (const { code, target } of newest) targets.learn(code, target);
    },
    /** Null where there is no such link; also while the database is away, of those that are known. */
    find: async (code: string) => (isCode(code) ? targets.find(code) : null),
  };
}
export type ShortLinks = ReturnType<typeof createShortLinks>;

export const pathOfLink = (code: string) => `/l/${code}`;
