import type { FastifyInstance } from 'fastify';
import { challengeCookie } from '#server/accounts/passkeys/challenge-cookie.ts';
import type { Passkeys } from '#server/accounts/passkeys/passkeys.ts';
import type { SecondFactors } from '#server/accounts/second-factor/second-factors.ts';
import { serve } from '#server/core/http/serve.ts';
import { passkeyEndpoints } from '#shared/accounts/passkeys.ts';
import { secondFactorEndpoints, secondStepEndpoints } from '#shared/accounts/second-factor.ts';
import { answerEntry, secondStepCookie } from './answer-entry.ts';
import { callerOf } from './caller.ts';
import type { Entrance } from './entry.ts';
import type { OwnerAgain } from './owner-again.ts';
import { ownerProof } from './owner-proof.ts';

interface Services {
  entrance: Entrance;
  ownerAgain: OwnerAgain;
  passkeys: Passkeys;
  secondFactors: SecondFactors;
}

/** Signing in with more, or with something better, than a password. */
export function strongSignInRoutes(
  app: FastifyInstance,
  { entrance, ownerAgain, passkeys, secondFactors }: Services,
) {
  serve(app, secondStepEndpoints.pending, async ({ request }) => ({
    email: await entrance.pendingEmail(secondStepCookie.of(request)),
  }));

  serve(app, secondStepEndpoints.finish, async ({ body, request, reply }) => {
    const entry = await entrance.finish(secondStepCookie.of(request), body.code, callerOf(request));
    return answerEntry(reply, entry, 'signed in with a code');
  });

  serve(app, passkeyEndpoints.signInOptions, async ({ reply }) => {
    const { options, token } = await passkeys.askToSignIn();
    challengeCookie.set(reply, token);
    return options;
  });

  serve(app, passkeyEndpoints.signIn, async ({ body, request, reply }) => {
    const entry = await entrance.enterByPasskey(challengeCookie.of(request), body, callerOf(request));
    challengeCookie.clear(reply);
    return answerEntry(reply, entry, 'signed in with a passkey');
  });

  serve(app, passkeyEndpoints.confirmOptions, async ({ user, reply }) => {
    const { options, token } = await passkeys.askToConfirm(user);
    challengeCookie.set(reply, token);
    return options;
  });

  serve(app, passkeyEndpoints.addOptions, async ({ user, body, request, reply }) => {
    await ownerAgain.confirm(user, ownerProof(request, body));
    const { options, token } = await passkeys.askToAdd(user);
    challengeCookie.set(reply, token);
    return options;
  });

  serve(app, passkeyEndpoints.add, async ({ user, body, request, reply, note }) => {
    const { agent } = callerOf(request);
    const passkey = await passkeys.add(user, challengeCookie.of(request), body, agent);
    challengeCookie.clear(reply);
    note({ subject: passkey });
    request.log.info({ userId: user.id }, 'passkey added');
    return passkey;
  });

  serve(app, passkeyEndpoints.rename, async ({ user, params, body, note }) => {
    await passkeys.rename(user, params.passkeyId, body.name);
    note({ subject: { id: params.passkeyId, name: body.name } });
    return { success: true };
  });

  serve(app, passkeyEndpoints.remove, async ({ user, params, body, request, note }) => {
    await passkeys.expect(user, params.passkeyId);
    await ownerAgain.confirm(user, ownerProof(request, body));
    note({ subject: await passkeys.remove(user, params.passkeyId) });
    request.log.info({ userId: user.id }, 'passkey removed');
    return { success: true };
  });

  serve(app, secondFactorEndpoints.begin, async ({ user, body, request }) => {
    await ownerAgain.confirm(user, ownerProof(request, body));
    return secondFactors.begin(user);
  });

  serve(app, secondFactorEndpoints.confirm, async ({ user, body, request }) => {
    const recoveryCodes = await secondFactors.confirm(user, body.setup, body.code);
    request.log.info({ userId: user.id }, 'second factor switched on');
    return { recoveryCodes };
  });

  serve(app, secondFactorEndpoints.renewCodes, async ({ user, body, request }) => {
    await ownerAgain.confirm(user, ownerProof(request, body));
    return { recoveryCodes: await secondFactors.renewCodes(user) };
  });

  serve(app, secondFactorEndpoints.remove, async ({ user, body, request }) => {
    await ownerAgain.confirm(user, ownerProof(request, body));
    await secondFactors.remove(user);
    request.log.info({ userId: user.id }, 'second factor switched off');
    return { success: true };
  });
}
