import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { clearSessionCookie } from '#server/accounts/sessions/cookie.ts';
import type { OwnerAgain } from '#server/accounts/sign-in/owner-again.ts';
import { ownerProof } from '#server/accounts/sign-in/owner-proof.ts';
import { httpProblems } from '#server/core/http/problem.ts';
import { type Account, recordOf, serve } from '#server/core/http/serve.ts';
import { readerLanguage } from '#server/core/language/reader-language.ts';
import type { User } from '#shared/accounts/auth.ts';
import { accountEndpoints, exportDownload } from '#shared/operations/account.ts';
import type { AccountDeletion } from './deletion.ts';
import type { DataExports } from './exports.ts';

interface Services {
  deletion: AccountDeletion;
  exports: DataExports;
  ownerAgain: OwnerAgain;
}

export function accountRoutes(app: FastifyInstance, { deletion, exports, ownerAgain }: Services) {
  serve(app, accountEndpoints.delete, async ({ user, body, request, reply }) => {
    await ownerAgain.confirm(user, ownerProof(request, body));
    await deletion.begin(user.id);
    clearSessionCookie(reply);
    return { success: true };
  });

  /** The account that a person acts in where they own it; null where only what is their own is theirs to export. */
  async function ownedAccount(user: User, request: FastifyRequest): Promise<Account | null> {
    const account = await app.doorkeeper.accountOf(user, request);
    return account?.role === 'owner' ? account : null;
  }

  serve(app, accountEndpoints.lastExport, async ({ user, request }) => {
    const account = await ownedAccount(user, request);
    return exports.last(user.id, account?.id ?? null);
  });

  serve(app, accountEndpoints.startExport, async ({ user, body, request, note }) => {
    const account = await ownedAccount(user, request);
    if (account?.needsSecondFactor) throw httpProblems.secondFactorRequired();
    await ownerAgain.confirm(user, ownerProof(request, body));
    const { isNew, ...last } = await exports.start(
      user.id,
      account?.id ?? null,
      readerLanguage(request.headers['accept-language']),
    );
    note(...(isNew ? [{ accountId: account?.id ?? user.id }] : []));
    return last;
  });

  app.get<{ Params: { exportId: string } }>(exportDownload.path, async (request, reply) => {
    const user = await app.doorkeeper.userOf(request);
    if (!user) throw httpProblems.signedOut();
    const { exportId } = request.params;
    if (!z.uuid().safeParse(exportId).success) throw httpProblems.notFound();
    const { content, size, fileName, accountId } = await exports.open(user.id, exportId);
    await recordOf(app, request, { kind: 'export-downloaded', userId: user.id, accountId });
    return reply
      .type('application/zip')
      .header('cache-control', 'private, no-store')
      .header('content-length', size)
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .send(content);
  });
}
