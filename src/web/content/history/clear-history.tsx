import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { contentEndpoints } from '#shared/content.ts';
import type { Store } from '#shared/stores.ts';
import { call } from '#web/api/call.ts';
import { useChange } from '#web/api/change.ts';
import { useT } from '#web/app/i18n.ts';
import { historyQuery } from '#web/content/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast.ts';

export function ClearHistory({ store, count }: { store: Store; count: number }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const clearing = useChange({
    change: () => call(contentEndpoints.clearHistory, { params: { storeId: store.id } }),
    invalidates: [historyQuery(store.id)],
    onSuccess() {
      setOpen(false);
      toast({ title: t('History Cleared') });
    },
    onError() {
      setOpen(false);
      toast({
        title: t('Not Cleared'),
        description: t('Failed to clear the history. Please try again.'),
        variant: 'destructive',
      });
    },
  });
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Trash2 aria-hidden />
        {t('Clear History')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('Clear the whole history?')}
        description={t.plural(
          count,
          {
            one: 'One saved post of {store} goes with its picture or video. What was scheduled or published stays as it is.',
            other:
              'All {n} saved posts of {store} go with their pictures and videos. What was scheduled or published stays as it is.',
          },
          { store: store.storeName },
        )}
        confirmLabel={t('Clear History')}
        pending={clearing.isPending}
        destructive
        onConfirm={() => clearing.mutate()}
      />
    </>
  );
}
