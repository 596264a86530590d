import { lazy, Suspense, useState } from 'react';
import { authEndpoints, Registration } from '#shared/accounts/auth.ts';
import { text } from '#shared/core/sentence.ts';
import { call } from '#web/core/api/call.ts';
import { useT } from '#web/core/app/i18n.ts';
import { useAuth } from '#web/core/session/auth.tsx';
import { Alert } from '#web/core/ui/alert.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { Checkbox } from '#web/core/ui/checkbox.tsx';
import { Field, TextInput } from '#web/core/ui/field.tsx';
import { PasswordInput } from '#web/core/ui/password-input.tsx';
import { enterSoon } from './enter-soon.ts';
import { emailKnown, useForm } from './form.ts';

const PrivacyDialog = lazy(async () => ({ default: (await import('./privacy-dialog.tsx')).PrivacyDialog }));

const blank: Registration = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  acceptPrivacyPolicy: false,
};

export function SignUpForm() {
  const t = useT();
  const { enter } = useAuth();
  const [readingPolicy, setReadingPolicy] = useState(false);
  const { values, change, errors, pending, failure, onSubmit } = useForm({
    schema: Registration,
    initial: { ...blank, email: emailKnown() },
    submit: async (body) => enterSoon((await call(authEndpoints.register, { body })).user, enter),
    failed: text('Registration failed'),
  });
  const error = (field: keyof Registration) => errors[field] && t.message(errors[field]);
  const passwordLabels = { showLabel: t('Show password'), hideLabel: t('Hide password') };
  const confirmLabels = { showLabel: t('Show confirmed password'), hideLabel: t('Hide confirmed password') };

  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      {failure && <Alert variant="destructive">{t.message(failure)}</Alert>}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('First Name')} error={error('firstName')}>
          <TextInput
            name="firstName"
            autoComplete="given-name"
            value={values.firstName}
            onChange={(event) => change({ firstName: event.target.value })}
          />
        </Field>
        <Field label={t('Last Name')} error={error('lastName')}>
          <TextInput
            name="lastName"
            autoComplete="family-name"
            value={values.lastName}
            onChange={(event) => change({ lastName: event.target.value })}
          />
        </Field>
      </div>
      <Field label={t('Email')} error={error('email')}>
        <TextInput
          type="email"
          name="email"
          autoComplete="email"
          autoCapitalize="none"
          value={values.email}
          onChange={(event) => change({ email: event.target.value })}
        />
      </Field>
      <Field
        label={t('Password')}
        hint={t('8+ characters with uppercase, lowercase, numbers')}
        error={error('password')}
      >
        <PasswordInput
          name="password"
          autoComplete="new-password"
          {...passwordLabels}
          value={values.password}
          onChange={(event) => change({ password: event.target.value })}
        />
      </Field>
      <Field label={t('Confirm Password')} error={error('confirmPassword')}>
        <PasswordInput
          name="confirmPassword"
          autoComplete="new-password"
          {...confirmLabels}
          value={values.confirmPassword}
          onChange={(event) => change({ confirmPassword: event.target.value })}
        />
      </Field>
      <Checkbox
        name="acceptPrivacyPolicy"
        checked={values.acceptPrivacyPolicy}
        onCheckedChange={(acceptPrivacyPolicy) => change({ acceptPrivacyPolicy })}
        error={error('acceptPrivacyPolicy')}
        label={t.nodes('I have read and accept the {policy}', {
          policy: (
            <button
              type="button"
              onClick={() => setReadingPolicy(true)}
              className="rounded-sm text-accent underline underline-offset-4"
            >
              {t('Privacy Policy')}
            </button>
          ),
        })}
      />
      <Button type="submit" pending={pending} pendingLabel={t('Creating Account...')} className="mt-1 w-full">
        {t('Create Account')}
      </Button>
      {readingPolicy && (
        <Suspense>
          <PrivacyDialog
            onClose={() => setReadingPolicy(false)}
            onAccept={() => {
              change({ acceptPrivacyPolicy: true });
              setReadingPolicy(false);
            }}
          />
        </Suspense>
      )}
    </form>
  );
}
