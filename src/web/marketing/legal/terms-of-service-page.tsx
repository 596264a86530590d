import { useT } from '#web/core/app/i18n.ts';
import { publicPages } from '#web/core/app/public-pages.ts';
import { LegalPage } from './legal-page.tsx';
import { loadLegalText } from './legal-texts.ts';

function TermsOfServicePage() {
  const t = useT();
  return (
    <LegalPage title={t(publicPages.termsOfService.title)} name="terms-of-service" changedOn="2026-11-21" />
  );
}

export async function loadPage() {
  await loadLegalText('terms-of-service');
  return TermsOfServicePage;
}
