import { useId, useState } from 'react';
import { ChosenPassword, passwordEndpoints } from '#shared/accounts/passwords.ts';
import { type Sentence, text } from '#shared/core/sentence.ts';
import { useForm } from '#web/accounts/sign-in/form.ts';
import { NewPasswordFields } from '#web/accounts/sign-in/new-password-fields.tsx';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { useUser } from '#web/core/session/auth.tsx';
import { Alert } from '#web/core/ui/alert.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { Dialog } from '#web/core/ui/dialog.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { OwnerAgain, ownerRefusal, useOwnerAgain } from './owner-again.tsx';
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
  const owner = useOwnerAgain();
  const [refusal, setRefusal] = useState<Sentence>();
  const { mutateAsync } = useChange({
    change: async (chosen: ChosenPassword) =>
      call(passwordEndpoints.change, { body: { ...chosen, ...(await owner.prove()) } }),
    invalidates: [securityQuery()],
  });
  const { values, change, errors, pending, failure, onSubmit } = useForm({
    schema: ChosenPassword,
    initial: { password: '', confirmPassword: '' },
    submit: async (chosen) => {
      setRefusal(undefined);
      try {
        await mutateAsync(chosen);
      } catch (error) {
        const refused = ownerRefusal(error);
        if (!refused) throw error;
        return setRefusal(refused);
      }
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
          <Button
            type="submit"
            form={formId}
            pending={pending}
            pendingLabel={t('Changing...')}
            blocked={owner.missing}
          >
            {hasPassword ? t('Change password') : t('Set a password')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit} className="grid gap-4">
        {failure && <Alert variant="destructive">{t.message(failure)}</Alert>}
        <OwnerAgain owner={owner} refusal={refusal} disabled={pending} />
        <NewPasswordFields values={values} errors={errors} change={change} />
        {/* For password managers, which file the new password under it; last, as the first one has the focus. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      </form>
    </Dialog>
  );
}
