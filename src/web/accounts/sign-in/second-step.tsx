import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { SecondStep as SecondStepBody, secondStepEndpoints } from '#shared/accounts/second-factor.ts';
import { text } from '#shared/core/sentence.ts';
import { call } from '#web/core/api/call.ts';
import { useEnvironment } from '#web/core/api/environment.ts';
import { useT } from '#web/core/app/i18n.ts';
import { useAuth } from '#web/core/session/auth.tsx';
import { Alert } from '#web/core/ui/alert.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { Field, TextInput } from '#web/core/ui/field.tsx';
import { Spinner } from '#web/core/ui/spinner.tsx';
import { authPathAfterDetour } from './auth-path.ts';
import { BackLink, DetourHeading } from './detour-heading.tsx';
import { enterSoon } from './enter-soon.ts';
import { useForm } from './form.ts';
import { PasskeyButton } from './passkey-button.tsx';

/** The password, or Google, was right; the account also asks for a code. */
export function SecondStep() {
  const t = useT();
  const email = usePendingEmail();
  return (
    <>
      <DetourHeading title={t('Enter your code')}>
        {email && t('Open your app for codes and enter the one it shows for {email}.', { email })}
      </DetourHeading>
      {email === undefined && <Spinner className="size-5 text-ink-faint" />}
      {email === null && <Alert variant="caution">{t('This took too long. Please sign in again.')}</Alert>}
      {email && (
        <div className="grid gap-5">
          <CodeForm />
          <PasskeyButton />
          <LostAll />
        </div>
      )}
      <BackLink />
    </>
  );
}

function CodeForm() {
  const t = useT();
  const { enter } = useAuth();
  const [, navigate] = useLocation();
  const [hasLostApp, setLostApp] = useState(false);
  const { values, change, errors, pending, failure, onSubmit } = useForm({
    schema: SecondStepBody,
    initial: { code: '' },
    submit: async (body) => {
      const { user } = await call(secondStepEndpoints.finish, { body });
      await enterSoon(user, (found) => {
        navigate(authPathAfterDetour(), { replace: true });
        enter(found);
      });
    },
    failed: text('The code could not be checked. Please try again.'),
  });
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      {failure && <Alert variant="destructive">{t.message(failure)}</Alert>}
      <Field
        key={String(hasLostApp)}
        label={hasLostApp ? t('Recovery code') : t('Code')}
        hint={hasLostApp ? t('Each of your recovery codes works once.') : t('Six digits')}
        error={errors.code && t.message(errors.code)}
      >
        <TextInput
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          inputMode={hasLostApp ? 'text' : 'numeric'}
          spellCheck={false}
          autoFocus
          className="font-mono tracking-wide"
          value={values.code}
          onChange={(event) => change({ code: event.target.value })}
        />
      </Field>
      <button
        type="button"
        className="select-none justify-self-start rounded-sm text-accent text-sm underline-offset-4 hover:underline"
        onClick={() => setLostApp(!hasLostApp)}
      >
        {hasLostApp ? t('Use a code of the app') : t('Use a recovery code')}
      </button>
      <Button type="submit" pending={pending} pendingLabel={t('Signing In...')} className="w-full">
        {t('Sign In')}
      </Button>
    </form>
  );
}

function LostAll() {
  const t = useT();
  const contact = useEnvironment()?.contactEmail;
  return (
    <p className="text-ink-soft text-sm">
      {contact
        ? t.nodes('No app and no recovery code left? Write to {address}.', {
            address: (
              <a href={`mailto:${contact}`} className="text-accent underline underline-offset-4">
                {contact}
              </a>
            ),
          })
        : t('No app and no recovery code left? Please ask the administrator of this Vitrin.')}
    </p>
  );
}

/** Undefined until known, null where no sign-in waits. */
function usePendingEmail(): string | null | undefined {
  const [email, setEmail] = useState<string | null>();
  useEffect(() => {
    let gone = false;
    const show = (found: string | null) => !gone && setEmail(found);
    call(secondStepEndpoints.pending).then(
      (pending) => show(pending.email),
      () => show(null),
    );
    return () => {
      gone = true;
    };
  }, []);
  return email;
}
