import { useState } from 'react';
import { secondFactorEndpoints } from '#shared/accounts/second-factor.ts';
import { text } from '#shared/core/sentence.ts';
import { call } from '#web/core/api/call.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Button } from '#web/core/ui/button.tsx';
import { Dialog } from '#web/core/ui/dialog.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { OwnerDialog } from './owner-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <OwnerDialog
      title={t('Turn off two-step sign-in?')}
      description={t('Your password or Google is enough to sign in then. Your recovery codes stop working.')}
      confirmLabel={t('Turn off')}
      pendingLabel={t('Turning off...')}
      destructive
      change={(body) => call(secondFactorEndpoints.remove, { body })}
      onDone={() => {
        onClose();
        toast({ title: t('Two-step sign-in is off') });
      }}
      failed={text('Two-step sign-in could not be turned off. Please try again.')}
      onClose={onClose}
    />
  );
}

export function RenewCodesDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const [codes, setCodes] = useState<string[] | null>(null);
  if (codes) return <NewCodesDialog codes={codes} onClose={onClose} />;
  return (
    <OwnerDialog
      title={t('Make new recovery codes?')}
      description={t('The ones you have now stop working.')}
      confirmLabel={t('Make new codes')}
      pendingLabel={t('Making...')}
      change={(body) => call(secondFactorEndpoints.renewCodes, { body })}
      onDone={({ recoveryCodes }) => setCodes(recoveryCodes)}
      failed={text('New codes could not be made. Please try again.')}
      onClose={onClose}
    />
  );
}

/** Left by its button alone, so that the codes are not lost by a press outside. */
export function NewCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const t = useT();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      locked
      cross={false}
      size="small"
      title={t('Your recovery codes')}
      description={t('Each signs you in once when your app is not at hand.')}
      footer={<Button onClick={onClose}>{t('I have saved them')}</Button>}
    >
      <RecoveryCodes codes={codes} />
    </Dialog>
  );
}
