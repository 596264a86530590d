import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { contentEndpoints } from '#shared/content/content.ts';
import { text } from '#shared/core/sentence.ts';
import type { Store } from '#shared/stores/stores.ts';
import { historyQuery } from '#web/content/queries.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Button } from '#web/core/ui/button.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { toast } from '#web/core/ui/toast.ts';

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
    onError(error) {
      setOpen(false);
      toast({
        title: t('Not Cleared'),
        description: t.message(reasonOf(error, text('Failed to clear the history. Please try again.'))),
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
              'All {n} saved posts of {store} are deleted with their pictures and videos. What was scheduled or published stays as it is.',
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
