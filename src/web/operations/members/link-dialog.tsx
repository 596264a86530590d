import { CopyField } from '#web/core/app/copy-field.tsx';
import { useT } from '#web/core/app/i18n.ts';
import { Button } from '#web/core/ui/button.tsx';
import { Dialog } from '#web/core/ui/dialog.tsx';

export interface HandedLink {
  link: string;
  email: string;
}

/** Where no mail goes out, the owner passes the link on. It is shown once. */
export function LinkDialog({
  handed: { link, email },
  onClose,
}: {
  handed: HandedLink;
  onClose: () => void;
}) {
  const t = useT();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={t('Pass this link on')}
      description={t('No mail goes out from here. Send the link to {email} yourself; it is shown only now.', {
        email,
      })}
      footer={<Button onClick={onClose}>{t('Done')}</Button>}
    >
      <CopyField label={t('Link of the invitation')} value={link} />
    </Dialog>
  );
}
