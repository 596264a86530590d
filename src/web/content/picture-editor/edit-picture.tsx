import { useQueryClient } from '@tanstack/react-query';
import { ImagePlus, Pencil } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import type { PictureBeginning, PictureToEdit } from '#shared/content/own-pictures.ts';
import { type Text, text } from '#shared/core/sentence.ts';
import type { Store } from '#shared/stores/stores.ts';
import type { Picture } from '#web/content/piece.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Button, type ButtonSize } from '#web/core/ui/button.tsx';
import { toast } from '#web/core/ui/toast.ts';

/** The post whose picture is changed. */
export type PictureSubject = PictureToEdit & Pick<Picture, 'altText'>;

export interface PictureEditorProps {
  store: Store;
  subject: PictureSubject;
  beginning: PictureBeginning;
  onApply: (picture: Picture) => void;
  onClose: () => void;
}

interface OpenedEditor {
  Editor: ComponentType<PictureEditorProps>;
  beginning: PictureBeginning;
}

interface EditPictureProps extends Pick<PictureEditorProps, 'store' | 'subject' | 'onApply'> {
  size?: ButtonSize;
  /** What one that is not there yet begins as. */
  begin?: 'designed' | 'plain';
  /** In place of the usual words. */
  label?: Text;
  blocked?: string | false;
}

/** Opens the picture of a post to be changed; of one that has none, to be made. The editor is loaded only then. */
export function EditPicture({
  store,
  subject,
  onApply,
  size = 'medium',
  begin = 'designed',
  label,
  blocked,
}: EditPictureProps) {
  const t = useT();
  const client = useQueryClient();
  const [isOpening, setOpening] = useState(false);
  const [opened, setOpened] = useState<OpenedEditor | null>(null);
  const Icon = subject.imageUrl ? Pencil : ImagePlus;

  async function open() {
    setOpening(true);
    try {
      const { PictureEditor, readBeginning } = await import('./picture-editor.tsx');
      const beginning = await readBeginning(client, store.id, subject);
      setOpened({
        Editor: PictureEditor,
        beginning: begin === 'plain' ? withoutDesign(beginning) : beginning,
      });
    } catch (error) {
      toast({
        title: t.message(reasonOf(error, text('The picture could not be opened.'))),
        variant: 'destructive',
      });
    }
    setOpening(false);
  }
  return (
    <>
      <Button variant="secondary" size={size} pending={isOpening} blocked={blocked} onClick={open}>
        <Icon aria-hidden />
        {label ? t(label) : subject.imageUrl ? t('Edit picture') : t('Add a picture')}
      </Button>
      {opened && (
        <opened.Editor
          store={store}
          subject={subject}
          beginning={opened.beginning}
          onApply={onApply}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

/** The photo as it is, where there is one. */
function withoutDesign(beginning: PictureBeginning): PictureBeginning {
  if (!beginning.product?.photos.length) return beginning;
  return { ...beginning, composition: { ...beginning.composition, design: null } };
}
