import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { nameOf } from '#server/accounts/members/translate.ts';
import { findUser } from '#server/accounts/users/repository.ts';
import type { Database } from '#server/core/db/database.ts';
import { httpProblems } from '#server/core/http/problem.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { localDay } from '#server/core/time/local-hours.ts';
import type { MailService } from '#server/platforms/mail/service.ts';
import { hold, unapprove } from '#server/publishing/posts/deliveries.ts';
import { isMovable, isPlanned } from '#server/publishing/posts/lifecycle.ts';
import { findRanges, lockPost } from '#server/publishing/posts/posts-repository.ts';
import type { CalendarService } from '#server/publishing/posts/service.ts';
import { isUnwritten } from '#server/publishing/posts/unwritten-posts.ts';
import type { User } from '#shared/accounts/auth.ts';
import { paths } from '#shared/core/paths.ts';
import { DAY_MS } from '#shared/core/time.ts';
import {
  type ApprovalLink,
  type ApprovalScope,
  MOST_DAYS_SHARED,
  type NewApprovalLink,
} from '#shared/publishing/approvals.ts';
import { askingWords } from './asking-mail.ts';
import { daysOf, hashOfToken } from './opened-link.ts';
import { approvalProblems } from './problems.ts';
import {
  findLink,
  findLinks,
  findStoreName,
  insertLink,
  type LinkRecord,
  type ListedLink,
  updateLink,
} from './repository.ts';

interface Dependencies {
  db: Database;
  posts: CalendarService;
  mail: MailService;
  publicUrl: string;
  now: () => Date;
  log: FastifyBaseLogger;
}

const TOKEN_BYTES = 32;
/** An expired link stays in the list for so long, to be extended. */
const LISTED_AFTER_MS = 14 * DAY_MS;

/** Links that an owner makes for people outside. */
export function createApprovalLinks({ db, posts, mail, publicUrl, now, log }: Dependencies) {
  async function list(store: OwnedStore, user: User) {
    const links = await findLinks(db, store.id, new Date(now().getTime() - LISTED_AFTER_MS));
    return { links: links.map(publicLink), canSend: canSend(user) };
  }

  /** What is planned of its posts waits for an answer: who asks for approval does not send without it. */
  async function create(
    store: OwnedStore,
    user: User,
    { label, email, scope, goodForDays }: NewApprovalLink,
  ) {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const link = await posts.runAndNotify(store, async (tx) => {
      for (const postId of await postsIn(tx, store, scope))
        await holdForAnswer(tx, store, postId, 'postId' in scope);
      return insertLink(tx, {
        storeId: store.id,
        hash: hashOfToken(token),
        label,
        email,
        madeBy: user.id,
        ...('postId' in scope ? { postId: scope.postId } : { firstDay: scope.from, lastDay: scope.to }),
        expiresAt: after(goodForDays),
        createdAt: now(),
      });
    });
    const address = `${publicUrl}${paths.approve}/${token}`;
    const isSent = email === null ? null : canSend(user) && (await send(store, user, { link, address }));
    return { link: publicLink({ link, maker: user, isEnded: false }), address, isSent };
  }

  /**
   * Who extends it answers for it from then on. One whose maker may no longer approve stays closed: they may have its address.
   * @throws Problem 404 where it is not of the store, or was revoked.
   */
  async function extend(
    store: OwnedStore,
    user: User,
    linkId: string,
    goodForDays: number,
  ): Promise<ApprovalLink> {
    const found = await findLink(db, store.id, linkId);
    if (found?.isEnded) throw approvalProblems.makerLeft();
    const change = { expiresAt: after(goodForDays), madeBy: user.id };
    const link = found && (await updateLink(db, store.id, linkId, change));
    if (!link) throw httpProblems.notFound();
    return publicLink({ link, maker: user, isEnded: false });
  }

  async function revoke(store: OwnedStore, linkId: string): Promise<ApprovalLink> {
    const found = await findLink(db, store.id, linkId);
    const link = found && (await updateLink(db, store.id, linkId, { revokedAt: now() }));
    if (!link) throw httpProblems.notFound();
    return publicLink({ ...found, link });
  }

  /** Only who has shown that a mailbox is theirs may have mails sent to others. */
  const canSend = (user: User) => mail.canSend && user.emailVerified;

  const after = (days: number) => new Date(now().getTime() + days * DAY_MS);

  /** Now, as the token is saved nowhere. */
  async function send(store: OwnedStore, user: User, made: { link: LinkRecord; address: string }) {
    const sender = await findUser(db, user.id);
    const language = sender?.language ?? 'en';
    const words = askingWords(made, {
      storeName: await findStoreName(db, store.id),
      timeZone: store.timeZone,
      language,
    });
    try {
      await mail.deliver({ email: made.link.email!, language }, words);
      await updateLink(db, store.id, made.link.id, { mailedAt: now() });
      return true;
    } catch (error) {
      log.warn({ err: error, storeId: store.id }, 'a link for approval could not be sent');
      return false;
    }
  }

  return { list, create, extend, revoke };
}
export type ApprovalLinks = ReturnType<typeof createApprovalLinks>;

/** The ids of those that are there now. @throws Problem where the scope is none. */
async function postsIn(tx: Database, store: OwnedStore, scope: ApprovalScope): Promise<string[]> {
  if ('postId' in scope) return [scope.postId];
  const { from, to } = scope;
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
  if (days < 0) throw approvalProblems.noDays();
  if (days >= MOST_DAYS_SHARED) throw approvalProblems.tooManyDays(MOST_DAYS_SHARED);
  const range = { from: localDay(from, store.timeZone).from, to: localDay(to, store.timeZone).to };
  const found = await findRanges(tx, [{ storeIds: [store.id], ...range }]);
  return found.filter(isPlanned).map(({ id }) => id);
}

/** What is going out already goes out. @throws Problem where the one post that is asked about waits for nobody. */
async function holdForAnswer(tx: Database, store: OwnedStore, postId: string, isOnly: boolean) {
  const post = await lockPost(tx, store.id, postId);
  if (isOnly && !post) throw httpProblems.notFound();
  if (isOnly && !isMovable(post!)) throw approvalProblems.settled();
  if (!post || !isPlanned(post) || isUnwritten(post)) return;
  if (await hold(tx, post.id)) await unapprove(tx, post);
  else if (isOnly) throw approvalProblems.goingOut();
}

function publicLink({ link, maker, isEnded }: ListedLink): ApprovalLink {
  const { id, label, postId, expiresAt, lastOpenedAt, createdAt } = link;
  return {
    id,
    label,
    scope: daysOf(link) ?? { postId: postId! },
    madeBy: maker && nameOf(maker),
    isEnded,
    expiresAt: expiresAt.toISOString(),
    lastOpenedAt: lastOpenedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
