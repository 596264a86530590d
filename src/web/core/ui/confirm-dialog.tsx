import { type ReactNode, use } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { PartWordsContext } from './part-words.ts';

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  confirmLabel: ReactNode;
  pendingLabel?: ReactNode;
  pending?: boolean;
  /** Why it can't be confirmed yet, e.g. until DELETE was typed. */
  blocked?: string | false | undefined;
  destructive?: boolean;
  onConfirm: () => void;
  children?: ReactNode;
}

/** Asks before something happens. It stays open while `pending`; the caller closes it when done. */
export function ConfirmDialog({
  confirmLabel,
  pendingLabel,
  pending = false,
  blocked,
  destructive = false,
  onConfirm,
  ...dialog
}: ConfirmDialogProps) {
  const { cancel } = use(PartWordsContext);
  return (
    <Dialog
      {...dialog}
      size="small"
      cross={false}
      locked={pending}
      footer={
        <>
          <Button variant="secondary" disabled={pending} onClick={() => dialog.onOpenChange(false)}>
            {cancel}
          </Button>
          <Button
            variant={destructive ? 'danger' : 'primary'}
            pending={pending}
            pendingLabel={pendingLabel}
            blocked={blocked}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
