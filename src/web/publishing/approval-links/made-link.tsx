import { MessageCircle } from 'lucide-react';
import type { ReplyOf } from '#shared/core/endpoint.ts';
import type { approvalLinkEndpoints } from '#shared/publishing/approvals.ts';
import { whatsAppShare } from '#shared/publishing/whatsapp.ts';
import type { Store } from '#shared/stores/stores.ts';
import { CopyField } from '#web/core/app/copy-field.tsx';
import { useT } from '#web/core/app/i18n.ts';
import { Alert } from '#web/core/ui/alert.tsx';
import { Button, buttonLook } from '#web/core/ui/button.tsx';
import { Dialog } from '#web/core/ui/dialog.tsx';

export type MadeApprovalLink = ReplyOf<typeof approvalLinkEndpoints.create>;

interface MadeLinkProps {
  store: Store;
  made: MadeApprovalLink;
  onClose: () => void;
}

/** The only time that the address is shown. */
export function MadeLink({ store, made: { link, address, isSent }, onClose }: MadeLinkProps) {
  const t = useT();
  const words = t('{store} asks you to look at posts before they go out:', { store: store.storeName });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('The link for {label}', { label: link.label })}
      description={t(
        'It is shown only now. Anyone who has it can answer, until it expires or you revoke it.',
      )}
      footer={
        <>
          <a
            href={whatsAppShare(words, address)}
            target="_blank"
            rel="noreferrer"
            className={buttonLook({ variant: 'secondary' })}
          >
            <MessageCircle aria-hidden />
            {t('Share by WhatsApp')}
            <span className="sr-only">{t('(opens in a new tab)')}</span>
          </a>
          <Button onClick={onClose}>{t('Done')}</Button>
        </>
      }
    >
      <div className="grid gap-4">
        {isSent && <Alert variant="success">{t('The link was sent by e-mail.')}</Alert>}
        {isSent === false && (
          <Alert variant="caution">
            {t('The e-mail could not be sent. Please share the link yourself.')}
          </Alert>
        )}
        <CopyField label={t('Link')} value={address} />
      </div>
    </Dialog>
  );
}
