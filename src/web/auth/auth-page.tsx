import { lazy, Suspense, useState } from 'react';
import { useSearch } from 'wouter';
import { useT } from '#web/app/i18n.ts';
import { Alert } from '#web/ui/alert.tsx';
import { useDocumentTitle } from '#web/ui/page.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { AuthTabs } from './auth-tabs.tsx';
import { GoogleButton } from './google-button.tsx';
import { readInstallContext } from './install-context.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

const AuthError = lazy(async () => ({ default: (await import('./auth-error.tsx')).AuthError }));

type Card = 'sign-in' | 'sign-up';

export function AuthPage() {
  const t = useT();
  const [card, setCard] = useState<Card>('sign-in');
  const label = { 'sign-in': t('Sign In'), 'sign-up': t('Sign Up') };
  useDocumentTitle(label[card]);
  return (
    <AuthFrame>
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
    </AuthFrame>
  );
}

function AuthHeading() {
  const t = useT();
  const search = useSearch();
  const install = readInstallContext(search);
  const failed = new URLSearchParams(search).has('error');
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
      {failed && (
        <Suspense>
          <AuthError search={search} />
        </Suspense>
      )}
    </div>
  );
}
