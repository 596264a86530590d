import { useT } from '#web/core/app/i18n.ts';
import { publicPages } from '#web/core/app/public-pages.ts';
import type { LegalText } from './legal-document.ts';
import { LegalPage } from './legal-page.tsx';
import { privacyPolicyEnglish } from './privacy-policy-english.ts';
import { privacyPolicyTurkish } from './privacy-policy-turkish.ts';

const text: LegalText = { en: privacyPolicyEnglish, tr: privacyPolicyTurkish };

export function PrivacyPolicyPage() {
  const t = useT();
  return <LegalPage title={t(publicPages.privacyPolicy.title)} text={text} changedOn="2026-11-21" />;
}
