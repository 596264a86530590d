import type { Area } from '#server/core/area.ts';
import type { Core } from '#server/core/core.ts';
import { handle } from '#server/core/jobs/jobs.ts';
import type { MailService } from '#server/platforms/mail/service.ts';
import type { IdentityProvider } from '#server/platforms/ports/identity-provider.ts';
import { createAccessTokens } from './access-tokens/access-tokens.ts';
import { accessTokenRoutes } from './access-tokens/routes.ts';
import { createSecrets } from './connections/secrets.ts';
import { createInvitations } from './members/invitations.ts';
import { mailInvitation } from './members/jobs.ts';
import { createMembers } from './members/members.ts';
import { memberRoutes } from './members/routes.ts';
import { createPasskeys } from './passkeys/passkeys.ts';
import { createSecondFactors } from './second-factor/second-factors.ts';
import { createSessions } from './sessions/sessions.ts';
import { accessRoutes } from './sign-in/access-routes.ts';
import { createEntrance } from './sign-in/entry.ts';
import { createGoogleEntry } from './sign-in/google-entry.ts';
import { googleRoutes } from './sign-in/google-routes.ts';
import { accountsJobs } from './sign-in/jobs.ts';
import { createMailLinks } from './sign-in/mail-links.ts';
import { createOwnerAgain } from './sign-in/owner-again.ts';
import { createPasswordChanges } from './sign-in/password-changes.ts';
import { authRoutes } from './sign-in/routes.ts';
import { createSecurity } from './sign-in/security.ts';
import { createAuthService } from './sign-in/service.ts';
import { strongSignInRoutes } from './sign-in/strong-routes.ts';
import { createVerification } from './sign-in/verification.ts';
import { createSignIns } from './sign-ins/sign-ins.ts';

interface Dependencies {
  core: Core;
  mail: MailService;
  /** Null where we have no app at Google. */
  googleSignIn: IdentityProvider | null;
}

export function accountsArea({ core, mail, googleSignIn: google }: Dependencies) {
  const { db, jobs, live, publicUrl, now, log } = core;
  const sessions = createSessions({ db, live, now });
  const links = createMailLinks({ db, jobs, mail, sessions, publicUrl, now });
  const secrets = createSecrets(core.appSecret, core.earlierSecrets);
  const signIns = createSignIns({ db, now });
  const passkeys = createPasskeys({ db, sessions, mail, publicUrl, now, log });
  const secondFactors = createSecondFactors({ db, sessions, secrets, mail, now });
  const entrance = createEntrance({ db, sessions, secondFactors, passkeys, signIns });
  const ownerAgain = createOwnerAgain({ db, sessions, passkeys, secondFactors, now });
  const auth = createAuthService({ db, sessions, entrance, links });
  const verification = createVerification({ db, sessions, links });
  const passwords = createPasswordChanges({ db, sessions, entrance, ownerAgain, links, mail });
  const security = createSecurity({ db, sessions, ownerAgain, passkeys, secondFactors, signIns });
  const members = createMembers({ db, sessions, live, mail, now });
  const invitations = createInvitations({ db, jobs, mail, members, publicUrl, now });
  const accessTokens = createAccessTokens({ db, mail, now });
  const googleEntry = createGoogleEntry({ db, sessions, entrance, google, publicUrl, log });
  return {
    services: { auth, sessions, ownerAgain, secrets, members, accessTokens },
    routes(http) {
      authRoutes(http, auth);
      accessRoutes(http, { passwords, verification, security });
      strongSignInRoutes(http, { entrance, ownerAgain, passkeys, secondFactors });
      googleRoutes(http, googleEntry);
      accessTokenRoutes(http, { accessTokens, ownerAgain });
      memberRoutes(http, { members, invitations, ownerAgain });
    },
    jobs: [
      ...accountsJobs(links),
      handle(mailInvitation, ({ invitationId }) => invitations.send(invitationId)),
    ],
    recurring: {
      'auth.clear-sessions': sessions.clearExpired,
      'access-tokens.warn-of-expiry': accessTokens.warnOfExpiry,
      'access-tokens.clear-old': accessTokens.clearOld,
      'auth.clear-sign-ins': signIns.clearOld,
    },
  } satisfies Area;
}
export type Accounts = ReturnType<typeof accountsArea>['services'];
