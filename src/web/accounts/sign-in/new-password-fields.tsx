import type { ChosenPassword } from '#shared/accounts/passwords.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Field } from '#web/core/ui/field.tsx';
import { PasswordInput } from '#web/core/ui/password-input.tsx';
import type { FieldErrors } from './form.ts';

interface NewPasswordFieldsProps {
  values: ChosenPassword;
  errors: FieldErrors<ChosenPassword>;
  change: (changed: Partial<ChosenPassword>) => void;
}

/** A password that is chosen again, and once more. */
export function NewPasswordFields({ values, errors, change }: NewPasswordFieldsProps) {
  const t = useT();
  return (
    <>
      <Field
        label={t('New password')}
        hint={t('8+ characters with uppercase, lowercase, numbers')}
        error={errors.password && t.message(errors.password)}
      >
        <PasswordInput
          name="password"
          autoComplete="new-password"
          showLabel={t('Show password')}
          hideLabel={t('Hide password')}
          value={values.password}
          onChange={(event) => change({ password: event.target.value })}
        />
      </Field>
      <Field
        label={t('Confirm new password')}
        error={errors.confirmPassword && t.message(errors.confirmPassword)}
      >
        <PasswordInput
          name="confirmPassword"
          autoComplete="new-password"
          showLabel={t('Show confirmed password')}
          hideLabel={t('Hide confirmed password')}
          value={values.confirmPassword}
          onChange={(event) => change({ confirmPassword: event.target.value })}
        />
      </Field>
    </>
  );
}
