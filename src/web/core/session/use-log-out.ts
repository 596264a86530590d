import { forgetDrafts } from '#web/core/app/cached-drafts.ts';
import { useT } from '#web/core/app/i18n.ts';
import { toast } from '#web/core/ui/toast.ts';
import { useAuth } from './auth.tsx';
import { announceSignedOut } from './other-tabs.ts';

export function useLogOut(): () => Promise<void> {
  const t = useT();
  const { signOut } = useAuth();
  return async () => {
    try {
      await signOut();
      forgetDrafts();
      announceSignedOut();
    } catch {
      toast({ title: t('Logout failed'), variant: 'destructive' });
    }
  };
}
