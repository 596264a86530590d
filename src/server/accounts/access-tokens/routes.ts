import type { FastifyInstance } from 'fastify';
import type { OwnerAgain } from '#server/accounts/sign-in/owner-again.ts';
import { ownerProof } from '#server/accounts/sign-in/owner-proof.ts';
import { serve } from '#server/core/http/serve.ts';
import { accessTokenEndpoints } from '#shared/accounts/access-tokens.ts';
import type { AccessTokens } from './access-tokens.ts';

interface Services {
  accessTokens: AccessTokens;
  ownerAgain: OwnerAgain;
}

export function accessTokenRoutes(app: FastifyInstance, { accessTokens, ownerAgain }: Services) {
  serve(app, accessTokenEndpoints.list, ({ user, account }) => accessTokens.list(user, account));

  serve(app, accessTokenEndpoints.create, async ({ user, account, body, request, note }) => {
    const { name, scopes, storeIds, days } = body;
    await ownerAgain.confirm(user, ownerProof(request, body));
    const made = await accessTokens.make(user, account, { name, scopes, storeIds, days });
    note({ subject: { id: made.accessToken.id, name } });
    return made;
  });

  serve(app, accessTokenEndpoints.revoke, async ({ user, account, params, note }) => {
    const revoked = await accessTokens.revoke(user, account, params.accessTokenId);
    note(...(revoked ? [{ subject: { id: revoked.id, name: revoked.name } }] : []));
    return accessTokens.list(user, account);
  });

  serve(app, accessTokenEndpoints.calls, ({ user, account, params, query }) =>
    accessTokens.callsOf(user, account, params.accessTokenId, query.after),
  );
}
