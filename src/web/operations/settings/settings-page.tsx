import { type ReactNode, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { LANGUAGES } from '#shared/core/languages.ts';
import { AiStatus } from '#web/content/ai-status/ai-status.tsx';
import { Preferences } from '#web/content/preferences/preferences.tsx';
import { switchLanguage, useT } from '#web/core/app/i18n.ts';
import { ownName } from '#web/core/app/language-names.ts';
import { useTheme } from '#web/core/app/theme.ts';
import { useMay } from '#web/core/session/may.ts';
import { AddressedContext, FoldingCard } from '#web/core/ui/folding-card.tsx';
import { Page } from '#web/core/ui/page.tsx';
import { Segmented } from '#web/core/ui/segmented.tsx';
import { Notifications } from '#web/outreach/notifications/notifications.tsx';
import { SocialAccounts } from '#web/publishing/social-accounts/social-accounts.tsx';
import { AccessTokensLink } from './access-tokens-link.tsx';
import { ActivityLink } from './activity-link.tsx';
import { DangerZone } from './danger-zone.tsx';
import { DataExport } from './data-export.tsx';
import { MembersLink } from './members-link.tsx';
import { PrivacyRequests } from './privacy-requests.tsx';
import { Profile } from './profile.tsx';
import { Security } from './security.tsx';
import { StoreList } from './store-list.tsx';

export function SettingsPage() {
  const t = useT();
  const mayManage = useMay('manage');
  return (
    <Page title={t('Settings')} description={t('Your profile, your stores, and how Vitrin looks here.')}>
      <div className="grid gap-6 lg:grid-cols-2">
        <Profile />
        <Appearance />
      </div>
      <SettingsSection id="security">
        <Security />
      </SettingsSection>
      <SettingsSection id="members">
        <MembersLink />
      </SettingsSection>
      <SettingsSection id="access-tokens">
        <AccessTokensLink />
      </SettingsSection>
      <SettingsSection id="activity">{mayManage && <ActivityLink />}</SettingsSection>
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
      <SettingsSection id="privacy-requests">{mayManage && <PrivacyRequests />}</SettingsSection>
      <SettingsSection id="my-data">
        <DataExport />
      </SettingsSection>
      <SettingsSection id="danger-zone">
        <DangerZone />
      </SettingsSection>
    </Page>
  );
}

/** A part of the settings with an address of its own, as `/settings#security`. */
function SettingsSection({ id, children }: { id: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const isAddressed = useSyncExternalStore(onAddress, () => window.location.hash === `#${id}`);
  useLayoutEffect(() => {
    // The page comes after the address, so the browser has looked for it in vain.
    if (window.location.hash !== `#${id}`) return;
    place.current?.scrollIntoView();
    place.current?.focus();
  }, [id]);
  return (
    <div ref={place} id={id} tabIndex={-1} className="min-w-0 scroll-mt-20 outline-none empty:hidden">
      <AddressedContext value={isAddressed}>{children}</AddressedContext>
    </div>
  );
}

function onAddress(changed: () => void) {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}

function Appearance() {
  const t = useT();
  const { theme, setTheme } = useTheme();
  return (
    <FoldingCard title={t('Language and theme')}>
      <div className="grid gap-5">
        <Segmented
          label={t('Language')}
          value={t.language}
          onValueChange={switchLanguage}
          options={LANGUAGES.map((value) => ({
            value,
            label: <span lang={value}>{ownName(value)}</span>,
          }))}
        />
        <Segmented
          label={t('Theme')}
          value={theme}
          onValueChange={setTheme}
          options={[
            { value: 'system', label: t('System') },
            { value: 'light', label: t('Light') },
            { value: 'dark', label: t('Dark') },
          ]}
        />
        <p className="text-ink-soft text-sm">{t('Remembered in this browser.')}</p>
      </div>
    </FoldingCard>
  );
}
