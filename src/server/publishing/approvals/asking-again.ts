import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { findUser } from '#server/accounts/users/repository.ts';
import type { Database } from '#server/core/db/database.ts';
import type { Jobs } from '#server/core/jobs/jobs.ts';
import type { MailService } from '#server/platforms/mail/service.ts';
import { editionsOf } from '#server/publishing/posts/edition.ts';
import { isDraft } from '#server/publishing/posts/lifecycle.ts';
import { MINUTE_MS } from '#shared/core/time.ts';
import { againWords } from './asking-mail.ts';
import { askAgain } from './jobs.ts';
import { type Asked, findAnswersByMail, forgetAsked, lockLink, noteAsked } from './repository.ts';

interface Dependencies {
  db: Database;
  jobs: Jobs;
  mail: MailService;
  publicUrl: string;
  now: () => Date;
  log: FastifyBaseLogger;
}

/** Between two mails about one link. */
const GAP_MS = 15 * MINUTE_MS;

/** Mails to people outside whose answer is about what a post no longer is. */
export function createAskingAgain({ db, jobs, mail, publicUrl, now, log }: Dependencies) {
  async function enqueueDue(): Promise<void> {
    if (!mail.canSend) return;
    const linkIds = (await findChanged(db)).map(({ linkId }) => linkId);
    for (const linkId of new Set(linkIds)) await jobs.enqueue(db, askAgain, { linkId }, { key: linkId });
  }

  /** It is noted before the mail is handed over: a process that is killed then leaves a mail unsent, never sent twice. */
  async function ask(linkId: string): Promise<void> {
    if (!mail.canSend) return;
    const claimed = await db.transaction((tx) => claim(tx, linkId));
    if (!claimed) return;
    try {
      await send(claimed);
    } catch (error) {
      await db.transaction((tx) => forgetAsked(tx, claimed.link, claimed.changed));
      throw error;
    }
    log.info({ linkId, posts: claimed.changed.length }, 'people outside were asked again');
  }

  async function claim(tx: Database, linkId: string) {
    const found = await lockLink(tx, linkId);
    const changed = found ? await findChanged(tx, linkId) : [];
    if (!found || changed.length === 0) return null;
    await noteAsked(tx, found.link, changed, now());
    return { ...found, changed };
  }
  type Claimed = NonNullable<Awaited<ReturnType<typeof claim>>>;

  /** What waits again, in an edition that nobody was written to about. */
  async function findChanged(tx: Database, linkId?: string): Promise<Asked[]> {
    const notSince = new Date(now().getTime() - GAP_MS);
    const answers = (await findAnswersByMail(tx, { now: now(), notSince, linkId })).filter(isDraft);
    const editions = await editionsOf(
      tx,
      answers.map(({ postId }) => postId),
    );
    return answers.flatMap(({ id, linkId: by, postId, edition: answered, askedEditions }) => {
      const edition = editions.get(postId);
      const isKnown = !edition || edition === answered || askedEditions.includes(edition);
      return isKnown ? [] : [{ answerId: id, linkId: by!, edition }];
    });
  }

  async function send({ link, store, changed }: Claimed): Promise<void> {
    const sender = await findUser(db, link.madeBy ?? store.userId);
    const language = sender?.language ?? 'en';
    const about = changed.map(({ edition }) => edition).sort();
    const id = createHash('sha256').update(`${link.id} ${about.join()}`).digest('hex').slice(0, 32);
    await mail.deliver(
      { email: link.email!, language },
      againWords({ link, count: changed.length }, { ...store, language }),
      { messageId: `<${id}@${new URL(publicUrl).hostname}>` },
    );
  }

  return { enqueueDue, ask };
}
