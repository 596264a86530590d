import { t } from '#web/core/app/i18n.ts';
import { paths, serverPaths } from '#web/core/app/paths.ts';
import { rememberReturn } from '#web/core/app/return-to.ts';
import { toast } from '#web/core/ui/toast.ts';
import { isLoggedOut } from './api-error.ts';

const REDIRECT_DELAY_MS = 500;

let leaving = false;

/**
 * A session that ended during use: say so, then sign in again and come back to this page.
 * SPEC section 4 leads from the content creator to /auth instead.
 */
export function leaveWhenLoggedOut(error: Error): void {
  if (leaving || !isLoggedOut(error)) return;
  leaving = true;
  const isContentCreator = window.location.pathname === paths.contentCreator;
  const { pathname, search, hash } = window.location;
  rememberReturn(pathname + search + hash);
  toast({
    title: t('Unauthorized'),
    description: t('You are logged out. Logging in again...'),
    variant: 'destructive',
  });
  setTimeout(() => {
    leaving = false;
    window.location.assign(isContentCreator ? paths.auth : serverPaths.login);
  }, REDIRECT_DELAY_MS);
}
