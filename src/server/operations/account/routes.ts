import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { clearSessionCookie, sessionToken } from '#server/accounts/sessions/cookie.ts';
import type { PasswordChanges } from '#server/accounts/sign-in/password-changes.ts';
import { httpProblems } from '#server/core/http/problem.ts';
import { serve } from '#server/core/http/serve.ts';
import { readerLanguage } from '#server/core/language/reader-language.ts';
import { accountEndpoints, exportDownload } from '#shared/operations/account.ts';
import type { AccountDeletion } from './deletion.ts';
import type { DataExports } from './exports.ts';

interface Services {
  deletion: AccountDeletion;
  exports: DataExports;
  passwords: Pick<PasswordChanges, 'confirmOwner'>;
}

export function accountRoutes(app: FastifyInstance, { deletion, exports, passwords }: Services) {
  serve(app, accountEndpoints.delete, async ({ user, body, request, reply }) => {
    await passwords.confirmOwner(user, sessionToken(request)!, body.currentPassword);
    await deletion.begin(user.id);
    clearSessionCookie(reply);
    return { success: true };
  });

  serve(app, accountEndpoints.lastExport, ({ user }) => exports.last(user.id));

  serve(app, accountEndpoints.startExport, async ({ user, body, request }) => {
    await passwords.confirmOwner(user, sessionToken(request)!, body.currentPassword);
    return exports.start(user.id, readerLanguage(request.headers['accept-language']));
  });

  app.get<{ Params: { exportId: string } }>(exportDownload.path, async (request, reply) => {
    const user = await app.doorkeeper.userOf(request);
    if (!user) throw httpProblems.signedOut();
    const { exportId } = request.params;
    if (!z.uuid().safeParse(exportId).success) throw httpProblems.notFound();
    const { content, size, fileName } = await exports.open(user.id, exportId);
    return reply
      .type('application/zip')
      .header('cache-control', 'private, no-store')
      .header('content-length', size)
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .send(content);
  });
}
