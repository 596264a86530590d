import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { HomeLink } from '#web/core/app/home-link.tsx';
import { useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { QuickSwitches } from '#web/core/app/quick-switches.tsx';
import { SkipLink } from '#web/core/app/skip-link.tsx';
import { useContactEmail } from './contact-email.ts';

/** Header and footer around every page outside the app. */
export function PublicFrame({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="mx-auto flex h-16 w-full max-w-6xl items-center justify-between gap-3 px-5">
        <HomeLink />
        <div className="flex items-center gap-1 sm:gap-2">
          <QuickSwitches />
          {action}
        </div>
      </header>
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <PublicFooter />
    </div>
  );
}

function PublicFooter() {
  const t = useT();
  const contactEmail = useContactEmail();
  const link = 'rounded-sm py-1 underline-offset-4 hover:text-ink hover:underline';
  return (
    <footer className="border-line border-t">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-3 px-5 py-8 text-ink-soft text-sm">
        <p>{t('Vitrin, for owners of Shopify and Shopier stores.')}</p>
        <nav aria-label={t('Legal and contact')} className="flex flex-wrap gap-x-6 gap-y-1">
          {contactEmail && (
            <a href={`mailto:${contactEmail}`} className={link}>
              {contactEmail}
            </a>
          )}
          <Link href={paths.privacyPolicy} className={link}>
            {t('Privacy Policy')}
          </Link>
          <Link href={paths.termsOfService} className={link}>
            {t('Terms of Service')}
          </Link>
        </nav>
      </div>
    </footer>
  );
}
