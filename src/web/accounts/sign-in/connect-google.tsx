import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import {
  ConnectGoogle as ConnectGoogleBody,
  googleSignInEndpoints,
} from '#shared/accounts/google-sign-in.ts';
import { text } from '#shared/core/sentence.ts';
import { call } from '#web/core/api/call.ts';
import { useT } from '#web/core/app/i18n.ts';
import { useAuth } from '#web/core/session/auth.tsx';
import { Alert } from '#web/core/ui/alert.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { Field } from '#web/core/ui/field.tsx';
import { PasswordInput } from '#web/core/ui/password-input.tsx';
import { Spinner } from '#web/core/ui/spinner.tsx';
import { authPathAfterDetour } from './auth-path.ts';
import { BackLink, DetourHeading } from './detour-heading.tsx';
import { enterSoon } from './enter-soon.ts';
import { useForm } from './form.ts';
import { forgotPath } from './is-detour.ts';

/** Back from Google with the e-mail of an account that has a password: that one is asked for once. */
export function ConnectGoogle() {
  const t = useT();
  const email = usePendingEmail();
  return (
    <>
      <DetourHeading title={t('Connect Google')}>
        {email && t('This e-mail already has an account. Enter its password once to connect Google.')}
      </DetourHeading>
      {email === undefined && <Spinner className="size-5 text-ink-faint" />}
      {email === null && (
        <Alert variant="caution">
          {t('This took too long. Please choose “Google” on the sign-in page again.')}
        </Alert>
      )}
      {email && <ConnectForm email={email} />}
      <BackLink />
    </>
  );
}

function ConnectForm({ email }: { email: string }) {
  const t = useT();
  const { enter } = useAuth();
  const [, navigate] = useLocation();
  const { values, change, errors, pending, failure, onSubmit } = useForm({
    schema: ConnectGoogleBody,
    initial: { password: '' },
    submit: async (body) => {
      const { user } = await call(googleSignInEndpoints.connect, { body });
      await enterSoon(user, (found) => {
        navigate(authPathAfterDetour(), { replace: true });
        enter(found);
      });
    },
    failed: text('Google could not be connected. Please try again.'),
  });
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      {failure && <Alert variant="destructive">{t.message(failure)}</Alert>}
      <p className="break-words font-medium text-sm">{email}</p>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <Field label={t('Password')} error={errors.password && t.message(errors.password)}>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          showLabel={t('Show password')}
          hideLabel={t('Hide password')}
          value={values.password}
          onChange={(event) => change({ password: event.target.value })}
        />
      </Field>
      <Link
        href={forgotPath}
        state={{ email }}
        className="select-none justify-self-start rounded-sm text-accent text-sm underline-offset-4 hover:underline"
      >
        {t('Forgot password?')}
      </Link>
      <Button type="submit" pending={pending} pendingLabel={t('Connecting...')} className="w-full">
        {t('Connect and sign in')}
      </Button>
    </form>
  );
}

/** Undefined until known, null where nothing waits. */
function usePendingEmail(): string | null | undefined {
  const [email, setEmail] = useState<string | null>();
  useEffect(() => {
    let gone = false;
    const show = (found: string | null) => !gone && setEmail(found);
    call(googleSignInEndpoints.pending).then(
      (pending) => show(pending.email),
      () => show(null),
    );
    return () => {
      gone = true;
    };
  }, []);
  return email;
}
