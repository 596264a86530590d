import { useState } from 'react';
import { text } from '#shared/core/sentence.ts';
import {
  type WriteBackKind,
  type WriteBackSwitch,
  writeBackEndpoints,
} from '#shared/publishing/write-back.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { KIND_TEXTS } from './kind-texts.ts';
import { allOfWriteBack } from './queries.ts';

interface RemoveAllProps {
  storeId: string;
  kind: WriteBackKind;
  counts: WriteBackSwitch['counts'];
}

export function RemoveAllButton({ storeId, kind, counts }: RemoveAllProps) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useChange({
    change: () => call(writeBackEndpoints.removeAll, { params: { storeId }, body: { kind } }),
    invalidates: [allOfWriteBack(storeId)],
    onSuccess() {
      setAsking(false);
      toast({ title: t('It is being removed'), description: t('The switch is off now.') });
    },
    onError: (error) =>
      toast({
        title: t('Not removed'),
        description: t.message(reasonOf(error, text('It could not be removed. Please try again.'))),
        variant: 'destructive',
      }),
  });
  const isAllGoing = Object.keys(counts).every((state) => state === 'removing');
  return (
    <div>
      <RoleButton
        needs="manage"
        variant="secondary"
        size="small"
        blocked={isAllGoing && t('All of it is being removed.')}
        onClick={() => setAsking(true)}
      >
        {t(KIND_TEXTS[kind].removeAll)}
      </RoleButton>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('Remove all of it from Shopify?')}
        description={t(
          'Everything of this kind that Vitrin has written disappears from Shopify’s reports, and the switch is turned off. Your figures in Vitrin stay.',
        )}
        confirmLabel={t('Remove all')}
        pendingLabel={t('Removing...')}
        pending={isPending}
        destructive
        onConfirm={() => mutate()}
      />
    </div>
  );
}
