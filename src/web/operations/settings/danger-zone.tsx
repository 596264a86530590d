import { useState } from 'react';
import { useT } from '#web/core/app/i18n.ts';
import { Button } from '#web/core/ui/button.tsx';
import { FoldingCard } from '#web/core/ui/folding-card.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

export function DangerZone() {
  const t = useT();
  const [asking, setAsking] = useState(false);
  return (
    <FoldingCard title={t('Danger Zone')} className="border-negative/40">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <p className="min-w-0 flex-[1_1_16rem] text-ink-soft text-sm">
          {t('Deletes your account with everything in it. This cannot be undone.')}
        </p>
        <Button variant="danger" onClick={() => setAsking(true)}>
          {t('Delete Account')}
        </Button>
      </div>
      {asking && <DeleteAccountDialog onClose={() => setAsking(false)} />}
    </FoldingCard>
  );
}
