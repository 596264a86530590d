import { Link } from 'wouter';
import { Login } from '#shared/accounts/sign-in.ts';
import { text } from '#shared/core/sentence.ts';
import { useT } from '#web/core/app/i18n.ts';
import { useAuth } from '#web/core/session/auth.tsx';
import { Alert } from '#web/core/ui/alert.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { Field, TextInput } from '#web/core/ui/field.tsx';
import { PasswordInput } from '#web/core/ui/password-input.tsx';
import { enterSoon } from './enter-soon.ts';
import { useForm } from './form.ts';
import { forgotPath } from './is-detour.ts';

export function SignInForm() {
  const t = useT();
  const { signIn, enter } = useAuth();
  const { values, change, errors, pending, failure, onSubmit } = useForm({
    schema: Login,
    initial: { email: '', password: '' },
    submit: async (login) => enterSoon(await signIn(login), enter),
    failed: text('Login failed'),
  });
  return (
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
        state={{ email: values.email }}
        className="select-none justify-self-start rounded-sm text-accent text-sm underline-offset-4 hover:underline"
      >
        {t('Forgot password?')}
      </Link>
      <Button type="submit" pending={pending} pendingLabel={t('Signing In...')} className="mt-1 w-full">
        {t('Sign In')}
      </Button>
    </form>
  );
}
