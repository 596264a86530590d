import { SocialAccounts } from '#web/accounts/social-accounts.tsx';
import { useT } from '#web/app/i18n.ts';
import { ComingPoints } from '#web/coming/coming-points.tsx';
import { Page } from '#web/ui/page.tsx';
import { Appearance } from './appearance.tsx';
import { PrivacyRequests } from './privacy-requests.tsx';
import { Profile } from './profile.tsx';
import { StoreList } from './store-list.tsx';

export function SettingsPage() {
  const t = useT();
  return (
    <Page title={t('Settings')} description={t('Your profile, your stores, and how Vitrin looks here.')}>
      <div className="grid gap-6 lg:grid-cols-2">
        <Profile />
        <Appearance />
      </div>
      <StoreList />
      <SocialAccounts />
      <PrivacyRequests />
      <ComingPoints name="settings" />
    </Page>
  );
}
