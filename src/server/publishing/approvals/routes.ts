import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sendMedia } from '#server/content/media-files/send-media.ts';
import type { MediaService } from '#server/content/media-files/service.ts';
import { httpProblems } from '#server/core/http/problem.ts';
import { serve } from '#server/core/http/serve.ts';
import {
  APPROVAL_MEDIA,
  type ApprovalLink,
  approvalEndpoints,
  approvalLinkEndpoints,
  postCommentEndpoints,
} from '#shared/publishing/approvals.ts';
import type { OutsideAnswers } from './answers.ts';
import type { PostComments } from './comments.ts';
import type { ApprovalLinks } from './links.ts';

interface Approvals {
  links: ApprovalLinks;
  comments: PostComments;
  answers: OutsideAnswers;
  media: Pick<MediaService, 'open'>;
}

export function approvalRoutes(app: FastifyInstance, { links, comments, answers, media }: Approvals) {
  serve(app, approvalLinkEndpoints.list, ({ store, user }) => links.list(store, user));
  serve(app, approvalLinkEndpoints.create, async ({ store, user, body, note }) => {
    const made = await links.create(store, user, body);
    note(deedOn(made.link));
    return made;
  });
  serve(app, approvalLinkEndpoints.extend, async ({ store, user, params, body, note }) => {
    const link = await links.extend(store, user, params.linkId, body.goodForDays);
    note(deedOn(link));
    return link;
  });
  serve(app, approvalLinkEndpoints.revoke, async ({ store, params, note }) => {
    note(deedOn(await links.revoke(store, params.linkId)));
    return { success: true };
  });

  serve(app, postCommentEndpoints.list, ({ store, user, params }) =>
    comments.list(store, user, params.postId),
  );
  serve(app, postCommentEndpoints.add, async ({ store, user, account, params, body, note }) => {
    const { comment, name } = await comments.add(store, { user, role: account.role }, params.postId, body);
    note({ subject: { id: params.postId, name } });
    return comment;
  });

  serve(app, approvalEndpoints.read, ({ params }) => answers.read(params.token));
  serve(app, approvalEndpoints.answer, ({ params, body, note }) => {
    // Recorded with the answer, under the name that was given.
    note();
    return answers.answer(params.token, params.postId, body);
  });
  app.get<{ Params: { token: string; mediaId: string } }>(APPROVAL_MEDIA, async (request, reply) => {
    const { token, mediaId } = request.params;
    if (!z.uuid().safeParse(mediaId).success) throw httpProblems.notFound();
    reply.header('x-robots-tag', 'noindex');
    return sendMedia(media, await answers.media(token, mediaId), request, reply);
  });
}

function deedOn({ id, label }: ApprovalLink) {
  return { subject: { id, name: label } };
}
