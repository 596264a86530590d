import { useId } from 'react';
import { PasswordChange, passwordEndpoints } from '#shared/accounts/passwords.ts';
import { text } from '#shared/core/sentence.ts';
import { useForm } from '#web/accounts/sign-in/form.ts';
import { NewPasswordFields } from '#web/accounts/sign-in/new-password-fields.tsx';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { useUser } from '#web/core/session/auth.tsx';
import { Alert } from '#web/core/ui/alert.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { Dialog } from '#web/core/ui/dialog.tsx';
import { Field } from '#web/core/ui/field.tsx';
import { PasswordInput } from '#web/core/ui/password-input.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { securityQuery } from './security-query.ts';

/** The first password of an account asks for none before it. */
export function ChangePasswordDialog({
  hasPassword,
  onClose,
}: {
  hasPassword: boolean;
  onClose: () => void;
}) {
  const t = useT();
  const formId = useId();
  const { email } = useUser();
  const { mutateAsync } = useChange({
    change: (body: PasswordChange) => call(passwordEndpoints.change, { body }),
    invalidates: [securityQuery()],
  });
  const { values, change, errors, pending, failure, onSubmit } = useForm({
    schema: PasswordChange,
    initial: { currentPassword: '', password: '', confirmPassword: '' },
    submit: async (body) => {
      await mutateAsync(body);
      onClose();
      toast({ title: t('Password changed'), description: t('You are signed out in every other browser.') });
    },
    failed: text('The password could not be changed. Please try again.'),
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      locked={pending}
      title={hasPassword ? t('Change password') : t('Set a password')}
      description={t('Every other browser is signed out.')}
      footer={
        <>
          <Button variant="secondary" disabled={pending} onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" form={formId} pending={pending} pendingLabel={t('Changing...')}>
            {hasPassword ? t('Change password') : t('Set a password')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit} className="grid gap-4">
        {failure && <Alert variant="destructive">{t.message(failure)}</Alert>}
        {hasPassword && (
          <Field
            label={t('Current password')}
            error={errors.currentPassword && t.message(errors.currentPassword)}
          >
            <PasswordInput
              name="currentPassword"
              autoComplete="current-password"
              showLabel={t('Show current password')}
              hideLabel={t('Hide current password')}
              value={values.currentPassword}
              onChange={(event) => change({ currentPassword: event.target.value })}
            />
          </Field>
        )}
        <NewPasswordFields values={values} errors={errors} change={change} />
        {/* For password managers, which file the new password under it; last, as the first one has the focus. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      </form>
    </Dialog>
  );
}
