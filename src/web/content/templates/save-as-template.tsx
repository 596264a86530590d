import { LayoutTemplate } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Store } from '#shared/stores/stores.ts';
import type { Piece, Words } from '#web/content/piece.ts';
import { useT } from '#web/core/app/i18n.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { formOfPiece } from './template-form.ts';

const TemplateDialog = lazy(async () => ({
  default: (await import('./template-dialog.tsx')).TemplateDialog,
}));

/** The words on the screen, with the product's name as a field. */
export function SaveAsTemplate({ store, piece, words }: { store: Store; piece: Piece; words: Words }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <RoleButton needs="write" variant="secondary" onClick={() => setOpen(true)}>
        <LayoutTemplate aria-hidden />
        {t('Save as Template')}
      </RoleButton>
      <Suspense>
        {open && (
          <TemplateDialog
            store={store}
            initial={formOfPiece(piece, words)}
            templateId={null}
            open
            onOpenChange={setOpen}
          />
        )}
      </Suspense>
    </>
  );
}
