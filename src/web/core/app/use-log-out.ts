import { toast } from '#web/core/ui/toast.ts';
import { useAuth } from './auth.tsx';
import { useT } from './i18n.ts';
import { forgetDrafts } from './kept-drafts.ts';
import { tellSignedOut } from './other-tabs.ts';

export function useLogOut(): () => Promise<void> {
  const t = useT();
  const { signOut } = useAuth();
  return async () => {
    try {
      await signOut();
      forgetDrafts();
      tellSignedOut();
    } catch {
      toast({ title: t('Logout failed'), variant: 'destructive' });
    }
  };
}
