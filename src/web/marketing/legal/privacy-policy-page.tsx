import { useT } from '#web/core/app/i18n.ts';
import { publicPages } from '#web/core/app/public-pages.ts';
import { LegalPage } from './legal-page.tsx';
import { loadLegalText } from './legal-texts.ts';

function PrivacyPolicyPage() {
  const t = useT();
  return (
    <LegalPage title={t(publicPages.privacyPolicy.title)} name="privacy-policy" changedOn="2026-11-30" />
  );
}

export async function loadPage() {
  await loadLegalText('privacy-policy');
  return PrivacyPolicyPage;
}
