import { useEffect } from 'react';
import { useUser } from './auth.tsx';
import { followLanguage } from './i18n.ts';
import { forgetDrafts } from './kept-drafts.ts';
import { localSetting } from './local-setting.ts';
import { paths } from './paths.ts';
import { followTheme } from './theme.ts';

/** Who is signed in in this browser, as the tab knows it that saw somebody come or go last. */
const visitor = localSetting('vitrin-visitor');

export function tellSignedOut(): void {
  visitor.write(null);
}

/**
 * All tabs of a browser share one session. Where another tab signs out or lets in somebody else, what this one shows
 * belongs to nobody any more, and what is typed here would be saved as somebody else's: it starts anew.
 */
export function useOtherTabs(): void {
  const { id } = useUser();
  useEffect(() => {
    visitor.write(id);
    function leaveIfOver() {
      if (visitor.read() === id) return;
      forgetDrafts();
      window.location.assign(paths.home);
    }
    // Comes only for what other tabs write.
    function follow(event: StorageEvent) {
      followTheme();
      followLanguage(event);
      leaveIfOver();
    }
    window.addEventListener('storage', follow);
    // A page that the back button brings back as it was has missed what was told meanwhile.
    window.addEventListener('pageshow', leaveIfOver);
    return () => {
      window.removeEventListener('storage', follow);
      window.removeEventListener('pageshow', leaveIfOver);
    };
  }, [id]);
}
