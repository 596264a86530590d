import { type FormEvent, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { text } from '#shared/core/sentence.ts';
import { accountEndpoints, DELETE_WORD } from '#shared/operations/account.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { ACCOUNT_DELETED } from '#web/core/app/paths.ts';
import { useAuth } from '#web/core/session/auth.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { Field, TextInput } from '#web/core/ui/field.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { OwnerAgain, ownerRefusal, useOwnerAgain } from './owner-again.tsx';

export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { signOut } = useAuth();
  const [typed, setTyped] = useState('');
  const owner = useOwnerAgain();
  const blocked = typed === DELETE_WORD ? owner.missing : t('Type {word} to confirm', { word: DELETE_WORD });

  const remove = useChange({
    change: async () => call(accountEndpoints.delete, { body: await owner.prove() }),
    async onSuccess() {
      forgetBrowser();
      // There is nobody to sign out any more; the screens learn of it. The page of visitors, which has no toasts, says so.
      await signOut().then(
        () => navigate(ACCOUNT_DELETED, { replace: true }),
        () => window.location.assign(ACCOUNT_DELETED),
      );
    },
    onError(error) {
      if (ownerRefusal(error)) return;
      onClose();
      toast({
        title: t('Account Not Deleted'),
        description: t.message(reasonOf(error, text('Failed to delete account. Please try again.'))),
        variant: 'destructive',
      });
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!blocked) remove.mutate();
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('Delete your account?')}
      description={t('This deletes for good:')}
      confirmLabel={t('Delete Account')}
      pendingLabel={t('Deleting...')}
      pending={remove.isPending}
      blocked={blocked}
      destructive
      onConfirm={() => remove.mutate()}
    >
      <div className="grid gap-4">
        <ul className="grid list-disc gap-1 pl-5 text-sm">
          <li>{t('your profile')}</li>
          <li>{t('the data of your stores: orders, products and customers')}</li>
          <li>{t('your analytics history')}</li>
          <li>{t('generated content and media')}</li>
          <li>{t('your settings')}</li>
        </ul>
        <p className="text-ink-soft text-sm">
          {t(
            'You are signed out everywhere at once, and nothing goes out in your name any more. The rest is removed right after that, within 30 days at the latest; backups are gone within 90 days. Your shops, and what was published, stay where they are.',
          )}
        </p>
        <form noValidate onSubmit={submit} className="grid gap-4">
          <Field label={t('Type {word} to confirm', { word: DELETE_WORD })}>
            <TextInput
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              required
              pattern={DELETE_WORD}
              disabled={remove.isPending}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
          <OwnerAgain owner={owner} refusal={ownerRefusal(remove.error)} disabled={remove.isPending} />
          {/* Enter in either field deletes where both are right. */}
          <button type="submit" hidden />
        </form>
      </div>
    </ConfirmDialog>
  );
}

function forgetBrowser() {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Blocked storage has nothing to forget.
  }
}
