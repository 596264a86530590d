import { useState } from 'react';
import { ForgottenPassword, passwordEndpoints, RESET_MINUTES } from '#shared/accounts/passwords.ts';
import { text } from '#shared/core/sentence.ts';
import { call } from '#web/core/api/call.ts';
import { useEnvironment } from '#web/core/api/environment.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Alert } from '#web/core/ui/alert.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { Field, TextInput } from '#web/core/ui/field.tsx';
import { BackLink, DetourHeading } from './detour-heading.tsx';
import { emailKnown, useForm } from './form.ts';

const NO_MAIL = text(
  'This installation has no mail server, so it cannot send links. Please ask its administrator.',
);

export function ForgotPassword() {
  const t = useT();
  const environment = useEnvironment();
  const [sent, setSent] = useState(false);
  const { values, change, errors, pending, failure, onSubmit } = useForm({
    schema: ForgottenPassword,
    initial: { email: emailKnown() },
    submit: async (body) => {
      await call(passwordEndpoints.forgot, { body });
      setSent(true);
    },
    failed: text('The link could not be sent. Please try again.'),
  });
  const sendsNothing = environment !== null && !environment.sendsMail;
  return (
    <>
      <DetourHeading title={t('Forgot password?')}>
        {t('We send you a link with which you choose a new one.')}
      </DetourHeading>
      {sendsNothing && <Alert variant="caution">{t(NO_MAIL)}</Alert>}
      {sent ? (
        <Alert variant="success" title={t('If an account exists for this address, we have sent a link.')}>
          {t('The link is valid for {minutes} minutes. Please check your spam folder too.', {
            minutes: RESET_MINUTES,
          })}
        </Alert>
      ) : (
        <form noValidate onSubmit={onSubmit} className="grid gap-4">
          {failure && <Alert variant="destructive">{t.message(failure)}</Alert>}
          <Field label={t('Email')} error={errors.email && t.message(errors.email)}>
            <TextInput
              type="email"
              name="email"
              autoComplete="email"
              autoCapitalize="none"
              value={values.email}
              onChange={(event) => change({ email: event.target.value })}
            />
          </Field>
          <Button
            type="submit"
            pending={pending}
            pendingLabel={t('Sending...')}
            blocked={sendsNothing && t(NO_MAIL)}
            className="w-full"
          >
            {t('Send link')}
          </Button>
        </form>
      )}
      <BackLink />
    </>
  );
}
