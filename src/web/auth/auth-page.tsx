import { useState } from 'react';
import { useSearch } from 'wouter';
import { HomeLink } from '#web/app/home-link.tsx';
import { useT } from '#web/app/i18n.ts';
import { QuickSwitches } from '#web/app/quick-switches.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { useDocumentTitle } from '#web/ui/page.tsx';
import { AuthTabs } from './auth-tabs.tsx';
import { GoogleButton } from './google-button.tsx';
import { readInstallContext } from './install-context.ts';
import { SidePanel } from './side-panel.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

type Card = 'sign-in' | 'sign-up';

export function AuthPage() {
  const t = useT();
  const [card, setCard] = useState<Card>('sign-in');
  const label = { 'sign-in': t('Sign In'), 'sign-up': t('Sign Up') };
  useDocumentTitle(label[card]);
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[1fr_minmax(26rem,44%)]">
      <div className="flex min-h-dvh flex-col">
        <header className="flex h-16 items-center justify-between px-5 sm:px-8">
          <HomeLink />
          <QuickSwitches />
        </header>
        <main className="grid flex-1 place-items-center px-5 py-8 sm:px-8">
          <div className="grid w-full max-w-[25rem] animate-rise gap-7">
            <AuthHeading />
            <AuthTabs
              label={t('Account')}
              tabs={[
                { name: 'sign-in', label: label['sign-in'] },
                { name: 'sign-up', label: label['sign-up'] },
              ]}
              value={card}
              onValueChange={setCard}
            >
              <div className="grid gap-5">
                {card === 'sign-in' ? <SignInForm /> : <SignUpForm />}
                <p className="flex items-center gap-3 text-ink-faint text-xs before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
                  {t('Or continue with')}
                </p>
                <GoogleButton label={card === 'sign-in' ? t('Google') : t('Sign up with Google')} />
              </div>
            </AuthTabs>
          </div>
        </main>
      </div>
      <SidePanel />
    </div>
  );
}

function AuthHeading() {
  const t = useT();
  const search = useSearch();
  const install = readInstallContext(search);
  const googleError = new URLSearchParams(search).get('error');
  return (
    <div className="grid gap-4">
      <div className="grid gap-1.5">
        <h1 className="text-[1.75rem]">{install ? t('Almost Done!') : t('Welcome to Vitrin')}</h1>
        <p className="text-balance text-ink-soft">
          {install
            ? t('Complete your account setup to connect {shop}', { shop: install.shop })
            : t('AI-powered e-commerce analytics for your store')}
        </p>
      </div>
      {install && (
        <Alert variant="success">
          {t('Store authorized successfully! Sign in or create account to complete connection.')}
        </Alert>
      )}
      {googleError && (
        <Alert variant="destructive">
          {googleError === 'google_not_configured'
            ? t('Google sign-in is not set up here. Please use your e-mail and password.')
            : t('Google sign-in did not work. Please try again or use your e-mail and password.')}
        </Alert>
      )}
    </div>
  );
}
