import { useT } from '#web/core/app/i18n.ts';
import { publicPages } from '#web/core/app/public-pages.ts';
import type { LegalText } from './legal-document.ts';
import { LegalPage } from './legal-page.tsx';
import { termsOfServiceEnglish } from './terms-of-service-english.ts';
import { termsOfServiceTurkish } from './terms-of-service-turkish.ts';

const text: LegalText = { en: termsOfServiceEnglish, tr: termsOfServiceTurkish };

export function TermsOfServicePage() {
  const t = useT();
  return <LegalPage title={t(publicPages.termsOfService.title)} text={text} changedOn="2026-11-21" />;
}
