import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { useSearch } from 'wouter';
import { useT } from '#web/core/app/i18n.ts';
import { paths, serverPaths } from '#web/core/app/paths.ts';
import { Alert } from '#web/core/ui/alert.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { useDocumentTitle } from '#web/core/ui/page.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { AuthTabs } from './auth-tabs.tsx';
import { readInstallContext } from './install-context.ts';
import { isDetour } from './is-detour.ts';
import { SignInForm } from './sign-in-form.tsx';

const AuthError = lazy(async () => ({ default: (await import('./auth-error.tsx')).AuthError }));
const AuthDetour = lazy(async () => ({ default: (await import('./auth-detour.tsx')).AuthDetour }));
const PasskeyButton = lazy(async () => ({
  default: (await import('./passkey-button.tsx')).PasskeyButton,
}));
const loadSignUp = () => import('./sign-up-form.tsx');
const SignUpForm = lazy(async () => ({ default: (await loadSignUp()).SignUpForm }));

type Card = 'sign-in' | 'sign-up';

export function AuthPage() {
  const search = useSearch();
  return (
    <AuthFrame>
      {isDetour(search) ? (
        <Suspense>
          <AuthDetour />
        </Suspense>
      ) : (
        <AuthCards search={search} />
      )}
    </AuthFrame>
  );
}

function AuthCards({ search }: { search: string }) {
  const t = useT();
  const [card, setCard] = useState<Card>(search.includes('account=new') ? 'sign-up' : 'sign-in');
  // The form that is there stays until the other one has been loaded, so that nothing jumps.
  const shown = useDeferredValue(card);
  const label = { 'sign-in': t('Sign In'), 'sign-up': t('Sign Up') };
  useDocumentTitle(label[card]);
  return (
    <>
      <AuthHeading search={search} />
      <AuthTabs
        label={t('Account')}
        tabs={[
          { name: 'sign-in', label: label['sign-in'] },
          { name: 'sign-up', label: label['sign-up'] },
        ]}
        value={card}
        onValueChange={setCard}
        onSoon={loadSignUp}
      >
        <div className="grid gap-5">
          {shown === 'sign-in' ? <SignInForm /> : <SignUpForm />}
          <p className="flex items-center gap-3 text-ink-faint text-xs before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            {t('Or continue with')}
          </p>
          <div className="grid gap-2.5">
            <GoogleButton
              label={shown === 'sign-in' ? t('Google') : t('Sign up with Google')}
              search={search}
            />
            {shown === 'sign-in' && (
              <Suspense fallback={<div className="h-10" />}>
                <PasskeyButton />
              </Suspense>
            )}
          </div>
          <p className="text-center text-ink-faint text-xs">
            {t.nodes('By continuing with Google you accept the {policy}.', {
              policy: (
                <a href={paths.privacyPolicy} target="_blank" rel="noreferrer" className="underline">
                  {t('Privacy Policy')}
                </a>
              ),
            })}
          </p>
        </div>
      </AuthTabs>
    </>
  );
}

function AuthHeading({ search }: { search: string }) {
  const t = useT();
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

/** `search`: a store that waits for its owner's account is named there, and again when Google leads back. */
function GoogleButton({ label, search }: { label: string; search: string }) {
  return (
    <Button
      variant="secondary"
      className="w-full"
      onClick={() => window.location.assign(`${serverPaths.google}?${search}`)}
    >
      <img src="/google.svg" alt="" width={16} height={16} />
      {label}
    </Button>
  );
}
