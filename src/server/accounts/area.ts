import type { Area } from '#server/core/area.ts';
import type { Core } from '#server/core/core.ts';
import type { MailService } from '#server/platforms/mail/service.ts';
import type { IdentityProvider } from '#server/platforms/ports/identity-provider.ts';
import { createSecrets } from './connections/secrets.ts';
import { createSessions } from './sessions/sessions.ts';
import { accessRoutes } from './sign-in/access-routes.ts';
import { createGoogleEntry } from './sign-in/google-entry.ts';
import { googleRoutes } from './sign-in/google-routes.ts';
import { accountsJobs } from './sign-in/jobs.ts';
import { createMailLinks } from './sign-in/mail-links.ts';
import { createPasswordChanges } from './sign-in/password-changes.ts';
import { authRoutes } from './sign-in/routes.ts';
import { createSecurity } from './sign-in/security.ts';
import { createAuthService } from './sign-in/service.ts';
import { createVerification } from './sign-in/verification.ts';

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
  const auth = createAuthService({ db, sessions, links });
  const verification = createVerification({ db, sessions, links });
  const passwords = createPasswordChanges({ db, sessions, links, mail, now });
  const security = createSecurity({ db, sessions, passwords });
  const googleEntry = createGoogleEntry({ db, sessions, google, publicUrl, log });
  const secrets = createSecrets(core.appSecret, core.earlierSecrets);
  return {
    services: { auth, sessions, passwords, secrets },
    routes(http) {
      authRoutes(http, auth);
      accessRoutes(http, { passwords, verification, security });
      googleRoutes(http, googleEntry);
    },
    jobs: accountsJobs(links),
    recurring: { 'auth.clear-sessions': sessions.clearExpired },
  } satisfies Area;
}
export type Accounts = ReturnType<typeof accountsArea>['services'];
