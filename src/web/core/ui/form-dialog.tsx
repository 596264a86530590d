import { type FormEvent, type ReactNode, use, useId } from 'react';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { PartWordsContext } from './part-words.ts';

interface FormDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: string;
  submitLabel: string;
  pendingLabel: string;
  pending: boolean;
  /** Why it cannot be sent. */
  blocked?: string | false;
  /** That it was not taken, and why. */
  failure: { title: string; reason: string } | null;
  onSubmit: () => void;
  children: ReactNode;
}

/** A form that is filled in and sent, or left. It stays open while `pending`; the caller closes it when done. */
export function FormDialog({
  open,
  onOpenChange,
  title,
  description,
  submitLabel,
  pendingLabel,
  pending,
  blocked = false,
  failure,
  onSubmit,
  children,
}: FormDialogProps) {
  const { cancel } = use(PartWordsContext);
  const formId = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      locked={pending}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" disabled={pending} onClick={() => onOpenChange(false)}>
            {cancel}
          </Button>
          <Button type="submit" form={formId} blocked={blocked} pending={pending} pendingLabel={pendingLabel}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} aria-label={title} noValidate onSubmit={submit} className="grid gap-5">
        {failure && (
          <Alert variant="destructive" title={failure.title}>
            {failure.reason}
          </Alert>
        )}
        {children}
      </form>
    </Dialog>
  );
}
