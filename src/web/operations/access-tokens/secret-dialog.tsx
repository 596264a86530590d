import { useState } from 'react';
import { CopyField } from '#web/core/app/copy-field.tsx';
import { useT } from '#web/core/app/i18n.ts';
import { Button } from '#web/core/ui/button.tsx';
import { Checkbox } from '#web/core/ui/checkbox.tsx';
import { Dialog } from '#web/core/ui/dialog.tsx';

interface SecretDialogProps {
  name: string;
  secret: string;
  onClose: () => void;
}

/** The only time that a token is seen: it is left on purpose, and not by a slip. */
export function SecretDialog({ name, secret, onClose }: SecretDialogProps) {
  const t = useT();
  const [isSaved, setSaved] = useState(false);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      locked={!isSaved}
      cross={false}
      title={t('Your access token')}
      description={t('“{name}” is shown only now. Copy it into the program that is to use it.', { name })}
      footer={
        <Button blocked={!isSaved && t('Say first that you have copied it.')} onClick={onClose}>
          {t('Done')}
        </Button>
      }
    >
      <div className="grid gap-4">
        <CopyField label={t('Access token')} value={secret} />
        <CopyField label={t('How a program sends it')} value={`Authorization: Bearer ${secret}`} />
        <Checkbox
          label={t('I have copied the token to a safe place.')}
          checked={isSaved}
          onCheckedChange={setSaved}
        />
      </div>
    </Dialog>
  );
}
