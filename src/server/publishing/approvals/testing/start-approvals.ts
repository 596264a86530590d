import { members } from '#server/core/db/schema/members.ts';
import { startCalendar } from '#server/testing/start-calendar.ts';
import { authEndpoints } from '#shared/accounts/auth.ts';
import type { Role } from '#shared/core/permissions.ts';
import {
  type ApprovalScope,
  approvalEndpoints,
  approvalLinkEndpoints,
  type OutsideVerdict,
  postCommentEndpoints,
} from '#shared/publishing/approvals.ts';
import type { NewPost } from '#shared/publishing/schedules.ts';

/** An owner with links, and people who have them. */
export async function startApprovals() {
  const calendar = await startCalendar();
  const { owner, params, visitor } = calendar;

  async function share(scope: ApprovalScope, maker = owner, email: string | null = null) {
    const label = 'Anna, Atelier';
    const made = await maker.expectOk(
      maker.call(approvalLinkEndpoints.create, { params, body: { label, email, scope, goodForDays: 7 } }),
    );
    return { ...made, token: made.address.split('/approve/')[1]! };
  }
  const open = (token: string) => visitor().call(approvalEndpoints.read, { params: { token } });
  const shown = async (token: string) => (await visitor().expectOk(open(token))).posts;
  const verdict = (edition: string, given: Partial<OutsideVerdict> = {}): OutsideVerdict => ({
    verdict: 'approve',
    name: 'Anna',
    comment: '',
    edition,
    ...given,
  });
  const answer = (token: string, postId: string, body: OutsideVerdict) =>
    visitor().call(approvalEndpoints.answer, { params: { token, postId }, body });
  /** As one answers who has just looked. */
  async function answerNow(token: string, postId: string, given: Partial<OutsideVerdict> = {}) {
    const post = (await shown(token)).find(({ id }) => id === postId)!;
    return visitor().expectOk(answer(token, postId, verdict(post.edition, given)));
  }
  const comments = (postId: string) =>
    owner.expectOk(owner.call(postCommentEndpoints.list, { params: { ...params, postId } }));
  const draft = (given: Partial<NewPost> = {}) => calendar.create({ approved: false, ...given });
  const rewrite = async (postId: string, change: object) =>
    owner.expectOk(calendar.change(postId, { version: (await calendar.post(postId)).version, ...change }));
  const idOf = async (person: typeof owner) =>
    (await person.expectOk(person.call(authEndpoints.user))).user.id;
  const ownId = await idOf(owner);
  async function letIn(role: Role) {
    const person = await calendar.signUp();
    const userId = await idOf(person);
    await calendar.db.insert(members).values({ accountId: ownId, userId, role, storeIds: null });
    return { ...person, userId };
  }
  return {
    ...calendar,
    ownId,
    letIn,
    share,
    open,
    shown,
    answer,
    answerNow,
    verdict,
    comments,
    draft,
    rewrite,
  };
}
