import type { FormEvent, ReactNode } from 'react';
import type { OwnerAgain as Proof } from '#shared/accounts/owner-again.ts';
import type { Text } from '#shared/core/sentence.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { useChange } from '#web/core/api/change.ts';
import type { Touched } from '#web/core/api/query-client.ts';
import { useT } from '#web/core/app/i18n.ts';
import { ownAccountsQuery } from '#web/core/session/own-accounts.ts';
import { Alert } from '#web/core/ui/alert.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { OwnerAgain, ownerRefusal, useOwnerAgain } from './owner-again.tsx';
import { securityQuery } from './security-query.ts';

interface OwnerDialogProps<Reply> {
  title: string;
  description: string;
  confirmLabel: string;
  pendingLabel: string;
  destructive?: boolean;
  /** Why it can't be confirmed yet, next to the proof. */
  missing?: string | false;
  change: (proof: Proof) => Promise<Reply>;
  onDone: (reply: Reply) => void;
  /** What is read again, next to how the account is signed in to. */
  invalidates?: readonly Touched[];
  /** What to say where the server gives no reason. */
  failed: Text;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks for the owner again, and then does what only the owner may. */
export function OwnerDialog<Reply>({
  change,
  onDone,
  invalidates = [],
  missing = false,
  failed,
  onClose,
  children,
  ...dialog
}: OwnerDialogProps<Reply>) {
  const t = useT();
  const owner = useOwnerAgain();
  const { mutate, isPending, error } = useChange({
    change: async () => change(await owner.prove()),
    invalidates: [securityQuery(), ownAccountsQuery(), ...invalidates],
    onSuccess: onDone,
  });
  const refusal = ownerRefusal(error);
  const blocked = missing || owner.missing;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!blocked) mutate();
  }
  return (
    <ConfirmDialog
      {...dialog}
      open
      onOpenChange={onClose}
      pending={isPending}
      blocked={blocked}
      onConfirm={() => mutate()}
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        {error && !refusal && <Alert variant="destructive">{t.message(reasonOf(error, failed))}</Alert>}
        {children}
        <OwnerAgain owner={owner} refusal={refusal} disabled={isPending} />
        {/* Enter sends it from every field. */}
        <button type="submit" hidden />
      </form>
    </ConfirmDialog>
  );
}
