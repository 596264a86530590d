import { useEffect } from 'react';
import { changeDrafts, forgetDrafts } from '#web/core/app/cached-drafts.ts';
import { followLanguage } from '#web/core/app/i18n.ts';
import { localSetting } from '#web/core/app/local-setting.ts';
import { paths } from '#web/core/app/paths.ts';
import { followTheme } from '#web/core/app/theme.ts';
import { useUser } from './auth.tsx';
import { acting } from './other-account.ts';
import { useOwnAccounts } from './own-accounts.ts';

/** Who is signed in in this browser, as known to the tab that last saw a sign-in or sign-out. */
const visitor = localSetting('vitrin-visitor');

export function announceSignedOut(): void {
  visitor.write(null);
}

/**
 * All tabs of a browser share one session. Where another tab signs out, signs in another user or goes over to another
 * account, what this one shows belongs to nobody any more, and what is typed here would be saved as another's: it starts
 * again.
 */
export function useOtherTabs(): void {
  const { id } = useUser();
  const accountId = useOwnAccounts().current?.id;
  useEffect(() => {
    visitor.write(id);
    if (accountId) acting.write(accountId);
    function leaveIfOver() {
      const isSamePerson = visitor.read() === id;
      if (isSamePerson && (!accountId || acting.read() === accountId)) return;
      if (isSamePerson && accountId) changeDrafts(accountId, acting.read());
      else forgetDrafts();
      window.location.assign(paths.home);
    }
    // Comes only for what other tabs write.
    function follow(event: StorageEvent) {
      followTheme();
      followLanguage(event);
      leaveIfOver();
    }
    window.addEventListener('storage', follow);
    // A page that the back button brings back as it was has missed what was announced in between.
    window.addEventListener('pageshow', leaveIfOver);
    return () => {
      window.removeEventListener('storage', follow);
      window.removeEventListener('pageshow', leaveIfOver);
    };
  }, [id, accountId]);
}
