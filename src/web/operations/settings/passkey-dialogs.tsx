import { useState } from 'react';
import { safeParse } from 'zod/mini';
import { type Passkey, PasskeyName, passkeyEndpoints } from '#shared/accounts/passkeys.ts';
import { issueSentence } from '#shared/core/issue-sentence.ts';
import { text } from '#shared/core/sentence.ts';
import { makePasskey } from '#web/accounts/passkeys/ask-passkey.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Field, TextInput } from '#web/core/ui/field.tsx';
import { FormDialog } from '#web/core/ui/form-dialog.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { OwnerDialog } from './owner-dialog.tsx';
import { securityQuery } from './security-query.ts';

export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <OwnerDialog
      title={t('Add a passkey')}
      description={t('First confirm that it is you. Then your browser asks where to save the passkey.')}
      confirmLabel={t('Continue')}
      pendingLabel={t('Waiting for your passkey...')}
      change={async (body) =>
        call(passkeyEndpoints.add, {
          body: await makePasskey(await call(passkeyEndpoints.addOptions, { body })),
        })
      }
      onDone={({ name }) => {
        onClose();
        toast({ title: t('Passkey added'), description: name });
      }}
      failed={text('The passkey could not be added. Please try again.')}
      onClose={onClose}
    />
  );
}

interface OfPasskey {
  passkey: Passkey;
  onClose: () => void;
}

export function RemovePasskeyDialog({ passkey: { id, name }, onClose }: OfPasskey) {
  const t = useT();
  return (
    <OwnerDialog
      title={t('Remove {name}?', { name })}
      description={t(
        'It no longer signs in to your account. You can delete it from your device or password manager afterwards.',
      )}
      confirmLabel={t('Remove')}
      pendingLabel={t('Removing...')}
      destructive
      change={(body) => call(passkeyEndpoints.remove, { params: { passkeyId: id }, body })}
      onDone={() => {
        onClose();
        toast({ title: t('Passkey removed') });
      }}
      failed={text('The passkey could not be removed. Please try again.')}
      onClose={onClose}
    />
  );
}

export function RenamePasskeyDialog({ passkey: { id, name }, onClose }: OfPasskey) {
  const t = useT();
  const [typed, setTyped] = useState(name);
  const [isChecking, setChecking] = useState(false);
  const checked = safeParse(PasskeyName, typed);
  const { mutate, isPending, error } = useChange({
    change: () => call(passkeyEndpoints.rename, { params: { passkeyId: id }, body: { name: typed } }),
    invalidates: [securityQuery()],
    onSuccess: onClose,
  });
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={t('Rename {name}', { name })}
      description={t('A name by which you know the device.')}
      submitLabel={t('Save')}
      pendingLabel={t('Saving...')}
      pending={isPending}
      failure={
        error && {
          title: t('Not Saved'),
          reason: t.message(reasonOf(error, text('The name could not be saved. Please try again.'))),
        }
      }
      onSubmit={() => {
        setChecking(true);
        if (checked.success) mutate();
      }}
    >
      <Field
        label={t('Name')}
        error={
          isChecking && !checked.success ? t.message(issueSentence(checked.error.issues[0]!)) : undefined
        }
      >
        <TextInput value={typed} onChange={(event) => setTyped(event.target.value)} />
      </Field>
    </FormDialog>
  );
}
