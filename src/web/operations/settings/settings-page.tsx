import { AiStatus } from '#web/content/ai-status/ai-status.tsx';
import { Preferences } from '#web/content/preferences/preferences.tsx';
import { useT } from '#web/core/app/i18n.ts';
import { Page } from '#web/core/ui/page.tsx';
import { Notifications } from '#web/outreach/notifications/notifications.tsx';
import { SocialAccounts } from '#web/publishing/social-accounts/social-accounts.tsx';
import { Appearance } from './appearance.tsx';
import { DangerZone } from './danger-zone.tsx';
import { DataExport } from './data-export.tsx';
import { PrivacyRequests } from './privacy-requests.tsx';
import { Profile } from './profile.tsx';
import { Security } from './security.tsx';
import { SettingsSection } from './settings-section.tsx';
import { StoreList } from './store-list.tsx';

export function SettingsPage() {
  const t = useT();
  return (
    <Page title={t('Settings')} description={t('Your profile, your stores, and how Vitrin looks here.')}>
      <div className="grid gap-6 lg:grid-cols-2">
        <Profile />
        <Appearance />
      </div>
      <SettingsSection id="security">
        <Security />
      </SettingsSection>
      <SettingsSection id="stores">
        <StoreList />
      </SettingsSection>
      <SettingsSection id="social-accounts">
        <SocialAccounts />
      </SettingsSection>
      <SettingsSection id="preferences">
        <Preferences />
      </SettingsSection>
      <SettingsSection id="notifications">
        <Notifications />
      </SettingsSection>
      <SettingsSection id="ai-provider">
        <AiStatus />
      </SettingsSection>
      <SettingsSection id="privacy-requests">
        <PrivacyRequests />
      </SettingsSection>
      <SettingsSection id="my-data">
        <DataExport />
      </SettingsSection>
      <SettingsSection id="danger-zone">
        <DangerZone />
      </SettingsSection>
    </Page>
  );
}
