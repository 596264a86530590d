import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type AssetSet, adsAssetEndpoints } from '#shared/ads/ads-assets.ts';
import { text } from '#shared/core/sentence.ts';
import { adSetsQuery } from '#web/ads/assets/queries.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Button } from '#web/core/ui/button.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { toast } from '#web/core/ui/toast.ts';

interface DeleteAdSetProps {
  storeId: string;
  set: AssetSet;
  onDeleted: () => void;
}

export function DeleteAdSet({ storeId, set, onDeleted }: DeleteAdSetProps) {
  const t = useT();
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const deleting = useChange({
    change: () => call(adsAssetEndpoints.remove, { params: { storeId, setId: set.id } }),
    onSuccess() {
      onDeleted();
      client.setQueryData(adSetsQuery(storeId).queryKey, (sets) => sets?.filter(({ id }) => id !== set.id));
      toast({ title: t('Ads Deleted') });
    },
    onError(error) {
      setOpen(false);
      toast({
        title: t('Not Deleted'),
        description: t.message(reasonOf(error, text('The ads could not be deleted. Please try again.'))),
        variant: 'destructive',
      });
    },
  });
  return (
    <>
      <Button variant="ghost" size="small" onClick={() => setOpen(true)}>
        <Trash2 aria-hidden />
        {t('Delete')}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={t('Delete these ads?')}
        description={
          set.exportedAt
            ? t(
                'They are deleted here only: what you imported stays in Google Ads. The undo file goes with them, so download it first if you may need it.',
              )
            : t('They were never downloaded, so nothing from them is in Google Ads.')
        }
        confirmLabel={t('Delete')}
        pending={deleting.isPending}
        destructive
        onConfirm={() => deleting.mutate()}
      />
    </>
  );
}
