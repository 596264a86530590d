import { useState } from 'react';
import { passwordEndpoints } from '#shared/accounts/passwords.ts';
import type { Security as SecurityFacts } from '#shared/accounts/security.ts';
import { verificationEndpoints } from '#shared/accounts/verification.ts';
import { text } from '#shared/core/sentence.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useEnvironment } from '#web/core/api/environment.ts';
import { useT } from '#web/core/app/i18n.ts';
import { useUser } from '#web/core/session/auth.tsx';
import { Alert } from '#web/core/ui/alert.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { FoldingCard } from '#web/core/ui/folding-card.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { ChangePasswordDialog } from './change-password-dialog.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { SecondFactor } from './second-factor.tsx';
import { securityQuery } from './security-query.ts';
import { SessionList } from './session-list.tsx';
import { SignInHistory } from './sign-in-history.tsx';

/** How this account is signed in to, and where it is. */
export function Security() {
  const t = useT();
  return (
    <FoldingCard title={t('Security')} description={t('How you sign in, and where you are signed in.')}>
      <div className="grid grid-cols-1 gap-6">
        <VerifyEmailNote />
        <Loaded
          query={securityQuery()}
          failed={t('Failed to load where you are signed in.')}
          waiting={<WaitingSecurity />}
        >
          {(facts) => (
            <>
              <WayIn facts={facts} />
              <PasskeyList passkeys={facts.passkeys} />
              <SecondFactor state={facts.secondFactor} />
              <SessionList sessions={facts.sessions} />
              <SignInHistory />
            </>
          )}
        </Loaded>
      </div>
    </FoldingCard>
  );
}

function WayIn({ facts }: { facts: SecurityFacts }) {
  const t = useT();
  const { hasPassword, hasGoogle, fresh } = facts;
  const [changing, setChanging] = useState(false);
  const hasPasskeys = facts.passkeys.length > 0;
  const ways = [
    hasPassword && t('E-mail and password'),
    hasGoogle && 'Google',
    hasPasskeys && t('Passkey'),
  ].filter((way) => way !== false);
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="grid gap-0.5 text-sm">
        <h3 className="font-medium">{t('Password')}</h3>
        <p className="text-ink-soft">{t('You sign in with: {ways}', { ways: ways.join(', ') })}</p>
      </div>
      {hasPassword || fresh || hasPasskeys || facts.secondFactor ? (
        <Button variant="secondary" onClick={() => setChanging(true)}>
          {hasPassword ? t('Change password') : t('Set a password')}
        </Button>
      ) : (
        <FirstPasswordLink />
      )}
      {changing && <ChangePasswordDialog hasPassword={hasPassword} onClose={() => setChanging(false)} />}
    </section>
  );
}

function WaitingSecurity() {
  return (
    <div className="grid grid-cols-1 gap-6">
      <Skeleton className="h-11" />
      <Skeleton className="h-32" />
    </div>
  );
}

/** Who signed in with Google a while ago proves by their mailbox that they are still themselves. */
function FirstPasswordLink() {
  const t = useT();
  const { email } = useUser();
  const sendsMail = useEnvironment()?.sendsMail;
  const { mutate, isPending } = useChange({
    change: () => call(passwordEndpoints.forgot, { body: { email } }),
    onSuccess: () =>
      toast({ title: t('Link sent'), description: t('Please check the inbox of {email}.', { email }) }),
    onError: (error) =>
      toast({
        title: t.message(reasonOf(error, text('The link could not be sent. Please try again.'))),
        variant: 'destructive',
      }),
  });
  if (!sendsMail)
    return (
      <p className="max-w-xs text-ink-soft text-sm">
        {t('To set a password too, log out and sign in with Google again.')}
      </p>
    );
  return (
    <Button variant="secondary" pending={isPending} onClick={() => mutate()}>
      {t('Send a link to set a password')}
    </Button>
  );
}

/** Only where an address is not verified and a link can be sent. */
function VerifyEmailNote() {
  const t = useT();
  const { email, emailVerified } = useUser();
  const sendsMail = useEnvironment()?.sendsMail;
  const { mutate, isPending, isSuccess, error } = useChange({
    change: () => call(verificationEndpoints.send),
  });
  if (emailVerified || !sendsMail) return null;
  return (
    <Alert variant={error ? 'destructive' : isSuccess ? 'success' : 'caution'} title={t('Verify your email')}>
      <p className="wrap-anywhere">
        {error
          ? t.message(reasonOf(error, text('The link could not be sent. Please try again.')))
          : isSuccess
            ? t('A new link is on its way to {email}.', { email })
            : t('We sent a link to {email}. Weekly summaries and alerts go to verified addresses only.', {
                email,
              })}
      </p>
      {!isSuccess && (
        <Button
          variant="secondary"
          size="small"
          className="mt-2"
          pending={isPending}
          onClick={() => mutate()}
        >
          {t('Send again')}
        </Button>
      )}
    </Alert>
  );
}
