import { eq, inArray, sql } from 'drizzle-orm';
import { expect, onTestFinished, vi } from 'vitest';
import { approvalLinks } from '#server/core/db/schema/approvals.ts';
import { callCounts } from '#server/core/db/schema/operation.ts';
import { scheduledPosts } from '#server/core/db/schema/social-media.ts';
import type { startApprovals } from '#server/publishing/approvals/testing/start-approvals.ts';
import { editionOf, editionsOf } from '#server/publishing/posts/edition.ts';
import { MINUTE_MS } from '#shared/core/time.ts';
import { type ApprovalScope, approvalLinkEndpoints, type VERDICTS } from '#shared/publishing/approvals.ts';

type Approvals = Awaited<ReturnType<typeof startApprovals>>;
type Verdict = (typeof VERDICTS)[number];

/** Who let a post go out: its owner, as whatever it is by then; or people outside, as it was when they saw it. */
type Leave = 'owner' | { edition: string };

interface Link {
  id: string;
  token: string;
  email: string;
  scope: ApprovalScope;
  expiresAt: string;
  isRevoked: boolean;
}

/** By a link that was revoked, of another edition, or by an expired link. */
const REFUSALS = [404, 409, 410];

/** People with links who answer as they like, and what must hold of posts whatever they and the owner do. */
export async function startOutsiders(approvals: Approvals) {
  const { db, owner, params, clock, share, open, answer, verdict, mails, runRecurring } = approvals;
  await noteSends(db);
  let links: Link[] = [];
  const leaves = new Map<string, Leave>();
  /** The edition that anybody outside saw first, of each post. */
  const seen = new Map<string, string>();
  let refused = 0;
  let approved = 0;

  const isDead = ({ isRevoked, expiresAt }: Link) =>
    isRevoked || Date.parse(expiresAt) <= clock.now().getTime();
  /** In a minute of its own: limits of calls have tests of their own. */
  async function unhurried<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    minutesLater += 2;
    await db.delete(callCounts);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutesLater * MINUTE_MS });
    return call().finally(() => void vi.useRealTimers());
  }
  let minutesLater = 0;

  async function look({ token }: Link) {
    const { status, body } = await unhurried(() => open(token));
    expect(status).toBe(200);
    return body;
  }
  const linkFor = (n: number) => links[n % Math.max(1, links.length)];

  async function makeLink(scope: ApprovalScope) {
    const email = `anna${crypto.randomUUID()}@example.com`;
    const made = await unhurried(() => share(scope, owner, email)).catch(() => null);
    if (!made) return;
    const { id, expiresAt } = made.link;
    links.push({ id, token: made.token, email, scope, expiresAt, isRevoked: false });
    const { rows } = await db.execute<{ id: string }>(
      sql`select id from scheduled_posts where status = 'draft'`,
    );
    for (const post of rows) leaves.delete(post.id);
    if ('postId' in scope) leaves.delete(scope.postId);
  }

  /** Sees what the link shows, and answers on one of it. */
  async function answerOn(n: number, given: Verdict) {
    const opening = links.filter((link) => !isDead(link));
    const link = opening[n % Math.max(1, opening.length)];
    if (!link) return;
    const { posts } = await look(link);
    for (const post of posts) if (!seen.has(post.id)) seen.set(post.id, post.edition);
    const post = posts[n % Math.max(1, posts.length)];
    return post && say(link, post, given);
  }

  async function say(link: Link, post: { id: string; edition: string }, given: Verdict) {
    const before = await sumUp(db);
    const isVain = isDead(link) || post.edition !== (await editionOf(db, post.id));
    const comment = given === 'approve' ? '' : 'Another cup, please.';
    const body = verdict(post.edition, { verdict: given, comment });
    const { status } = await unhurried(() => answer(link.token, post.id, body));
    if (isVain || status !== 200) {
      expect([isVain, REFUSALS.includes(status), status]).toEqual([isVain, true, status]);
      expect(await sumUp(db)).toEqual(before);
      refused += isVain ? 1 : 0;
    } else if (given === 'approve') {
      leaves.set(post.id, { edition: post.edition });
      approved += 1;
    } else leaves.delete(post.id);
    return status;
  }

  /** By any link, on any post that was seen, as it was then. */
  async function answerLate(n: number) {
    const link = linkFor(n);
    const [id, edition] = [...seen][n % Math.max(1, seen.size)] ?? [];
    if (!link || !id || !edition || !(await editionOf(db, id))) return;
    return say(link, { id, edition }, n % 2 > 0 ? 'approve' : 'ask-for-changes');
  }

  async function revoke(n: number) {
    const link = linkFor(n);
    if (!link) return;
    const where = { params: { ...params, linkId: link.id } };
    const { status } = await owner.call(approvalLinkEndpoints.revoke, where);
    expect([link.isRevoked, status]).toEqual([link.isRevoked, link.isRevoked ? 404 : 200]);
    link.isRevoked = true;
  }

  async function expire(n: number) {
    const link = linkFor(n);
    if (!link) return;
    link.expiresAt = clock.now().toISOString();
    await db.update(approvalLinks).set({ expiresAt: clock.now() }).where(eq(approvalLinks.id, link.id));
  }

  async function extend(n: number) {
    const link = linkFor(n);
    if (!link) return;
    const where = { params: { ...params, linkId: link.id }, body: { goodForDays: 7 } };
    const { status, body } = await owner.call(approvalLinkEndpoints.extend, where);
    if (status === 200) link.expiresAt = body.expiresAt;
    return status;
  }

  /** Mails go to those whose links open, about posts that are no longer what they answered. */
  async function askAgain() {
    mails.length = 0;
    await runRecurring('approvals.enqueue-due');
    for (const { to } of mails) {
      const link = links.find(({ email }) => email === to);
      expect([to, link && isDead(link)]).toEqual([to, false]);
      const { posts } = await look(link!);
      expect(posts.map(({ state }) => state)).toContain('changed');
    }
  }

  /** Nothing goes out, or is going to, that nobody let go as it is now. */
  async function check(act: string) {
    const { rows: sent } = await db.execute<{ post_id: string }>(sql`delete from sends returning post_id`);
    const ahead = await db
      .select({ id: scheduledPosts.id, status: scheduledPosts.status })
      .from(scheduledPosts)
      .where(inArray(scheduledPosts.status, ['pending', 'held']));
    const ids = new Set([...ahead.map(({ id }) => id), ...sent.map(({ post_id }) => post_id)]);
    const editions = await editionsOf(db, [...ids]);
    const unasked = [...ids].filter((id) => {
      const leave = leaves.get(id);
      return !leave || (leave !== 'owner' && leave.edition !== editions.get(id));
    });
    expect([act, unasked.map((id) => ahead.find((post) => post.id === id)?.status ?? 'sent')]).toEqual([
      act,
      [],
    ]);
  }

  return {
    async begin() {
      await db.update(approvalLinks).set({ expiresAt: clock.now() });
      links = [];
    },
    /** The owner lets it go; an approval that stands already stands. */
    letGo(postId: string) {
      if (!leaves.has(postId)) leaves.set(postId, 'owner');
    },
    /** Its own links go with a post. */
    removed(postId: string) {
      for (const link of links)
        if ('postId' in link.scope && link.scope.postId === postId) link.isRevoked = true;
    },
    makeLink,
    answerOn,
    answerLate,
    revoke,
    expire,
    extend,
    askAgain,
    check,
    counts: () => ({ approved, refused }),
  };
}

async function noteSends(db: Approvals['db']) {
  await db.execute(sql`create table sends (post_id uuid)`);
  await db.execute(sql`
    create function note_send() returns trigger language plpgsql as $$ begin
      insert into sends values (new.post_id);
      return new;
    end $$`);
  await db.execute(sql`
    create trigger note_send after update on post_deliveries for each row
      when (old.status <> 'publishing' and new.status = 'publishing') execute function note_send()`);
  onTestFinished(async () => {
    await db.execute(sql`drop function note_send() cascade`);
    await db.execute(sql`drop table sends`);
  });
}

/** Posts, where they go, and what was said of them. */
async function sumUp(db: Approvals['db']) {
  const sums = ['scheduled_posts', 'post_deliveries', 'post_comments', 'activities'].map(
    (name) => `select md5(string_agg(t::text, ',' order by t::text)) as sum from ${name} t`,
  );
  return (await db.execute(sums.join(' union all '))).rows;
}
